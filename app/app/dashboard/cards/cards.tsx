"use client";

import { type ReactNode, useRef, useState } from "react";

import { inOrder } from "@/components/dashboard-cards/card-order";
import { CardBoundary } from "@/components/feedback/card-boundary";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { formatCount } from "@/lib/format/numbers";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { dashboardCardsStore } from "@/lib/store/user/dashboard";
import { cn } from "@/lib/utils";

export interface Card {
  id: string;
  title: string;
  /** Takes the wide column where there is room for two. */
  isBroad?: boolean;
  content: ReactNode;
}

const ArrangeCards = dialogOnDemand(() =>
  import("./arrange-cards").then((module) => module.ArrangeCards),
);

/** The cards of the dashboard, as the player has arranged them. */
export function Cards({ cards }: { cards: readonly Card[] }) {
  const { order, hidden } = useStoredValue(dashboardCardsStore);
  const [isArranging, setIsArranging] = useState(false);
  const arrange = useRef<HTMLButtonElement>(null);
  const all = inOrder(cards, order);
  const shown = all.filter(({ id }) => !hidden.includes(id));
  const isSplit = shown.length > 1 && shown.some(({ isBroad }) => isBroad);

  return (
    <>
      <div
        className={cn(
          "@min-[62rem]/page:grid @min-[62rem]/page:gap-x-12",
          isSplit
            ? "@min-[62rem]/page:grid-cols-[minmax(0,1fr)_23rem]"
            : shown.length > 1 && "@min-[62rem]/page:grid-cols-2",
        )}
        // If the wide card is taller than all the others together, the gap goes below the last of them.
        style={isSplit ? { gridTemplateRows: `repeat(${shown.length - 1}, auto) 1fr` } : undefined}
      >
        {shown.map(({ id, title, isBroad, content }) => (
          <div
            key={id}
            // The checklist has a shortcut of its own where the site is installed: app/manifest.ts.
            id={id}
            className={cn(
              "min-w-0 scroll-mt-16",
              isSplit &&
                (isBroad
                  ? "@min-[62rem]/page:col-start-1 @min-[62rem]/page:row-span-full"
                  : "@min-[62rem]/page:col-start-2"),
            )}
          >
            <CardBoundary name={title}>{content}</CardBoundary>
          </div>
        ))}
      </div>
      <p className="mt-8 max-md:mt-4 flex flex-wrap items-center gap-x-4 border-t pt-2 text-muted-foreground">
        <Button
          ref={arrange}
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setIsArranging(true);
          }}
        >
          Arrange cards
        </Button>
        {hidden.length > 0 && formatCount(all.length - shown.length, "card is", "cards are")}
        {hidden.length > 0 && " hidden."}
      </p>
      {isArranging && (
        <ArrangeCards
          cards={all}
          hidden={hidden}
          trigger={arrange}
          onChange={(arranged) => {
            dashboardCardsStore.set(arranged);
          }}
          onClose={() => {
            setIsArranging(false);
          }}
        />
      )}
    </>
  );
}
