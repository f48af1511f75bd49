import type { RowData } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";

import { TableBody } from "@/components/ui/table";
import { useElementRect } from "@/components/window/use-element-rect";

import { GridRow, highestOf, type RowsProps } from "./row";

const ROW_PX = 37;

/** The rows near the window, with empty space for the others above and below them. */
export function WindowedRows<Data extends RowData>({ rows, ...props }: RowsProps<Data>) {
  const [boxRef, { topPx }] = useElementRect();
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  // A stable function: React calls a new ref again with the same element.
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
  // It covers all rows, so it is memoized, and not computed again with each scroll.
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

export interface PhoneListProps<Each> {
  label: string;
  rows: readonly Each[];
  /** The estimated height of a row until it has been rendered. */
  rowPx: number;
  /** Draws a row, with the attributes that its element needs in a long list. */
  drawRow: (row: Each, index: number, attributes?: RowAttributes) => ReactNode;
}

type RowAttributes = ComponentProps<"li"> & { "data-index": number };

/** The entries near the window on a phone, with empty space for the others above and below them. */
export function WindowedPhoneList<Each>({ label, rows, rowPx, drawRow }: PhoneListProps<Each>) {
  const [ref, { topPx }] = useElementRect();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    overscan: 6,
    scrollMargin: topPx,
  });
  const drawn = virtual.getVirtualItems();
  return (
    <ul
      ref={ref}
      aria-label={label}
      className="border-t border-rule"
      style={{
        paddingTop: (drawn[0]?.start ?? topPx) - topPx,
        paddingBottom: virtual.getTotalSize() - (drawn.at(-1)?.end ?? topPx) + topPx,
      }}
    >
      {drawn.map(({ index }) => {
        const row = rows[index];
        return (
          row !== undefined &&
          drawRow(row, index, {
            ref: virtual.measureElement,
            "data-index": index,
            "aria-setsize": rows.length,
            "aria-posinset": index + 1,
          })
        );
      })}
    </ul>
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

/**
 * Lets columns only get wider while the player scrolls: rows that come into view must not move the text that the player reads.
 * The browser reports the widths after its layout; reading them here would force a layout for each new row.
 * @param shown the ids of the columns that are shown
 */
function useSteadyColumns(body: HTMLTableSectionElement | null, shown: readonly string[]): void {
  useEffect(() => {
    const heads = [...(body?.closest("table")?.tHead?.rows[0]?.cells ?? [])];
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        (target as HTMLElement).style.minWidth = `${borderBoxSize[0]?.inlineSize ?? 0}px`;
      }
    });
    const observe = () => {
      for (const head of heads) observer.observe(head);
    };
    const disconnect = () => {
      observer.disconnect();
      for (const head of heads) head.style.minWidth = "";
    };
    const restart = () => {
      disconnect();
      observe();
    };
    observe();
    window.addEventListener("resize", restart);
    return () => {
      disconnect();
      window.removeEventListener("resize", restart);
    };
  }, [body, shown]);
}
