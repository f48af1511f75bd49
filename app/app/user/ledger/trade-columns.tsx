import { Explained } from "@/components/figures/explain";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { formatDuration } from "@/lib/format/times";
import type { ItemTotal } from "@/lib/game/ledger/item-totals";

import { CellBar, RowBar } from "./profit-bar";
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
  <Toned value={profit}>
    {orDash(profit, formatSignedMoney)}
    {profit !== null && profit < 0 && " loss"}
  </Toned>
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

/** The columns of the items. Unknown values sort last in both directions. Those shown at first fit beside the sidebar at 1280 px. */
export const tradeColumns = column.columns([
  column.accessor("name", {
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
  }),
  column.accessor("bought", { id: "bought", header: "Bought", ...INTEGER }),
  column.accessor(({ spent, bought }) => average(spent, bought) ?? undefined, {
    id: "average-cost",
    header: "Average cost",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
      text: ({ spent, bought }: TradeRow) => average(spent, bought) ?? "",
    },
    cell: ({ row: { original } }) => orDash(average(original.spent, original.bought), formatMoney),
  }),
  column.accessor("sold", { id: "sold", header: "Sold", ...INTEGER }),
  column.accessor(({ proceeds, sold }) => average(proceeds, sold) ?? undefined, {
    id: "average-price",
    header: "Average after fees",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      hidden: true,
      text: ({ proceeds, sold }: TradeRow) => average(proceeds, sold) ?? "",
    },
    cell: ({ row: { original } }) => orDash(average(original.proceeds, original.sold), formatMoney),
  }),
  column.accessor("fees", {
    id: "fees",
    header: "Fees",
    ...MONEY,
    meta: { ...NUMERIC, hidden: true },
  }),
  column.accessor("unknown", { id: "unknown", header: "Cost unknown", ...INTEGER }),
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
  column.accessor("left", { id: "left", header: "Left", ...INTEGER }),
  column.accessor("leftCost", { id: "left-cost", header: "Cost of left", ...MONEY }),
  column.accessor(({ leftValue }) => leftValue ?? undefined, {
    id: "left-value",
    header: "Left, at market",
    sortUndefined: "last",
    meta: { ...NUMERIC, text: ({ leftValue }: TradeRow) => leftValue ?? "" },
    cell: ({ row: { original } }) => orDash(original.leftValue, formatMoney),
  }),
  column.accessor(({ profit }) => profit ?? undefined, {
    id: "profit",
    header: "Profit",
    sortUndefined: "last",
    meta: { ...EXPLAINED, text: ({ profit }: TradeRow) => profit ?? "" },
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

/** An item on a phone: its name, its profit, what was sold, and what is left. */
export const tradeLines = (row: TradeRow): TwoLines => ({
  title: <span translate="no">{row.name}</span>,
  figure: <Profit {...row} />,
  detail: [
    row.sold === 0 ? "not sold yet" : `${formatWhole(row.sold)} sold`,
    row.unknown > 0 && `${formatWhole(row.unknown)} at unknown cost`,
    row.free > 0 && `${formatWhole(row.free)} free`,
  ]
    .filter(Boolean)
    .join(", "),
  second: (
    <>
      {row.left === 0 ? "none left" : formatCount(row.left, "left", "left")}
      {row.sold === 0 && row.leftValue !== null && `, ${formatMoneyShort(row.leftValue)}`}
      <RowBar {...barOf(row)} />
    </>
  ),
});
