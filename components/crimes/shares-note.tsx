import { Explain } from "@/components/figures/explain";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { RewardShare } from "@/lib/game/crimes/reward-share";

import { areItemsLoaded, type CrimeLookups, itemsMoney } from "./crime-lookups";

interface SharesNoteProps {
  /** All rewards. */
  total: RewardShare;
  /** The remainder of the division, and the shares of empty slots. */
  undivided: RewardShare;
  /** The number of item rewards without a price. */
  unpriced: number;
  lookups: Pick<CrimeLookups, "items">;
}

/** Explains how rewards are split, and shows the remainder that makes the shares add up to the total. */
export function SharesNote({ total, undivided, unpriced, lookups }: SharesNoteProps) {
  return (
    <>
      Rewards are split equally between a crime’s slots, rounded down. Left over:{" "}
      {formatMoney(undivided.money)}, {formatWhole(undivided.respect)} respect and items worth{" "}
      {itemsMoney(lookups, undivided.itemsValue, 0)}.
      {unpriced > 0 &&
        areItemsLoaded(lookups) &&
        ` Excludes ${formatCount(unpriced, "item reward", "item rewards")} with no market value.`}
      <Explain
        title="a member’s share"
        lines={[
          { label: "Money from all crimes", value: formatMoney(total.money) },
          { label: "Money to members", value: formatMoney(total.money - undivided.money) },
          { label: "Money left over", value: formatMoney(undivided.money) },
          {
            label: "Items from all crimes",
            value: itemsMoney(lookups, total.itemsValue, unpriced),
          },
          {
            label: "Items to members",
            value: itemsMoney(lookups, total.itemsValue - undivided.itemsValue, unpriced),
          },
          { label: "Items left over", value: itemsMoney(lookups, undivided.itemsValue, 0) },
        ]}
        note="A crime’s money, respect and item value are each split equally between its slots. Remainders and the shares of empty slots are left over."
      />
    </>
  );
}
