/**
 * A baseline for scrolling: plain text in TanStack's virtual list, with the same React. The bench compares our lists with
 * it.
 */
import { buildSmallExport } from "./empty-export.mjs";

const PAGE = `"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useState } from "react";

/** Shows what window.showRows is given: how many rows, the texts of each, how high one is, and if they are columns. */
export default function Page() {
  const [list, setList] = useState({ count: 0, rows: [[]], px: 40, isTable: true });
  useEffect(() => {
    window.showRows = setList;
  }, []);
  const virtual = useWindowVirtualizer({
    count: list.count,
    estimateSize: () => list.px,
    overscan: list.isTable ? 12 : 6,
  });
  const columns = list.isTable ? "repeat(" + list.rows[0].length + ", 1fr)" : "1fr";
  return (
    <main style={{ position: "relative", height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-row=""
          style={{
            position: "absolute",
            top: start,
            width: "100%",
            height: list.px,
            overflow: "hidden",
            display: "grid",
            gridTemplateColumns: columns,
            whiteSpace: "nowrap",
          }}
        >
          {list.rows[index % list.rows.length].map((text, at) => (
            <span key={at}>{text}</span>
          ))}
        </div>
      ))}
    </main>
  );
}
`;

/** @returns {Promise<string>} the folder with the exported files */
export const buildBareList = () => buildSmallExport("bare-list", PAGE);
