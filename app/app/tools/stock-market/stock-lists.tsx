import { Suspense, useMemo } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { onDemand } from "@/components/ui/on-demand";
import { formatList } from "@/lib/format/numbers";
import type { Position } from "@/lib/game/stocks/position";

import type { Market } from "./use-market";

const StockEntries = onDemand(() => import("./stock-entries").then((l) => l.StockEntries));

export function StockLists({ market }: { market: Market }) {
  const [dividend, passive] = useMemo(
    () => [
      market.positions.filter(({ stock }) => stock.benefit.kind === "active"),
      market.positions.filter(({ stock }) => stock.benefit.kind === "passive"),
    ],
    [market.positions],
  );
  return (
    <>
      <StockList title="Dividend Stocks" positions={dividend} market={market} />
      <StockList title="Passive Stocks (No Dividends)" positions={passive} market={market} />
      {market.unlisted.length > 0 && (
        <p className="mt-4 text-small text-muted-foreground">
          You also hold {formatList(market.unlisted.map(({ stockId }) => `stock [${stockId}]`))},
          which the game no longer lists: without a price{" "}
          {market.unlisted.length === 1 ? "it is" : "they are"} counted nowhere.
        </p>
      )}
    </>
  );
}

function StockList({
  title,
  positions,
  market,
}: {
  title: string;
  positions: readonly Position[];
  market: Market;
}) {
  const held = positions.filter(({ shares }) => shares > 0);
  return (
    <Collapsible title={title} aside={`${held.length} of ${positions.length} owned`}>
      <Suspense fallback={<p className="py-3 text-muted-foreground">Loading data...</p>}>
        <StockEntries title={title} positions={positions} market={market} />
      </Suspense>
    </Collapsible>
  );
}
