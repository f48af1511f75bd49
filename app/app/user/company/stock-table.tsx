import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { SortSelect, TableHeading } from "@/components/table/toolbar";
import { DataTable } from "@/components/table/data-table";
import { formatCount, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { fundsLastDays, isService } from "@/lib/game/companies/company-day";

import { explainOrder } from "./explanation";
import { columns, type StockRow, stockLines } from "./stock-columns";
import { daysText } from "./text";
import type { TodayProps } from "./today";

const FEWEST_DAYS_FIRST = [{ id: "days", desc: false }];

/** All that the company sells, with the days that it lasts and an order that fills the storage. */
export function StockTable({
  rows,
  company,
  day: { order, costsPerDay, minimums },
}: TodayProps & { rows: readonly StockRow[] }) {
  const details = company.details.data;
  const funds = details?.funds ?? null;
  const areServices = rows.length > 0 && rows.every(isService);
  return (
    <section aria-label="Stock" className="mt-6">
      {areServices && (
        <EmptyState title="Nothing to order">
          Your company sells services at no cost. Prices and what was sold are below, days left and
          orders don’t apply.
        </EmptyState>
      )}
      <DataTable
        title="Stock"
        name="stock"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        initialSort={FEWEST_DAYS_FIRST}
        firstSort="desc"
        phoneLines={stockLines}
        header={({ title, shown, total, tools, isMobile, sort }) => (
          <>
            <TableHeading title={title} shown={shown} total={total}>
              {tools()}
            </TableHeading>
            {order !== null && !areServices && (
              <p className="flex flex-wrap items-center gap-x-2 pt-2">
                <span>
                  To fill storage: <b>{formatCount(order.total, "piece", "pieces")}</b>,{" "}
                  <b title={formatMoney(order.cost)}>{formatMoneyShort(order.cost)}</b>
                </span>
                <Explain {...explainOrder(rows, order, details?.storageCapacity ?? 0)} />
                {order.lastsDays !== null && (
                  <span className="text-muted-foreground">
                    Then {daysText(order.lastsDays)} of each ordered item
                    {funds !== null &&
                      costsPerDay !== null &&
                      `, ${daysText(fundsLastDays(funds - order.cost, costsPerDay))} of funds`}
                  </span>
                )}
              </p>
            )}
            {isMobile && (
              <div className="flex items-center gap-3 py-3">
                <SortSelect {...sort} />
              </div>
            )}
          </>
        )}
        empty={
          <EmptyState title="No products">
            The game lists nothing that your company sells. Stock appears here once it does.
          </EmptyState>
        }
      />
      {rows.length > 0 && !areServices && (
        <p className="mt-2 text-small text-muted-foreground">
          Days left: in stock ÷ sold on the last day. Low: below {minimums.stockDays} days, orders
          included. When an order arrives isn’t reported.
        </p>
      )}
    </section>
  );
}
