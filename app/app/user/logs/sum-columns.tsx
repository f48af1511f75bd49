import { Explained } from "@/components/figures/explain";
import { EXPLAINED, INTEGER, INTEGER_DETAIL, MONEY, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { LogSums } from "@/lib/game/logs/log-sums";

import { explainNet } from "./explanation";

/** The totals of a day or of a type. */
export interface SumRow extends LogSums {
  id: string;
  name: string;
  /** The category of a type; empty for a day. */
  category: string;
  /** The start of a day, or the time of a type's latest entry. */
  atMs: number;
}

export const sumColumn = columnsFor<SumRow>();

/** The columns that the tables of days and of types share. */
export const sumColumns = sumColumn.columns([
  sumColumn.accessor("entries", {
    id: "entries",
    header: "Entries",
    ...INTEGER,
    meta: {
      ...NUMERIC,
      phone: {
        at: "aside",
        cell: ({ entries }) => (
          <span className="whitespace-nowrap">{formatCount(entries, "entry", "entries")}</span>
        ),
      },
    },
  }),
  sumColumn.accessor("moneyIn", {
    id: "in",
    header: "Money in",
    ...MONEY,
    meta: { ...NUMERIC, phone: { at: "line", label: "In" } },
  }),
  sumColumn.accessor("moneyOut", {
    id: "out",
    header: "Money out",
    ...MONEY,
    meta: { ...NUMERIC, phone: { at: "line", label: "Out" } },
  }),
  sumColumn.accessor("net", {
    id: "net",
    header: "Net",
    meta: { ...EXPLAINED, phone: "line" },
    cell: ({ row }) => (
      <Explained {...explainNet(`Net of ${row.original.name}`, row.original)}>
        {formatSignedMoney(row.original.net)}
      </Explained>
    ),
  }),
  sumColumn.accessor("itemsIn", { id: "items-in", header: "Items in", ...INTEGER_DETAIL }),
  sumColumn.accessor("itemsOut", { id: "items-out", header: "Items out", ...INTEGER_DETAIL }),
  sumColumn.accessor("unclear", {
    id: "open",
    header: "Unclear",
    ...INTEGER,
    meta: { ...NUMERIC, hidden: true },
  }),
]);
