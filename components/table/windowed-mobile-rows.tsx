import { useWindowVirtualizer } from "@tanstack/react-virtual";

import { useElementRect } from "@/components/window/use-element-rect";

import { type MobileRowsProps, MobileRow } from "./mobile-row";

/** The estimated height of a row until it has been rendered. */
const MOBILE_ROW_PX = 110;

/** The rows near the window, and room for the others above and below them. */
export function WindowedMobileRows<Row>({ label, rows, mobileRow }: MobileRowsProps<Row>) {
  const [ref, { topPx }] = useElementRect();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => MOBILE_ROW_PX,
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
          row && (
            <MobileRow
              key={row.id}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              index={index}
              row={row.original}
              mobileRow={mobileRow}
            />
          )
        );
      })}
    </ul>
  );
}
