import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageLink } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { formatCount, formatMoney, orDash } from "@/lib/format/numbers";
import { formatGameDay, formatGameTime } from "@/lib/format/times";
import { sumOrNull } from "@/lib/common/sums";

import type { TodayProps } from "./today";

/** How the profit of the last day adds up. */
export function ProfitSum({ company, day }: TodayProps) {
  const { details, products } = company;
  const { income, costOfSold, wages, advertising, profit, reportMs } = day;
  const customers = details.data?.customersOfDay ?? null;
  const sold = products === null ? null : sumOrNull(products.map(({ soldWorth }) => soldWorth));
  const difference = sold === null || income === null ? 0 : income - sold;
  const minus = (dollars: number | null) => orDash(dollars, (known) => formatMoney(-known));
  const title = `Profit on ${formatGameDay(reportMs)}`;
  if (day.isFoundedToday) return null;
  return (
    <section aria-label="Profit" className="mt-6 max-w-160">
      <SectionHeader title={title}>
        <span className="px-2.5">
          <PageLink href="/app/user/company?view=history">History</PageLink>
        </span>
      </SectionHeader>
      <DescriptionList>
        <DescriptionRow
          wide
          label={
            customers === null
              ? "Income"
              : `Income, ${formatCount(customers, "customer", "customers")}`
          }
          value={orDash(income, formatMoney)}
        />
        <DescriptionRow wide label="Cost of what was sold" value={minus(costOfSold)} />
        <DescriptionRow wide label="Wages" value={minus(wages)} />
        <DescriptionRow wide label="Advertising" value={minus(advertising)} />
        <DescriptionRow
          wide
          label={<b>Profit</b>}
          value={
            <Toned value={profit}>
              <b>{orDash(profit, formatMoney)}</b>
            </Toned>
          }
        />
      </DescriptionList>
      <p className="mt-2 text-small text-muted-foreground">
        Income and customers: the game’s report of {formatGameDay(reportMs)}, about{" "}
        {formatGameTime(reportMs)}. Costs, wages and advertising: as loaded. Deposits and
        withdrawals don’t count.
        {difference !== 0 &&
          ` Sold by the stock list: ${orDash(sold, formatMoney)}, ${formatMoney(Math.abs(difference))} ${difference > 0 ? "less" : "more"} than the report.`}
      </p>
    </section>
  );
}
