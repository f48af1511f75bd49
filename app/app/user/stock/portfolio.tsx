"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { useSession } from "@/components/session/session";
import { useNow } from "@/components/window/use-now";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { formatCount } from "@/lib/format/numbers";
import { dueDividends } from "@/lib/game/stocks/dividends";
import { portfolio } from "@/lib/game/stocks/portfolio";
import { MINUTE_MS } from "@/lib/game/time/time";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { Allocation } from "./allocation";
import { dividendStates } from "./dividend-state";
import { HoldingCards } from "./holding-cards";
import { PortfolioHeadline } from "./portfolio-headline";
import { Purchases } from "./purchases";

export function Portfolio() {
  const session = useSession();
  const [{ data: stocks }, { data: holdings, dataUpdatedAt }] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const nowMs = useNow(MINUTE_MS);
  const readAtMs = gameTime(dataUpdatedAt);
  const held = useMemo(() => portfolio(stocks.entries, holdings.entries), [stocks, holdings]);
  const dividends = useMemo(() => {
    const positions = held.rows.map(({ position }) => position);
    return dueDividends(positions, { nowMs, readAtMs });
  }, [held, nowMs, readAtMs]);
  const states = useMemo(() => dividendStates(held.rows, dividends), [held, dividends]);

  return (
    <>
      {held.rows.length + held.unlisted.length === 0 ? (
        <EmptyState title="No stock holdings found.">
          The stocks you buy appear here: what they’re worth, what they cost, what they pay.
        </EmptyState>
      ) : (
        <>
          <PortfolioHeadline portfolio={held} dividends={dividends} />
          <HoldingCards portfolio={held} states={states} />
        </>
      )}
      {held.empty > 0 && (
        <p className="mt-3 text-small text-muted-foreground">
          {formatCount(held.empty, "holding", "holdings")} with no shares{" "}
          {held.empty === 1 ? "is" : "are"} left out.
        </p>
      )}
      {held.rows.length > 0 && (
        <>
          <Allocation rows={held.rows} />
          <Purchases rows={held.rows} />
        </>
      )}
    </>
  );
}
