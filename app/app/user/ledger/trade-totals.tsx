import { useMemo } from "react";

import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, MONEY, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoneyShort } from "@/lib/format/signed";
import {
  byPlace,
  type ItemTotal,
  salesByWeek,
  type SalesWeek,
} from "@/lib/game/ledger/item-totals";

import { CellBar, longestOf, RowBar } from "./profit-bar";
import { placeName } from "./place-text";
import { formatProfit } from "./text";
import { type Total, totalColumns, Totals, weekTotal } from "./totals";

interface SalesRow extends SalesWeek, Total {
  /** The highest profit of the list. */
  highest: number;
}

const column = columnsFor<SalesRow>();

const Profit = ({ profit }: SalesRow) => <Toned value={profit}>{formatProfit(profit)}</Toned>;

const barOf = ({ profit, highest }: SalesRow) => ({ value: profit, highest });

const COLUMNS = totalColumns(
  "Bought",
  "yes",
  column.columns([
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
  ]),
);

/** A total on a phone: its name, its profit, and what was sold. */
const salesLines = (row: SalesRow): TwoLines => ({
  title: row.name,
  figure: <Profit {...row} />,
  detail: `${formatCount(row.sold, "item", "items")} sold, cost ${formatMoney(row.cost)}`,
  second: <RowBar {...barOf(row)} />,
});

const HIGHEST_FIRST = [{ id: "profit", desc: true }];
const NAMES = { parts: "sources", weeks: "sales-weeks" };

const NOTE = (
  <p className="mt-4 max-w-136 text-small text-muted-foreground">
    Unsold is what your log shows bought and not sold, sent or traded since. Sets counts all you
    hold. Items that you used still count, except Xanax. A listing is no sale. Points have no fee.
  </p>
);

/** The profit of the period's sales by the place of the purchase and by week, and what counts as left. */
export function TradeTotals({ items }: { items: readonly ItemTotal[] }) {
  const places = useMemo(() => {
    const totals = byPlace(items);
    const highest = longestOf(totals.map(({ profit }) => profit));
    return totals.map(({ place, ...total }): SalesRow => ({
      ...total,
      id: place,
      name: placeName(place),
      fromMs: 0,
      highest,
    }));
  }, [items]);
  const weeks = useMemo(() => {
    const totals = salesByWeek(items);
    const highest = longestOf(totals.map(({ profit }) => profit));
    return totals.map((total): SalesRow => ({ ...total, ...weekTotal(total.fromMs), highest }));
  }, [items]);
  if (places.length === 0) return NOTE;
  return (
    <>
      <Totals
        title="By source"
        names={NAMES}
        columns={COLUMNS}
        parts={places}
        partsSort={HIGHEST_FIRST}
        partsNote="Only sales with a known cost are counted."
        weeks={weeks}
        weeksNote="A sale belongs to the week in which it was made."
        aside="Profit, items sold below"
        label="Profit of sales, with the number of items sold,"
        drawWeek={({ profit, sold }) => ({
          value: profit,
          text: formatSignedMoneyShort(profit),
          count: formatWhole(sold),
        })}
        phoneLines={salesLines}
      />
      {NOTE}
    </>
  );
}
