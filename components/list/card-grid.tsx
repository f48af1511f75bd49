"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode } from "react";

import { useIsMobile } from "@/components/window/use-is-mobile";
import { useElementRect } from "@/components/window/use-element-rect";

import { TWO_LINES_PX } from "./two-line-row";

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
  /** With a stable reference, cards that show the same entry as before don't re-render. */
  card: (entry: T) => ReactNode;
  /** The row of two lines that stands for the card on a phone. As stable as `card`. */
  row?: (entry: T) => ReactNode;
}

function Cards<T>({ label, entries, entryId, cardPx = 150, card, row }: CardGridProps<T>) {
  const phoneRow = useIsMobile() ? row : undefined;
  const [boxRef, { widthPx, topPx }] = useElementRect();
  const columns = Math.max(1, Math.floor((widthPx + GAP_PX) / (CARD_PX + GAP_PX)));
  const lines = useWindowVirtualizer({
    count: widthPx === 0 ? 0 : Math.ceil(entries.length / columns),
    estimateSize: () => (phoneRow ? TWO_LINES_PX : cardPx),
    overscan: Math.ceil(BEYOND / columns),
    scrollMargin: topPx,
  });

  return (
    <div
      ref={boxRef}
      role="list"
      aria-label={label}
      className="relative"
      style={{ height: lines.getTotalSize() }}
    >
      {lines.getVirtualItems().map((line) => (
        <div
          key={line.key}
          ref={lines.measureElement}
          data-index={line.index}
          role="presentation"
          className="absolute inset-x-0 grid gap-x-8"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            top: line.start - topPx,
          }}
        >
          {entries.slice(line.index * columns, (line.index + 1) * columns).map((entry, i) => (
            <div
              key={entryId?.(entry) ?? i}
              role="listitem"
              aria-setsize={entries.length}
              aria-posinset={line.index * columns + i + 1}
              className={phoneRow ? "border-b border-border" : "border-b border-border py-3"}
            >
              <Card entry={entry} card={phoneRow ?? card} />
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
  /** The sort control, and others beside it. On a phone their labels are for screen readers only. */
  children: ReactNode;
}

/** The line above a list of cards. */
export function ListHeader({ count, children }: ListHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-rule pb-1.5 max-md:flex-nowrap max-md:items-center">
      <p role="status" className="shrink-0 text-muted-foreground">
        {count}
      </p>
      <div className="flex gap-4 max-md:min-w-0 max-md:flex-1 max-md:gap-2 max-md:[&_label]:min-w-0 max-md:[&_label]:sr-only">
        {children}
      </div>
    </div>
  );
}
