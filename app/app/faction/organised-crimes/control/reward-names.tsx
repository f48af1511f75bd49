import { useMemo } from "react";

import { type Book, rewardWords } from "@/components/crimes/book";
import { rewardValue } from "@/components/crimes/items-value";
import { LongList } from "@/components/list/long-list";
import { Leader, Leaders } from "@/components/state/leaders";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { rewardItems } from "@/lib/game/crimes/reward-items";

/** The items that crimes brought, the most valuable first. */
export function RewardNames({ crimes, book }: { crimes: readonly OrganisedCrime[]; book: Book }) {
  const items = useMemo(() => rewardItems(crimes, book.prices), [crimes, book.prices]);
  return (
    <div role="group" aria-label="Reward items" className="pl-4 text-small">
      <LongList entries={items}>
        {(drawn) => (
          <Leaders>
            {drawn.map((item) => (
              <Leader
                key={item.id}
                label={rewardWords(book, item)}
                value={rewardValue(book, item)}
                wide
              />
            ))}
          </Leaders>
        )}
      </LongList>
    </div>
  );
}
