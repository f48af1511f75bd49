import { useMemo } from "react";

import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney, formatSignedMoneyShort } from "@/lib/format/signed";
import {
  byPlace,
  type ItemTotal,
  salesByWeek,
  type SalesWeek,
} from "@/lib/game/ledger/item-totals";

import { CellBar, longestOf, RowBar } from "./profit-bar";
import { placeText } from "./place-text";
import { WeekColumns, WeekHeader } from "./week-columns";

interface SalesRow extends Omit<SalesWeek, "fromMs"> {
  id: string;
  name: string;
  /** The start of a week; 0 for a place. */
  fromMs: number;
  /** The highest profit of the list. */
  highest: number;
}

const column = columnsFor<SalesRow>();

const Profit = ({ profit }: SalesRow) => (
  <Toned value={profit}>
    {formatSignedMoney(profit)}
    {profit < 0 && " loss"}
  </Toned>
);

const barOf = ({ profit, highest }: SalesRow) => ({ value: profit, highest });

/** The columns of both tables but the first one, which names the row. */
const FIGURES = column.columns([
  column.accessor("sold", { id: "sold", header: "Sold", ...INTEGER }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("proceeds", { id: "proceeds", header: "Sold after fees", ...MONEY }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: NUMERIC,
    cell: ({ row }) => (
      <>
        <Profit {...row.original} />
        <CellBar {...barOf(row.original)} />
      </>
    ),
  }),
]);

const placeColumns = column.columns([
  column.accessor("name", { id: "place", header: "Bought", sortFn: "text", meta: NAMES }),
  ...FIGURES,
]);

const weekColumns = column.columns([
  column.accessor("fromMs", {
    id: "week",
    header: "Week",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ fromMs }: SalesRow) => formatIsoDay(fromMs),
    },
    cell: ({ row }) => row.original.name,
  }),
  ...FIGURES,
]);

/** A total on a phone: its name, its profit, and what was sold. */
const salesLines = (row: SalesRow): TwoLines => ({
  title: row.name,
  figure: <Profit {...row} />,
  detail: `${formatCount(row.sold, "item", "items")} sold, cost ${formatMoney(row.cost)}`,
  second: <RowBar {...barOf(row)} />,
});

const HIGHEST_FIRST = [{ id: "profit", desc: true }];
const NEWEST_FIRST = [{ id: "week", desc: true }];

/** The profit of the period's sales by the place of the purchase and by week. */
export function TradeTotals({ items }: { items: readonly ItemTotal[] }) {
  const places = useMemo(() => {
    const totals = byPlace(items);
    const highest = longestOf(totals.map(({ profit }) => profit));
    return totals.map(({ place, ...total }): SalesRow => {
      const text = placeText(place);
      const name = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
      return { ...total, id: place, name, fromMs: 0, highest };
    });
  }, [items]);
  const weeks = useMemo(() => {
    const totals = salesByWeek(items);
    const highest = longestOf(totals.map(({ profit }) => profit));
    return totals.map((total): SalesRow => {
      const { fromMs } = total;
      const name = `${formatShortGameDay(fromMs)} to ${formatShortGameDay(fromMs + 6 * DAY_MS)}`;
      return { ...total, id: String(fromMs), name, highest };
    });
  }, [items]);
  if (places.length === 0) return null;
  return (
    <>
      <section aria-label="By source" className="mt-6">
        <DataTable
          title="By source"
          name="sources"
          columns={placeColumns}
          rows={places}
          rowId={({ id }) => id}
          initialSort={HIGHEST_FIRST}
          firstSort="desc"
          phoneLines={salesLines}
        />
      </section>
      <section aria-label="By week" className="mt-6">
        <DataTable
          title="By week"
          name="sales-weeks"
          columns={weekColumns}
          rows={weeks}
          rowId={({ id }) => id}
          initialSort={NEWEST_FIRST}
          firstSort="desc"
          header={(parts) => (
            <WeekHeader {...parts} aside="Profit, items sold below">
              {weeks.length > 1 && <Weeks weeks={weeks} />}
            </WeekHeader>
          )}
          phoneLines={salesLines}
        />
        <p className="mt-2 text-small text-muted-foreground">
          Weeks start on Monday 00:00 TCT. A sale belongs to the week in which it was made. Only
          sales with a known cost are counted.
        </p>
      </section>
    </>
  );
}

/** The profit of each week, with the number of items sold. */
function Weeks({ weeks }: { weeks: readonly SalesRow[] }) {
  const nowMs = useNow(MINUTE_MS);
  return (
    <WeekColumns
      label={`Profit of sales in ${formatCount(weeks.length, "week", "weeks")}, with the number of items sold. The table below has the figures.`}
      weeks={weeks.map(({ fromMs, profit, sold }) => ({
        label: formatShortGameDay(fromMs),
        value: profit,
        text: formatSignedMoneyShort(profit),
        count: formatWhole(sold),
        isCurrent: nowMs - fromMs < WEEK_MS,
      }))}
    />
  );
}
