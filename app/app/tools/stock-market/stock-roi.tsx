"use client";

import { lazy, Suspense } from "react";

import { RequireSession } from "@/components/session/require-session";
import { DroppedNote } from "@/components/state/dropped-note";
import { EmptyState } from "@/components/state/empty-state";
import { LoadingState } from "@/components/state/loading-state";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useNow } from "@/components/window/use-now";
import { useUrlValue } from "@/components/window/use-url-value";
import type { Session } from "@/lib/api/session";
import { dividends } from "@/lib/game/stocks/dividends";
import { MINUTE_MS } from "@/lib/game/time/time";

import { Analysis } from "./analysis";
import { RoiLead } from "./roi-lead";
import { StockLists } from "./stock-lists";
import { SummaryCards } from "./summary-cards";
import { useMarket } from "./use-market";

// What the first look does not show loads when it is asked for.
const NextTiers = lazy(async () => ({ default: (await import("./next-tiers")).NextTiers }));
const Budget = lazy(async () => ({ default: (await import("./budget")).Budget }));
const DividendView = lazy(async () => ({
  default: (await import("./dividends/dividend-view")).DividendView,
}));

const VIEWS = {
  analysis: "ROI analysis",
  "next-tier": "Next tier",
  budget: "Budget",
  dividends: "Dividends",
} as const;

export function StockRoi() {
  return <RequireSession>{(session) => <Calculator session={session} />}</RequireSession>;
}

function Calculator({ session }: { session: Session }) {
  const market = useMarket(session);
  const now = useNow(MINUTE_MS);
  const [view, setView] = useUrlValue("view", "analysis");

  if (market.positions.length === 0) {
    return (
      <EmptyState title="No data available">
        The stocks of the game and what they return appear here, once the game lists any.
      </EmptyState>
    );
  }
  const due = dividends(market.positions, market.values, now);
  return (
    <>
      <RoiLead market={market} dividends={due} />
      <SummaryCards market={market} />
      <Tabs value={view in VIEWS ? view : "analysis"} onValueChange={setView} className="mt-6">
        <TabsList aria-label="What to look at">
          {Object.entries(VIEWS).map(([value, title]) => (
            <TabsTrigger key={value} value={value}>
              {title}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="analysis">
          <Analysis market={market} />
          <StockLists market={market} />
        </TabsContent>
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          <TabsContent value="next-tier">
            <NextTiers market={market} />
          </TabsContent>
          <TabsContent value="budget">
            <Budget market={market} />
          </TabsContent>
          <TabsContent value="dividends">
            <DividendView dividends={due} nowMs={now} />
          </TabsContent>
        </Suspense>
      </Tabs>
      {market.dropped.map(({ endpoint, count }) => (
        <DroppedNote key={endpoint} endpoint={endpoint} count={count} />
      ))}
    </>
  );
}
