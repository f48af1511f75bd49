import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { SortSelect, TableHeading } from "@/components/table/toolbar";
import { DataTable } from "@/components/table/data-table";
import { type RowsProps, WINDOWED_FROM } from "@/components/table/row";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { fundsLastDays, isService, type StorageOrder } from "@/lib/game/companies/company-day";
import { sumOrNull } from "@/lib/common/sums";
import { stockTotals } from "@/lib/game/companies/stock-totals";

import { explainOrder } from "./explanation";
import { RowsWithTotal } from "@/components/table/rows-with-total";
import { columns, type StockRow, stockLines } from "./stock-columns";
import { daysText, percentText } from "./text";
import type { TodayProps } from "./today";

const FEWEST_DAYS_FIRST = [{ id: "days", desc: false }];

/** All that the company sells, with the days that it lasts and an order that fills the storage. */
export function StockTable({
  rows,
  company,
  day: { order, costsPerDay, minimums },
}: TodayProps & { rows: readonly StockRow[] }) {
  const details = company.details.data;
  const storageCapacity = details?.storageCapacity ?? null;
  const areServices = rows.length > 0 && rows.every(isService);
  const { inStock } = stockTotals(rows);
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
        {...(rows.length <= WINDOWED_FROM && { gridRows: StockRows })}
        header={({ title, shown, total, tools, isMobile, sort }) => (
          <>
            <TableHeading
              title={title}
              shown={shown}
              total={total}
              {...(inStock !== null && { aside: storedText(inStock, storageCapacity) })}
            >
              {tools()}
            </TableHeading>
            {order !== null && !areServices && (
              <OrderLine rows={rows} order={order} company={company} costsPerDay={costsPerDay} />
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

/** "36,100 of 60,000": the pieces in the storage. */
const storedText = (inStock: number, capacity: number | null) =>
  capacity === null
    ? `${formatWhole(inStock)} in stock`
    : `${formatWhole(inStock)} of ${formatWhole(capacity)}`;

function StockRows(props: RowsProps<StockRow>): ReactNode {
  const products = props.rows.map(({ original }) => original);
  const { inStock, onOrder, soldAmount, margin, dayMargin } = stockTotals(products);
  return (
    <RowsWithTotal
      {...props}
      totals={{
        stock: orDash(inStock, formatWhole),
        ordered: orDash(onOrder, formatWhole),
        sold: orDash(soldAmount, formatWhole),
        toOrder: orDash(sumOrNull(products.map(({ toOrder }) => toOrder)), formatWhole),
        margin: percentText(margin),
        dayMargin: orDash(dayMargin, formatMoney),
      }}
    />
  );
}

interface OrderLineProps {
  rows: readonly StockRow[];
  order: StorageOrder;
  company: TodayProps["company"];
  costsPerDay: number | null;
}

/** The order that fills the storage, and the days that it and the funds then last. */
function OrderLine({ rows, order, company: { details }, costsPerDay }: OrderLineProps) {
  if (rows.every(({ soldAmount }) => soldAmount === 0)) {
    return (
      <p className="pt-2 text-muted-foreground">No order yet: nothing was sold on the last day.</p>
    );
  }
  const funds = details.data?.funds ?? null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-2">
      <span>
        To fill storage: <b>{formatCount(order.total, "piece", "pieces")}</b>,{" "}
        <b title={formatMoney(order.cost)}>{formatMoneyShort(order.cost)}</b>
      </span>
      <Explain {...explainOrder(rows, order, details.data?.storageCapacity ?? 0)} />
      {order.lastsDays !== null && (
        <span className="text-muted-foreground">
          Then {daysText(order.lastsDays)} of each ordered item
          {funds !== null &&
            costsPerDay !== null &&
            `, ${daysText(fundsLastDays(funds - order.cost, costsPerDay))} of funds`}
        </span>
      )}
    </p>
  );
}
