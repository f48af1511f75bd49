import { Explain } from "@/components/state/explain";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Share } from "@/lib/game/crimes/share";

interface SharesNoteProps {
  /** All rewards. */
  total: Share;
  /** What did not divide, and the shares of slots that nobody held. */
  undivided: Share;
  /** Records of reward items without a price. */
  unpriced: number;
}

/** How rewards are divided, and what is left over: with it, the shares add up to all of them. */
export function SharesNote({ total, undivided, unpriced }: SharesNoteProps) {
  return (
    <>
      Rewards are divided equally among the slots of a crime, rounded down. Not divided:{" "}
      {formatMoney(undivided.money)}, {formatWhole(undivided.respect)} respect and items for{" "}
      {formatMoney(undivided.itemsValue)}.
      {unpriced > 0 &&
        ` Without ${formatCount(unpriced, "reward", "rewards")} of items that nobody trades.`}
      <Explain
        title="a member's share"
        lines={[
          { label: "Money of all crimes", value: formatMoney(total.money) },
          { label: "Money of all members", value: formatMoney(total.money - undivided.money) },
          { label: "Money that did not divide", value: formatMoney(undivided.money) },
          { label: "Items of all crimes", value: formatMoney(total.itemsValue) },
          {
            label: "Items of all members",
            value: formatMoney(total.itemsValue - undivided.itemsValue),
          },
          { label: "Items that did not divide", value: formatMoney(undivided.itemsValue) },
        ]}
        note="The money, the respect and the market value of the items of a crime are each divided by the number of its slots. What does not divide, and the shares of slots that nobody held, are left."
      />
    </>
  );
}
