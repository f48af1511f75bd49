import { Explained } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { formatDuration } from "@/lib/format/times";
import type { ItemTotal } from "@/lib/game/ledger/item-totals";

import { CellBar, RowBar } from "./profit-bar";
import { formatProfit } from "./text";
import type { explainItem } from "./trade-explanation";

export interface TradeRow extends ItemTotal {
  name: string;
  /** "abroad, bazaar". */
  sources: string;
  /** The highest profit of all items. */
  highest: number;
  explained: ReturnType<typeof explainItem>;
}

const column = columnsFor<TradeRow>();

const average = (dollars: number, quantity: number): number | null =>
  quantity === 0 ? null : Math.round(dollars / quantity);

const Profit = ({ profit }: TradeRow) => (
  <Toned value={profit}>{orDash(profit, formatProfit)}</Toned>
);

const barOf = ({ profit, highest }: TradeRow) => ({ value: profit, highest });

/** "for 28 of 40": the profit is only of what has a known cost. */
const KnownPart = ({ profit, matched, sold }: TradeRow) =>
  profit !== null &&
  matched < sold && (
    <span className="block text-small text-muted-foreground">
      for {formatWhole(matched)} of {formatWhole(sold)}
    </span>
  );

/** These figures concern only some of the items. */
const SOME = {
  meta: NUMERIC,
  cell: ({ getValue }: { getValue: () => number }) => zeroMuted(getValue(), formatWhole),
};

const itemColumn = column.accessor("name", {
  id: "item",
  header: "Item",
  sortFn: "text",
  meta: NAMES,
  cell: ({ row: { original } }) => (
    <>
      <b className="font-semibold" translate="no">
        {original.name}
      </b>
      {original.sources !== "" && (
        <span className="block text-small text-muted-foreground">{original.sources}</span>
      )}
    </>
  ),
});
const boughtColumn = column.accessor("bought", { id: "bought", header: "Bought", ...INTEGER });
const averageCostColumn = column.accessor(
  ({ spent, bought }) => average(spent, bought) ?? undefined,
  {
    id: "average-cost",
    header: "Average cost",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
    },
    cell: ({ row: { original } }) => orDash(average(original.spent, original.bought), formatMoney),
  },
);
const goneColumn = column.accessor("gone", { id: "gone", header: "Used or given away", ...SOME });
const leftColumn = column.accessor("left", { id: "left", header: "Unsold", ...SOME });
const leftValueColumn = column.accessor(({ leftValue }) => leftValue ?? undefined, {
  id: "left-value",
  header: "Unsold, at market",
  sortUndefined: "last",
  meta: NUMERIC,
  cell: ({ row: { original } }) =>
    original.leftValue === null ? "–" : zeroMuted(original.leftValue, formatMoney),
});

/** The columns of what was sold. Unknown values sort last in both directions. Those shown at first fit beside the sidebar at 1280 px. */
export const soldColumns = column.columns([
  itemColumn,
  boughtColumn,
  averageCostColumn,
  column.accessor("sold", { id: "sold", header: "Sold", ...INTEGER }),
  column.accessor(({ proceeds, sold }) => average(proceeds, sold) ?? undefined, {
    id: "average-price",
    header: "Average after fees",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
    },
    cell: ({ row: { original } }) => orDash(average(original.proceeds, original.sold), formatMoney),
  }),
  column.accessor("fees", {
    id: "fees",
    header: "Fees",
    ...MONEY,
    meta: { ...NUMERIC, hidden: true },
  }),
  column.accessor("unknown", { id: "unknown", header: "Cost unknown", ...SOME }),
  column.accessor("free", {
    id: "free",
    header: "Free",
    ...INTEGER,
    meta: { ...NUMERIC, hidden: true },
  }),
  column.accessor(({ heldMs }) => heldMs ?? undefined, {
    id: "held",
    header: "Held",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
      sortText: { asc: "shortest first", desc: "longest first" },
      text: ({ heldMs }: TradeRow) => orDash(heldMs, formatDuration),
    },
    cell: ({ row: { original } }) => orDash(original.heldMs, formatDuration),
  }),
  goneColumn,
  leftColumn,
  column.accessor("leftCost", {
    id: "left-cost",
    header: "Cost of unsold",
    ...MONEY,
    meta: { ...NUMERIC, hidden: true },
  }),
  leftValueColumn,
  column.accessor(({ profit }) => profit ?? undefined, {
    id: "profit",
    header: "Profit",
    sortUndefined: "last",
    meta: EXPLAINED,
    cell: ({ row: { original } }) => (
      <>
        <Explained {...original.explained}>
          <Profit {...original} />
        </Explained>
        <KnownPart {...original} />
        <CellBar {...barOf(original)} />
      </>
    ),
  }),
]);

/** The profit of the items left, if sold at market; null if unknown, or if none is left. */
const gainOf = ({ left, leftValue, leftCost }: TradeRow) =>
  left === 0 || leftValue === null ? null : leftValue - leftCost;

const Gain = (row: TradeRow) => (
  <Toned value={gainOf(row)}>{orDash(gainOf(row), formatSignedMoney)}</Toned>
);

/** The columns of what isn't sold yet. */
export const unsoldColumns = column.columns([
  itemColumn,
  boughtColumn,
  averageCostColumn,
  leftColumn,
  column.accessor("leftCost", { id: "left-cost", header: "Cost of unsold", ...MONEY }),
  leftValueColumn,
  column.accessor((row) => gainOf(row) ?? undefined, {
    id: "gain",
    header: "Profit if sold now",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <Gain {...row.original} />,
  }),
]);

/** The same on a phone: what it would earn, how many there are, and their value. */
export const unsoldLines = (row: TradeRow): TwoLines => ({
  title: <span translate="no">{row.name}</span>,
  figure: <Gain {...row} />,
  detail: [`${formatWhole(row.left)} unsold`, goneText(row)].filter(Boolean).join(", "),
  second: row.left > 0 && `${orDash(row.leftValue, formatMoneyShort)} at market`,
});

const goneText = ({ gone }: TradeRow) => gone > 0 && `${formatWhole(gone)} used`;

/** An item that was sold, on a phone: its profit, how many were sold, and how many are left. The opened row has how many were used. */
export const soldLines = (row: TradeRow): TwoLines => ({
  title: <span translate="no">{row.name}</span>,
  figure: <Profit {...row} />,
  detail: [
    `${formatWhole(row.sold)} sold`,
    row.unknown > 0 && `${formatWhole(row.unknown)} at unknown cost`,
    row.free > 0 && `${formatWhole(row.free)} free`,
  ]
    .filter(Boolean)
    .join(", "),
  second: (
    <>
      {formatWhole(row.left)} unsold
      <RowBar {...barOf(row)} />
    </>
  ),
});
