import { Explained } from "@/components/state/explain";
import { Leader, Leaders } from "@/components/state/leaders";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";

import type { SumRow } from "./sum-columns";
import { explainNet } from "./explanation";

/** Sums on a phone. */
export function SumEntry(row: SumRow) {
  return (
    <>
      <div className="pair text-read">
        <span>{row.name}</span>
        <span className="whitespace-nowrap">{formatCount(row.entries, "entry", "entries")}</span>
      </div>
      <Leaders>
        <Leader label="In" value={formatMoney(row.moneyIn)} wide />
        <Leader label="Out" value={formatMoney(row.moneyOut)} wide />
        <Leader
          label="Net"
          value={
            <Explained {...explainNet(`Net of ${row.name}`, row)}>
              {formatSignedMoney(row.net)}
            </Explained>
          }
          wide
        />
        <Leader label="Items in" value={formatWhole(row.itemsIn)} />
        <Leader label="Items out" value={formatWhole(row.itemsOut)} />
      </Leaders>
    </>
  );
}
