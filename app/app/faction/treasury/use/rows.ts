import type { NewsEntry } from "@/lib/game/faction/news";
import { memberUses, type MemberUse, type UsePrices } from "@/lib/game/treasury/armoury-use";
import type { Contribution } from "@/lib/game/treasury/contributions";
import { attacksMade, expectedHits, missingHits } from "@/lib/game/treasury/expected-hits";

/** A member's attacks in the war, compared with those that the used energy is enough for. */
interface Attacks {
  made: number;
  expected: number;
  /** 0 if there are as many as expected, or more. */
  missing: number;
}

/** "idle": used Xanax and made no attack; "short": made fewer attacks than expected. */
type UseGroup = "idle" | "short" | "rest";

export interface UseRow extends MemberUse {
  /** Null outside of wars, and if unknown. */
  attacks: Attacks | null;
  group: UseGroup;
}

const ORDER: readonly UseGroup[] = ["idle", "short", "rest"];

function groupOf({ kinds }: MemberUse, attacks: Attacks | null): UseGroup {
  if (attacks === null) return "rest";
  if (attacks.made === 0 && kinds.xanax.count > 0) return "idle";
  return attacks.missing > 0 ? "short" : "rest";
}

/**
 * The members who used or deposited something, by group, then by value.
 * @param entries of the period, newest first
 * @param contributions to the war; null outside of wars, or if they aren't known
 */
export function memberRows(
  entries: readonly NewsEntry[],
  prices: UsePrices,
  contributions: readonly Contribution[] | null,
): readonly UseRow[] {
  const made = new Map(contributions?.map((each) => [each.memberId, attacksMade(each)]));
  // Somebody whose record can't be read may have made any number of attacks.
  const isAnyUnread = made.has(null);
  const rows = memberUses(entries, prices).map((use): UseRow => {
    const ownMade = made.get(use.id) ?? null;
    const isAbsent = contributions !== null && !isAnyUnread && !made.has(use.id);
    const attacks = isAbsent ? 0 : ownMade;
    const energy = { xanax: use.kinds.xanax.count, energyPoints: use.energyPoints };
    const compared = attacks !== null && {
      made: attacks,
      expected: expectedHits(energy),
      missing: missingHits(energy, attacks),
    };
    return { ...use, attacks: compared || null, group: groupOf(use, compared || null) };
  });
  return ORDER.flatMap((group) => rows.filter((row) => row.group === group));
}
