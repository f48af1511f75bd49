import { areItemsRead, type Book, itemsMoney } from "@/components/crimes/book";
import { Explain } from "@/components/state/explain";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { RewardShare } from "@/lib/game/crimes/reward-share";

interface SharesNoteProps {
  /** All rewards. */
  total: RewardShare;
  /** The remainder of the division, and the shares of slots that nobody held. */
  undivided: RewardShare;
  /** Records of reward items without a price. */
  unpriced: number;
  book: Pick<Book, "items">;
}

/** How rewards are divided, and the remainder that makes the shares add up to the total. */
export function SharesNote({ total, undivided, unpriced, book }: SharesNoteProps) {
  return (
    <>
      Rewards are divided equally among a crime’s slots, rounded down. Left over:{" "}
      {formatMoney(undivided.money)}, {formatWhole(undivided.respect)} respect and items for{" "}
      {itemsMoney(book, undivided.itemsValue)}.
      {unpriced > 0 &&
        areItemsRead(book) &&
        ` Without ${formatCount(unpriced, "reward", "rewards")} of items that nobody trades.`}
      <Explain
        title="a member’s share"
        lines={[
          { label: "Money of all crimes", value: formatMoney(total.money) },
          { label: "Money of all members", value: formatMoney(total.money - undivided.money) },
          { label: "Money left over", value: formatMoney(undivided.money) },
          { label: "Items of all crimes", value: itemsMoney(book, total.itemsValue) },
          {
            label: "Items of all members",
            value: itemsMoney(book, total.itemsValue - undivided.itemsValue),
          },
          { label: "Items left over", value: itemsMoney(book, undivided.itemsValue) },
        ]}
        note="A crime’s money, respect and item value are each divided by its number of slots. Remainders and the shares of empty slots are left over."
      />
    </>
  );
}
