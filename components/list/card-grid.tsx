"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";

import { useBox } from "@/components/window/use-box";

const CARD_PX = 272;
const GAP_PX = 32;
/** What a card is taken for until it has been drawn. */
const CARD_HEIGHT_PX = 150;

interface CardGridProps<T> {
  label: string;
  entries: readonly T[];
  entryId: (entry: T) => string | number;
  card: (entry: T) => ReactNode;
}

/** Cards in as many columns as there is room for; only those near the window are in the page. */
export function CardGrid<T>({ label, entries, entryId, card }: CardGridProps<T>) {
  const [ref, { widthPx, topPx }] = useBox();
  const columns = Math.max(1, Math.floor((widthPx + GAP_PX) / (CARD_PX + GAP_PX)));
  const rows = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : Math.ceil(entries.length / columns),
    estimateSize: () => CARD_HEIGHT_PX,
    overscan: 4,
    scrollMargin: topPx,
  });

  return (
    <div
      ref={ref}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute inset-x-0 top-0 grid gap-x-8"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - topPx}px)`,
          }}
        >
          {entries.slice(row.index * columns, (row.index + 1) * columns).map((entry, i) => (
            <div
              key={entryId(entry)}
              role="listitem"
              aria-setsize={entries.length}
              aria-posinset={row.index * columns + i + 1}
              className="border-b border-border py-3"
            >
              {card(entry)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
