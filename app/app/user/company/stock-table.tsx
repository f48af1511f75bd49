import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { DataTable } from "@/components/table/data-table";
import { sum } from "@/lib/common/numbers";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import {
  fundsLastDays,
  isService,
  type Product,
  type StorageOrder,
} from "@/lib/game/companies/company-day";
import { totalOf } from "@/lib/game/companies/employee-details";

import { columns, type StockRow, stockLines } from "./stock-columns";
import { daysText, formatTenths } from "./text";
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
      {areServices ? (
        <EmptyState title="Nothing to order">
          Your company sells services at no cost. Prices and what was sold are below, days left and
          orders don’t apply.
        </EmptyState>
      ) : (
        order !== null &&
        rows.length > 0 && (
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
        )
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

/** The order step by step: the free storage, and each item's share. */
export function explainOrder(
  rows: readonly Product[],
  { pieces, total, cost, lastsDays }: StorageOrder,
  capacity: number,
) {
  const goods = rows.filter((row) => !isService(row));
  const inStock = totalOf(goods.map((row) => row.inStock)) ?? 0;
  const onOrder = sum(goods.map((row) => row.onOrder ?? 0));
  const ordered = rows.flatMap((row, index) => {
    const count = pieces[index] ?? 0;
    return count === 0 ? [] : [{ row, count }];
  });
  return {
    title: "order to fill",
    lines: [
      { label: "Storage", value: formatWhole(capacity) },
      { label: "In stock", value: formatWhole(-inStock) },
      { label: "On order", value: formatWhole(-onOrder) },
      { label: "Free", value: formatWhole(capacity - inStock - onOrder) },
      ...ordered.map(({ row, count }) => ({
        label: `${row.name}: ${formatTenths(lastsDays ?? 0)} days × ${orDash(row.soldAmount, formatWhole)} − ${formatWhole((row.inStock ?? 0) + (row.onOrder ?? 0))}`,
        value: `${formatWhole(count)} at ${orDash(row.cost, formatMoney)}`,
        names: [row.name],
      })),
      { label: "Pieces", value: formatWhole(total) },
      { label: "Cost", value: formatMoney(cost) },
    ],
    note: "Every ordered item lasts equally long. Items that last longer already, or that weren’t sold, get none.",
  };
}
