import { type Book, areItemsRead, itemsMoney, rewardWords } from "@/components/crimes/book";
import { Explained } from "@/components/state/explain";
import { formatMoney } from "@/lib/format/numbers";
import type { RewardSum } from "@/lib/game/crimes/reward-items";

interface ItemsValueProps {
  /** Whose they are: "Bidding War". */
  of: string;
  value: number;
  items: readonly RewardSum[];
  book: Pick<Book, "items">;
  note?: string;
}

/** What reward items would sell for, and which they are. */
export function ItemsValue({ of, value, items, book, note }: ItemsValueProps) {
  if (items.length === 0) return formatMoney(value);
  return (
    <Explained
      title={`the items of ${of}`}
      lines={items.map((item) => ({
        label: rewardWords(book, item),
        value: rewardValue(book, item),
      }))}
      {...(note !== undefined && { note })}
    >
      {itemsMoney(book, value)}
    </Explained>
  );
}

/** "$1,743,716". */
export function rewardValue(book: Pick<Book, "items">, { value }: RewardSum): string {
  if (value !== null) return formatMoney(value);
  return areItemsRead(book) ? "nobody trades it" : "–";
}
