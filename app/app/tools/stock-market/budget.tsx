import { useDeferredValue, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { MoneyField } from "@/components/list/money-field";
import { DataTable } from "@/components/table/data-table";
import { useUrlText } from "@/components/window/use-url-text";
import { parseMoney } from "@/lib/format/money-input";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import { type Plan, planPurchases } from "@/lib/game/stocks/budget";

import { columns, type PlanRow, PlanMobileRow } from "./budget-columns";
import { Swaps } from "./swaps";
import type { Market } from "./use-market";

const IN_ORDER = [{ id: "order", desc: false }];

/** What to buy with a sum of money, and what to sell for something better. */
export function Budget({ market }: { market: Market }) {
  const [text, setText] = useUrlText("money");
  const dollars = useDeferredValue(parseMoney(text) ?? 0);
  const plan = useMemo(
    () => planPurchases(market.positions, market.values, dollars),
    [market, dollars],
  );
  const rows = useMemo(
    () => plan.tiers.map((tier, i): PlanRow => ({ ...tier, order: i + 1 })),
    [plan],
  );

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-4">
        <MoneyField label="Money to spend" value={text} onChange={setText} />
        {rows.length > 0 && <Outcome plan={plan} dollars={dollars} />}
      </div>
      <DataTable
        name="budget"
        title="Budget"
        columns={columns}
        rows={rows}
        rowId={({ stock, tier }) => `${stock.id}-${tier}`}
        initialSort={IN_ORDER}
        firstSort="asc"
        mobileRow={PlanMobileRow}
        empty={
          dollars > 0 ? (
            <EmptyState title="No data available">
              {formatMoney(dollars)} isn’t enough for a whole tier. Next tier shows what the
              cheapest one costs.
            </EmptyState>
          ) : (
            <EmptyState title="No data available">
              Enter an amount to see which tiers to buy with it, and in what order.
            </EmptyState>
          )
        }
      />
      <Swaps market={market} />
    </>
  );
}

function Outcome({ plan, dollars }: { plan: Plan; dollars: number }) {
  return (
    <p className="max-w-136">
      Buys {formatCount(plan.tiers.length, "tier", "tiers")} for {formatMoney(plan.spent)}, which
      pay <b>{formatMoney(plan.annualGain)} more per year</b>; {formatMoney(plan.remaining)} is
      left.{" "}
      <Explain
        title="the budget"
        lines={[
          { label: "Money to spend", value: formatMoney(dollars) },
          { label: "Spent", value: formatMoney(plan.spent) },
          { label: "Left", value: formatMoney(plan.remaining) },
          { label: "Extra per year", value: formatMoney(plan.annualGain) },
        ]}
        note={howText(plan)}
      />
    </p>
  );
}

/** Whether another choice could pay more, and how that is known. */
function howText({ isExact, gapBound }: Plan): string {
  return isExact
    ? "Exact: no other combination of next tiers within this budget pays more. The fastest payback comes first."
    : `There were too many combinations to check them all: another choice could pay at most ${formatMoney(gapBound)} more per year. The fastest payback comes first.`;
}
