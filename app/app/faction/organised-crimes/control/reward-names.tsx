import { useMemo } from "react";

import { type CrimeLookups, rewardText } from "@/components/crimes/crime-lookups";
import { rewardValue } from "@/components/crimes/items-value";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { LongList } from "@/components/list/long-list";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { rewardItems } from "@/lib/game/crimes/reward-items";

/** The items that crimes earned, the most valuable first. */
export function RewardNames({
  crimes,
  lookups,
}: {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
}) {
  const items = useMemo(() => rewardItems(crimes, lookups.prices), [crimes, lookups.prices]);
  return (
    <div role="group" aria-label="Reward items" className="pl-4 text-small">
      <LongList entries={items}>
        {(drawn) => (
          <DescriptionList>
            {drawn.map((item) => (
              <DescriptionRow
                key={item.id}
                label={rewardText(lookups, item)}
                value={rewardValue(lookups, item)}
                wide
              />
            ))}
          </DescriptionList>
        )}
      </LongList>
    </div>
  );
}
