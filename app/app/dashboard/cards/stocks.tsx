"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { Suspense, useMemo, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { formatCount } from "@/lib/format/numbers";
import { heldOf, positions } from "@/lib/game/stocks/position";
import { gameTime } from "@/lib/store/preferences/game-clock";

const StockFigures = onDemand(() => import("./stock-figures").then((l) => l.StockFigures));

/** The player's stocks. Their figures load once they are in view. */
export function Stocks() {
  const session = useSession();
  const [{ data: stocks }, { data: holdings, dataUpdatedAt }] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const held = useMemo(
    () => heldOf(positions(stocks.entries, holdings.entries).positions),
    [stocks, holdings],
  );
  const figures = useRef<HTMLDivElement>(null);
  const isSeen = useInView(figures);

  return (
    <section aria-label="Stocks" className="mt-6 max-md:mt-2">
      <SectionHeader title="Stocks" aside={formatCount(held.length, "stock held", "stocks held")} />
      <div ref={figures} className="min-h-16">
        <Suspense>
          {isSeen && <StockFigures held={held} fetchedAtMs={gameTime(dataUpdatedAt)} />}
        </Suspense>
      </div>
      <RowLinks>
        <PageLink href="/app/user/stock">Portfolio</PageLink>
        <PageLink href="/app/tools/stock-market">Stock ROI Calculator</PageLink>
      </RowLinks>
    </section>
  );
}
