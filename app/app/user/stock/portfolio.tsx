"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { RequireSession } from "@/components/session/require-session";
import { DroppedNote } from "@/components/state/dropped-note";
import { EmptyState } from "@/components/state/empty-state";
import { useNow } from "@/components/window/use-now";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import type { Session } from "@/lib/api/session";
import { formatCount } from "@/lib/format/numbers";
import { portfolio } from "@/lib/game/stocks/portfolio";
import { MINUTE_MS } from "@/lib/game/time/time";

import { Allocation } from "./allocation";
import { dividendStates } from "./dividend-state";
import { HoldingCards } from "./holding-cards";
import { PortfolioLead } from "./portfolio-lead";
import { Purchases } from "./purchases";

export function Portfolio() {
  return <RequireSession>{(session) => <Holdings session={session} />}</RequireSession>;
}

function Holdings({ session }: { session: Session }) {
  const [{ data: stocks }, { data: holdings }] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const now = useNow(MINUTE_MS);
  const held = useMemo(() => portfolio(stocks.entries, holdings.entries), [stocks, holdings]);
  const states = useMemo(() => dividendStates(held.rows, now), [held, now]);

  return (
    <>
      {held.rows.length + held.unlisted.length === 0 ? (
        <EmptyState title="No stock holdings found.">
          The stocks that you buy appear here: what they are worth, what they cost, what they pay.
        </EmptyState>
      ) : (
        <>
          <PortfolioLead portfolio={held} states={states} />
          <HoldingCards portfolio={held} states={states} />
        </>
      )}
      {held.empty > 0 && (
        <p className="mt-3 text-small text-muted-foreground">
          {formatCount(held.empty, "holding", "holdings")} of zero shares{" "}
          {held.empty === 1 ? "is" : "are"} left out.
        </p>
      )}
      {held.rows.length > 0 && (
        <>
          <Allocation rows={held.rows} />
          <Purchases rows={held.rows} />
        </>
      )}
      <DroppedNote count={stocks.dropped} endpoint="torn/stocks" />
      <DroppedNote count={holdings.dropped} endpoint="user/stocks" />
    </>
  );
}
