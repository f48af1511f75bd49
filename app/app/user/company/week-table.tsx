import { Copy, Download } from "lucide-react";

import { SectionHeader } from "@/components/figures/section-header";
import { copyTable, saveCsv } from "@/components/table/export-actions";
import type { TableExport } from "@/components/table/table-export";
import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { type CompanyWeek, totalOfWeeks } from "@/lib/game/companies/company-history";

const COLUMNS = ["Week of", "Income", "Customers", "Per customer"];
/** The columns of the director alone. */
const PROFIT_COLUMNS = ["Profit", "Days saved"];

const CELL =
  "h-9 border-b border-row py-1 pr-2 text-right font-normal first:text-left last:pr-0 md:pr-4";

/** A minus sign stays beside its figure. */
const FIGURE = `${CELL} whitespace-nowrap`;

interface WeekTableProps {
  /** Newest first. */
  weeks: readonly CompanyWeek[];
  /** True for the director. */
  hasProfit: boolean;
}

/** The company's weeks, with their total. */
export function WeekTable({ weeks, hasProfit }: WeekTableProps) {
  const total = totalOfWeeks(weeks);
  const columns = hasProfit ? [...COLUMNS, ...PROFIT_COLUMNS] : COLUMNS;
  return (
    <>
      <SectionHeader title="By week">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => void copyTable(weekExport(weeks, hasProfit))}
        >
          <Copy aria-hidden />
          Copy
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => void saveCsv(weekExport(weeks, hasProfit), "Company weeks")}
        >
          <Download aria-hidden />
          CSV
        </Button>
      </SectionHeader>
      {/* A phone has no room for the income per customer, which is in the chart. */}
      <table
        aria-label="By week"
        className="w-full text-base max-md:text-small max-md:[&_tr>:nth-child(4)]:hidden"
      >
        <ColumnHeaders names={columns} cell={`${CELL} border-rule text-small`} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.fromMs}>
              <th scope="row" className={CELL}>
                {formatShortGameDay(week.fromMs)}
                {!week.isOver && ", so far"}
              </th>
              <Values {...week} hasProfit={hasProfit} />
            </tr>
          ))}
          {total && (
            <tr className="font-semibold [&>*]:border-0 [&>*]:font-semibold">
              <th scope="row" className={CELL}>
                Total
              </th>
              <Values {...total} hasProfit={hasProfit} />
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}

function Values({
  income,
  customers,
  perCustomer,
  profit,
  savedDays,
  days,
  hasProfit,
}: Omit<CompanyWeek, "fromMs" | "isOver"> & Pick<WeekTableProps, "hasProfit">) {
  const title = (dollars: number | null) => orDash(dollars, formatMoney);
  return (
    <>
      <td className={FIGURE} title={title(income)}>
        {orDash(income, formatMoneyShort)}
      </td>
      <td className={FIGURE}>{orDash(customers, formatWhole)}</td>
      <td className={FIGURE}>{orDash(perCustomer, formatMoneyShort)}</td>
      {hasProfit && (
        <>
          <td className={`${FIGURE} font-semibold`} title={title(profit)}>
            {orDash(profit, formatMoneyShort)}
          </td>
          <td className={CELL}>
            {savedDays === 0 ? "–" : `${formatWhole(savedDays)} of ${formatWhole(days)}`}
          </td>
        </>
      )}
    </>
  );
}

/** Without rounding, so that a spreadsheet can calculate with it. */
const weekExport = (weeks: readonly CompanyWeek[], hasProfit: boolean): TableExport => ({
  headers: [...COLUMNS, ...(hasProfit ? [...PROFIT_COLUMNS, "Days"] : [])],
  lines: weeks.map(({ fromMs, income, customers, perCustomer, profit, savedDays, days }) => [
    formatIsoDay(fromMs),
    income ?? "",
    customers ?? "",
    perCustomer === null ? "" : Math.round(perCustomer * 100) / 100,
    ...(hasProfit ? [profit ?? "", savedDays, days] : []),
  ]),
});
