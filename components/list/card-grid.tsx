"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode } from "react";

import { useElementRect } from "@/components/window/use-element-rect";
import { cn } from "@/lib/utils";

const CARD_PX = 272;
const GAP_PX = 32;
/** The number of cards rendered above and below the window, rounded up to whole rows. */
const BEYOND = 3;

interface CardGridProps<T> {
  label: string;
  entries: readonly T[];
  /**
   * The React key of a card. Set it for cards with their own state, such as a part that opens. Without it, each card reuses the
   * elements of the card in its place before, which takes half the time of a new card.
   */
  entryId?: (entry: T) => string | number;
  /** The estimated height of a card until it has been rendered. */
  cardPx?: number;
  /** Space above and below a card. Rows of two lines bring their own. */
  className?: string;
  /** With a stable reference, cards that show the same entry as before don't re-render. */
  card: (entry: T) => ReactNode;
}

function Cards<T>({
  label,
  entries,
  entryId,
  cardPx = 150,
  className = "py-3",
  card,
}: CardGridProps<T>) {
  const [boxRef, { widthPx, topPx }] = useElementRect();
  const columns = Math.max(1, Math.floor((widthPx + GAP_PX) / (CARD_PX + GAP_PX)));
  const rows = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : Math.ceil(entries.length / columns),
    estimateSize: () => cardPx,
    overscan: Math.ceil(BEYOND / columns),
    scrollMargin: topPx,
  });

  return (
    <div
      ref={boxRef}
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
          className="absolute inset-x-0 grid gap-x-8"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            top: row.start - topPx,
          }}
        >
          {entries.slice(row.index * columns, (row.index + 1) * columns).map((entry, i) => (
            <div
              key={entryId?.(entry) ?? i}
              role="listitem"
              aria-setsize={entries.length}
              aria-posinset={row.index * columns + i + 1}
              className={cn("border-b border-border", className)}
            >
              <Card entry={entry} card={card} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const Card = memo(function Card<T>({ entry, card }: Pick<CardGridProps<T>, "card"> & { entry: T }) {
  return card(entry);
}) as <T>(props: Pick<CardGridProps<T>, "card"> & { entry: T }) => ReactNode;

/** Cards in as many columns as fit. Only the cards near the window are rendered. */
export const CardGrid = memo(Cards) as typeof Cards;

interface ListHeaderProps {
  /** The number of cards; screen readers announce its changes. */
  count: string;
  /** The sort control. */
  children: ReactNode;
}

/** The line above a list of cards. */
export function ListHeader({ count, children }: ListHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-rule pb-1.5">
      <p role="status" className="text-muted-foreground max-md:order-1">
        {count}
      </p>
      {children}
    </div>
  );
}
