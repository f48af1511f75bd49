import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import {
  formatSignedMoney,
  formatSignedMoneyShort,
  formatSignedPercent,
} from "@/lib/format/signed";
import type { DueDividend } from "@/lib/game/stocks/dividends";
import type { Portfolio } from "@/lib/game/stocks/portfolio";

import { explainBoth, explainProfit, explainTotal } from "./explanation";

/** The total value, then its cost, its profit and what can be collected. */
export function PortfolioHeadline({
  portfolio,
  dividends,
}: {
  portfolio: Portfolio;
  dividends: readonly DueDividend[];
}) {
  const { rows, value, cost, profit, profitPercent } = portfolio;
  const ready = dividends.filter(({ isReady }) => isReady);
  const purchases = rows.flatMap((row) => row.purchases).length;

  return (
    <PageHeadline
      figure={formatMoneyShort(value)}
      text={`in ${formatCount(rows.length, "stock", "stocks")}`}
      note={
        <>
          Total value <b className="text-foreground">{formatMoney(value)}</b>{" "}
          <Explain title="Total value" {...explainTotal(portfolio)} /> Profit{" "}
          <b className="text-foreground">{orDash(profit, formatSignedMoney)}</b>{" "}
          <Explain title="Profit" {...explainProfit(portfolio)} />
        </>
      }
      status={[
        <>
          Profit <b className="text-foreground">{orDash(profit, formatSignedMoneyShort)}</b>{" "}
          <Explain title="Total value and profit" {...explainBoth(portfolio)} />
        </>,
        ready.length > 0 && `${formatWhole(ready.length)} ready to collect`,
      ]}
      side={[
        {
          label: "Cost",
          value: orDash(cost, formatMoneyShort),
          note: formatCount(purchases, "purchase", "purchases"),
        },
        {
          label: "Profit",
          value: orDash(profit, formatSignedMoneyShort),
          note: orDash(profitPercent, formatSignedPercent),
        },
        {
          label: "Ready to collect",
          value: formatWhole(ready.length),
          note:
            ready.length === 0 ? (
              "Nothing yet"
            ) : (
              <span translate="no">{formatList(ready.map(({ stock }) => stock.acronym))}</span>
            ),
        },
      ]}
    />
  );
}
