import { type CrimeLookups, itemsMoney, rewardText } from "@/components/crimes/crime-lookups";
import { rewardValue } from "@/components/crimes/items-value";
import { Explain } from "@/components/figures/explain";
import { formatList } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { rewardItems } from "@/lib/game/crimes/reward-items";
import { sum } from "@/lib/game/money/sum";

/** How many are named; the explanation has them all. */
const NAMED = 3;

interface RunItemsProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
}

/** The items that the crimes of a run brought in; a run pays out money only. */
export function RunItems({ crimes, book }: RunItemsProps) {
  const items = rewardItems(crimes, book.prices);
  if (items.length === 0) return null;
  const names = items.map((item) => rewardText(book, item));
  const value = sum(items.map((item) => item.value ?? 0));
  return (
    <p className="mt-1">
      Items, not divided here: <span translate="no">{formatList(names, NAMED)}</span> (
      {itemsMoney(book, value)}).{" "}
      <Explain
        title="the items of these crimes"
        lines={items.map((item) => ({
          label: rewardText(book, item),
          value: rewardValue(book, item),
        }))}
      />
    </p>
  );
}
