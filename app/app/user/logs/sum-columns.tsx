import { Explained } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, INTEGER, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { LogSums } from "@/lib/game/logs/log-sums";

import { explainNet } from "./explanation";

/** The totals of a day, of a type or of a category. */
export interface SumRow extends LogSums {
  id: string;
  name: string;
  /** The category of a type; empty for a day. */
  category: string;
  /** The types of a category, each with its figure. */
  types?: readonly { title: string; figure: string }[];
  /** The start of a day, or the time of the latest entry. */
  atMs: number;
}

export const sumColumn = columnsFor<SumRow>();

/**
 * A day or a type on a phone: its net, its entries, and the money in and out if there is both. Without money, its figure is the
 * number of entries.
 */
export const sumLines = ({ name, category, net, entries, moneyIn, moneyOut }: SumRow): TwoLines => {
  const count = formatCount(entries, "entry", "entries");
  const title = name;
  if (moneyIn + moneyOut === 0) return { title, figure: count, detail: category };
  return {
    title,
    figure: <Toned value={net}>{formatSignedMoney(net)}</Toned>,
    detail: category === "" ? count : `${category}, ${count}`,
    second:
      moneyIn > 0 &&
      moneyOut > 0 &&
      `${formatMoneyShort(moneyIn)} in, ${formatMoneyShort(moneyOut)} out`,
  };
};

const moneyCell = ({ getValue }: { getValue: () => number }) => zeroMuted(getValue(), formatMoney);

const ITEMS = {
  meta: NUMERIC,
  cell: ({ getValue }: { getValue: () => number }) => zeroMuted(getValue(), formatWhole),
};

/** The columns that the tables of days, of types and of categories share. */
export const sumColumns = sumColumn.columns([
  sumColumn.accessor("entries", {
    id: "entries",
    header: "Entries",
    ...INTEGER,
  }),
  sumColumn.accessor("moneyIn", {
    id: "in",
    header: "Money in",
    meta: NUMERIC,
    cell: moneyCell,
  }),
  sumColumn.accessor("moneyOut", {
    id: "out",
    header: "Money out",
    meta: NUMERIC,
    cell: moneyCell,
  }),
  sumColumn.accessor("net", {
    id: "net",
    header: "Net",
    meta: EXPLAINED,
    cell: ({ row: { original: sums } }) => (
      <Explained {...explainNet(`Net of ${sums.name}`, sums)}>
        <Toned value={sums.net}>{zeroMuted(sums.net, formatSignedMoney)}</Toned>
      </Explained>
    ),
  }),
  sumColumn.accessor("itemsIn", { id: "items-in", header: "Items in", ...ITEMS }),
  sumColumn.accessor("itemsOut", { id: "items-out", header: "Items out", ...ITEMS }),
  sumColumn.accessor("unclear", {
    id: "open",
    header: "Unclear",
    ...INTEGER,
    meta: { ...NUMERIC, hidden: true },
  }),
]);
