import type { RowData } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useMemo, useState } from "react";

import { TableBody } from "@/components/ui/table";
import { useElementRect } from "@/components/window/use-element-rect";

import { GridRow, highestOf, type RowsProps } from "./grid-row";
import { useSteadyColumns } from "./steady-columns";

const ROW_PX = 37;

/** The rows near the window, and room for the others above and below them. */
export function WindowedRows<Data extends RowData>({ rows, ...props }: RowsProps<Data>) {
  const [boxRef, { topPx }] = useElementRect();
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  // The same function at each render: a new ref would be called as if the element were new.
  const ref = useCallback(
    (element: HTMLTableSectionElement | null) => {
      setBody(element);
      return boxRef(element);
    },
    [boxRef],
  );
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: topPx,
  });
  useSteadyColumns(body, props.shown);

  const drawn = virtual.getVirtualItems();
  // Computed over all rows, which are many, so not with each scroll.
  const highest = useMemo(() => highestOf(rows, props.sortedBy), [rows, props.sortedBy]);
  return (
    <TableBody ref={ref}>
      <Room px={(drawn[0]?.start ?? topPx) - topPx} />
      {drawn.map(({ index }) => {
        const row = rows[index];
        return (
          row && (
            <GridRow
              key={row.id}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              row={row}
              index={index}
              highest={highest}
              {...props}
            />
          )
        );
      })}
      <Room px={virtual.getTotalSize() - (drawn.at(-1)?.end ?? topPx) + topPx} />
    </TableBody>
  );
}

function Room({ px }: { px: number }) {
  return (
    px > 0 && (
      <tr aria-hidden>
        <td style={{ height: px }} />
      </tr>
    )
  );
}
