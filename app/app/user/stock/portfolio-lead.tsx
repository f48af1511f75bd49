import { Explain } from "@/components/state/explain";
import { Lead } from "@/components/state/lead";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
} from "@/lib/format/numbers";
import type { Portfolio } from "@/lib/game/stocks/portfolio";

import { profitLines, totalLines } from "./computed";
import type { DividendState } from "./dividend-state";
import { signed } from "./signed";

/** The total value first; beside it what it cost, what it gained and what waits to be collected. */
export function PortfolioLead({
  portfolio,
  states,
}: {
  portfolio: Portfolio;
  states: ReadonlyMap<number, DividendState>;
}) {
  const { rows, value, cost, profit } = portfolio;
  const ready = rows.filter(({ position }) => states.get(position.stock.id)?.isReady);
  const purchases = rows.reduce((sum, { lots }) => sum + lots.length, 0);

  return (
    <Lead
      figure={formatMoneyShort(value)}
      words={`in ${formatCount(rows.length, "stock", "stocks")}`}
      note={
        <>
          Total value <b className="text-foreground">{formatMoney(value)}</b>{" "}
          <Explain title="Total value" {...totalLines(portfolio)} /> Profit{" "}
          <b className="text-foreground">{signed(profit, formatMoney)}</b>{" "}
          <Explain title="Profit" {...profitLines(portfolio)} />
        </>
      }
      side={[
        {
          label: "Cost",
          value: formatMoneyShort(cost),
          note: formatCount(purchases, "purchase", "purchases"),
        },
        {
          label: "Profit",
          value: signed(profit, formatMoneyShort),
          note: cost > 0 ? signed((profit / cost) * 100, formatPercent) : "–",
        },
        {
          label: "Ready to collect",
          value: formatWhole(ready.length),
          note: ready.map(({ position }) => position.stock.acronym).join(", ") || "Nothing yet",
        },
      ]}
    />
  );
}
