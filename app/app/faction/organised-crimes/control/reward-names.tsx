import { useMemo } from "react";

import { type Book, rewardWords } from "@/components/crimes/book";
import { rewardValue } from "@/components/crimes/items-value";
import { Leader, Leaders } from "@/components/state/leaders";
import { formatCount } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { rewardItems } from "@/lib/game/crimes/reward-items";

/** How many kinds are shown; the history has them all, by crime. */
const SHOWN = 5;

/** The most valuable items that crimes brought. */
export function RewardNames({ crimes, book }: { crimes: readonly OrganisedCrime[]; book: Book }) {
  const items = useMemo(() => rewardItems(crimes, book.prices), [crimes, book.prices]);
  const more = items.length - SHOWN;
  if (items.length === 0) return null;
  return (
    <div role="group" aria-label="Reward items" className="pl-4 text-small">
      <Leaders>
        {items.slice(0, SHOWN).map((item) => (
          <Leader
            key={item.id}
            label={rewardWords(book, item)}
            value={rewardValue(book, item)}
            wide
          />
        ))}
      </Leaders>
      {more > 0 && (
        <p className="text-muted-foreground">
          and {formatCount(more, "more item", "more kinds of item")}: History has them all.
        </p>
      )}
    </div>
  );
}
