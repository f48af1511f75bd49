"use client";

import { Suspense } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Missing } from "@/components/feedback/retry-advice";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { formatList } from "@/lib/format/numbers";
import { isNotRead } from "@/lib/game/stocks/benefit-value";
import { dividends } from "@/lib/game/stocks/dividends";
import { MINUTE_MS } from "@/lib/game/time/time";

import { Analysis } from "./analysis";
import { RoiHeadline } from "./roi-headline";
import { StockLists } from "./stock-lists";
import { SummaryCards } from "./summary-cards";
import { useMarket } from "./use-market";

// What isn't shown at first loads on demand.
const NextTiers = onDemand(() => import("./next-tiers").then((l) => l.NextTiers));
const Budget = onDemand(() => import("./budget").then((l) => l.Budget));
const DividendView = onDemand(() =>
  import("./dividends/dividend-view").then((l) => l.DividendView),
);

const VIEWS = [
  ["analysis", "ROI analysis"],
  ["next-tier", "Next tier"],
  ["budget", "Budget"],
  ["dividends", "Dividends"],
] as const satisfies readonly Choice[];

export function StockRoi() {
  const session = useSession();
  const { market, missing } = useMarket(session);
  const now = useNow(MINUTE_MS);
  const isPhone = useIsMobile();
  const [view, setView] = useUrlChoice("view", VIEWS, "analysis");

  if (market.positions.length === 0) {
    return (
      <EmptyState title="No data available">
        The game’s stocks and their returns appear here once the game lists any.
      </EmptyState>
    );
  }
  const due = dividends(market.positions, market.values, {
    nowMs: now,
    readAtMs: market.readAtMs,
  });
  const withoutPrices = market.positions
    .filter(({ stock }) => isNotRead(market.values.get(stock.id)))
    .map(({ stock }) => stock.acronym);
  return (
    <>
      {view === "analysis" && <RoiHeadline market={market} dividends={due} />}
      {missing.map(({ what, path, error, retry }) => (
        <Missing key={path} path={path} error={error} retry={retry}>
          Couldn’t load {what}.
        </Missing>
      ))}
      {withoutPrices.length > 0 && (
        <p className="text-muted-foreground">
          Not ranked: <span translate="no">{formatList(withoutPrices)}</span>.
        </p>
      )}
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {view === "analysis" ? (
        <>
          {!isPhone && <SummaryCards market={market} />}
          <Analysis market={market} />
          {isPhone && <SummaryCards market={market} />}
          <StockLists market={market} />
        </>
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          {view === "next-tier" && <NextTiers market={market} />}
          {view === "budget" && <Budget market={market} />}
          {view === "dividends" && <DividendView dividends={due} nowMs={now} />}
        </Suspense>
      )}
    </>
  );
}
