import { useWindowVirtualizer } from "@tanstack/react-virtual";

import { useBox } from "@/components/window/use-box";

import { type EntriesProps, Entry } from "./entry";

/** The estimated height of an entry until it has been rendered. */
const ENTRY_PX = 110;

/** The entries near the window, and room for the others above and below them. */
export function WindowedEntries<Row>({ label, rows, entry }: EntriesProps<Row>) {
  const [ref, { topPx }] = useBox();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ENTRY_PX,
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
            <Entry
              key={row.id}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              index={index}
              row={row.original}
              entry={entry}
            />
          )
        );
      })}
    </ul>
  );
}
