import { Explained } from "@/components/figures/explain";
import { zeroMuted } from "@/components/figures/muted-zero";
import { formatMoney } from "@/lib/format/numbers";
import type { RewardSum } from "@/lib/game/crimes/reward-items";

import { type CrimeLookups, areItemsLoaded, itemsMoney, rewardText } from "./crime-lookups";

interface ItemsValueProps {
  /** The owner of the items, for the title: "Bidding War". */
  owner: string;
  value: number;
  items: readonly RewardSum[];
  lookups: Pick<CrimeLookups, "items">;
  note?: string;
}

/** The market value of reward items, with a button that lists the items. */
export function ItemsValue({ owner, value, items, lookups, note }: ItemsValueProps) {
  // Aligned with the figures that have a button.
  if (items.length === 0) return <span className="md:pr-8">{zeroMuted(value, formatMoney)}</span>;
  return (
    <Explained
      title={`the item value of ${owner}`}
      lines={[
        ...items.map((item) => ({
          label: rewardText(lookups, item),
          value: rewardValue(lookups, item),
        })),
        { label: "Total", value: itemsMoney(lookups, value, unpricedIn(items)) },
      ]}
      {...(note !== undefined && { note })}
    >
      {itemsMoney(lookups, value, unpricedIn(items))}
    </Explained>
  );
}

/** The number of items without a price. */
export const unpricedIn = (items: readonly RewardSum[]): number =>
  items.filter(({ value }) => value === null).length;

/** "$1,743,716"; "not traded" for an item without a price; a dash while the items aren't loaded. */
export function rewardValue(lookups: Pick<CrimeLookups, "items">, { value }: RewardSum): string {
  if (value !== null) return formatMoney(value);
  return areItemsLoaded(lookups) ? "not traded" : "–";
}
