import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { EXPLAINED, INTEGER, MONEY, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import type { LogSums } from "@/lib/game/logs/log-sums";

import { explainNet } from "./explanation";

/** The totals of a day or of a type. */
export interface SumRow extends LogSums {
  id: string;
  name: string;
  /** Of a type. */
  category: string;
  /** The start of a day, the latest entry of a type. */
  atMs: number;
}

export const sumColumn = columnsFor<SumRow>();

/** The columns of sums, whatever they are of. */
export const sumColumns = sumColumn.columns([
  sumColumn.accessor("entries", { id: "entries", header: "Entries", ...INTEGER }),
  sumColumn.accessor("moneyIn", { id: "in", header: "Money in", ...MONEY }),
  sumColumn.accessor("moneyOut", { id: "out", header: "Money out", ...MONEY }),
  sumColumn.accessor("net", {
    id: "net",
    header: "Net",
    meta: EXPLAINED,
    cell: ({ row }) => (
      <Explained {...explainNet(`Net of ${row.original.name}`, row.original)}>
        {formatSignedMoney(row.original.net)}
      </Explained>
    ),
  }),
  sumColumn.accessor("itemsIn", { id: "items-in", header: "Items in", ...INTEGER }),
  sumColumn.accessor("itemsOut", { id: "items-out", header: "Items out", ...INTEGER }),
  sumColumn.accessor("unclear", {
    id: "open",
    header: "Unclear",
    ...INTEGER,
    meta: { ...NUMERIC, hidden: true },
  }),
]);

/** Sums on a phone. */
export function SumMobileRow(row: SumRow) {
  return (
    <>
      <div className="pair text-read">
        <span>{row.name}</span>
        <span className="whitespace-nowrap">{formatCount(row.entries, "entry", "entries")}</span>
      </div>
      <DescriptionList>
        <DescriptionRow label="In" value={formatMoney(row.moneyIn)} wide />
        <DescriptionRow label="Out" value={formatMoney(row.moneyOut)} wide />
        <DescriptionRow
          label="Net"
          value={
            <Explained {...explainNet(`Net of ${row.name}`, row)}>
              {formatSignedMoney(row.net)}
            </Explained>
          }
          wide
        />
        <DescriptionRow label="Items in" value={formatWhole(row.itemsIn)} />
        <DescriptionRow label="Items out" value={formatWhole(row.itemsOut)} />
      </DescriptionList>
    </>
  );
}
