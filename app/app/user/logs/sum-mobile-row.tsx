import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";

import { explainNet } from "./explanation";
import type { SumRow } from "./sum-columns";

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
