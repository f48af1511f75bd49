import { useMemo } from "react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { LongList } from "@/components/list/long-list";
import { StockLink } from "@/components/stocks/stock-link";
import { filledFraction } from "@/components/stocks/tier-progress";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { NoValue } from "@/lib/game/stocks/benefit-value";
import { type Position, tierFraction, tierStatus } from "@/lib/game/stocks/position";
import type { Stock } from "@/lib/game/stocks/stock";
import { cn } from "@/lib/utils";

import type { Market } from "./use-market";
import { OwnValue } from "./values";

/** Stocks held first, by value; then the others in the game's order. */
const heldFirst = (a: Position, b: Position) => b.value - a.value;

/** A list of stocks, each with the player's holding. */
export function StockEntries({
  title,
  positions,
  market,
}: {
  title: string;
  positions: readonly Position[];
  market: Market;
}) {
  const sorted = useMemo(() => positions.toSorted(heldFirst), [positions]);
  return (
    <LongList entries={sorted}>
      {(shown) => (
        <ul aria-label={title} className="grid gap-x-12 @4xl/page:grid-cols-2">
          {shown.map((position) => (
            <StockEntry key={position.stock.id} position={position} market={market} />
          ))}
        </ul>
      )}
    </LongList>
  );
}

function StockEntry({ position, market }: { position: Position; market: Market }) {
  const { stock, shares, value } = position;
  const benefitValue = market.values.get(stock.id);
  return (
    <li
      className={cn(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-baseline gap-x-2 border-b border-row py-2",
        shares === 0 && "text-muted-foreground",
      )}
    >
      <span className={cn("self-start pt-0.5", position.activeTiers > 0 && "text-success")}>
        <ProgressCircle
          value={filledFraction(tierStatus(position, 1), tierFraction(stock, shares, 1))}
        />
      </span>
      <StockLink stock={stock} />
      <b className="text-right font-semibold">{shares === 0 ? "–" : formatMoney(value)}</b>
      <p className="col-start-2 text-small text-muted-foreground">
        {stateText(position)}
        {stock.benefit.description !== "" && `, ${stock.benefit.description}`}
      </p>
      <p className="text-right text-small text-muted-foreground">
        {shares === 0 ? "–" : formatWhole(shares)}
      </p>
      {benefitValue?.type === null && (
        <p className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-2 text-small">
          <span>{reasonText(stock, benefitValue)}</span>
          <OwnValue stock={stock} value={benefitValue} />
        </p>
      )}
    </li>
  );
}

/** "2 tiers", "1 tier, 1 pending", "Inactive, 62% of tier 1"; a passive stock has one block only. */
function stateText(position: Position): string {
  const { stock, activeTiers, pendingTiers, shares } = position;
  const isPassive = stock.benefit.kind === "passive";
  const status = tierStatus(position, 1);
  if (status === "Inactive") {
    const part = tierFraction(stock, shares, 1);
    if (part === 0) return status;
    return `${status}, ${Math.floor(part * 100)}% of ${isPassive ? "the block" : "tier 1"}`;
  }
  if (isPassive) return status;
  return [
    ...(activeTiers > 0 ? [formatCount(activeTiers, "tier", "tiers")] : []),
    ...(pendingTiers > 0 ? [`${formatWhole(pendingTiers)} pending`] : []),
  ].join(", ");
}

/** The reason why a benefit has no cash value, or no known cash value. */
function reasonText(stock: Stock, value: NoValue): string {
  const why = whyNone(stock, value);
  return why === null ? "Cash value: – (its price couldn’t be loaded)" : `No cash value: ${why}`;
}

/** The reason why a benefit has no cash value; null if it may have one. */
function whyNone({ benefit }: Stock, { reason, itemName }: NoValue): string | null {
  switch (reason) {
    case "not sellable":
      return `${benefit.description} can’t be sold.`;
    case "no item price":
      return `${itemName ?? "its item"} isn’t traded, so it has no price.`;
    case "no property costs":
      return "property prices aren’t available.";
    case "no points offered":
      return "no points are for sale on the market.";
    case "never pays":
      return "unknown payment frequency.";
    case "unknown benefit":
      return `unknown value for ${benefit.description || "its benefit"}.`;
    case "prices not read":
      return null;
  }
}
