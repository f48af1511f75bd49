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

/**
 * "idle": used Xanax and made no attack; "short": made fewer attacks than expected; "soFar": the news is still loading, so that
 * nobody is compared.
 */
export type UseGroup = "idle" | "short" | "rest" | "soFar";

export interface UseRow extends MemberUse {
  /** Null outside of wars, and if unknown. */
  attacks: Attacks | null;
  /** Hits in the chains of the period. Null in wars, and if unknown. */
  chainHits: number | null;
  group: UseGroup;
}

const USE_GROUPS: readonly UseGroup[] = ["idle", "short", "rest", "soFar"];

function groupOf({ kinds }: MemberUse, attacks: Attacks | null): UseGroup {
  if (attacks === null) return "rest";
  if (attacks.made === 0 && kinds.xanax.count > 0) return "idle";
  return attacks.missing > 0 ? "short" : "rest";
}

interface Facts {
  /** False while the news loads. Nobody is compared until then. */
  isComplete: boolean;
  /** The contributions to the war; null outside of wars, or if they aren't known. */
  contributions: readonly Contribution[] | null;
  /** A member's hits in chains; null in wars, or if they aren't known. */
  chainHitsOf: ((memberId: number) => number | null) | null;
}

/**
 * The members who used or deposited something, by group, then by value.
 * @param entries of the period, newest first
 */
export function memberRows(
  entries: readonly NewsEntry[],
  prices: UsePrices,
  { isComplete, contributions, chainHitsOf }: Facts,
): readonly UseRow[] {
  const compared = isComplete ? contributions : null;
  const made = new Map(compared?.map((each) => [each.memberId, attacksMade(each)]));
  // Somebody whose record can't be read may have made any number of attacks.
  const isAnyUnread = made.has(null);
  const rows = memberUses(entries, prices).map((use): UseRow => {
    const isAbsent = compared !== null && !isAnyUnread && !made.has(use.id);
    const attacks = attacksOf(use, isAbsent ? 0 : (made.get(use.id) ?? null));
    const group = isComplete ? groupOf(use, attacks) : "soFar";
    return { ...use, attacks, chainHits: chainHitsOf?.(use.id) ?? null, group };
  });
  return byGroup(rows, (row) => row.group).flatMap(([, same]) => same);
}

function attacksOf({ kinds, energyPoints }: MemberUse, made: number | null): Attacks | null {
  if (made === null) return null;
  const energy = { xanax: kinds.xanax.count, energyPoints };
  return { made, expected: expectedHits(energy), missing: missingHits(energy, made) };
}

/** The groups that have rows, in order; inside of each the rows keep theirs. */
export const byGroup = <Row>(
  rows: readonly Row[],
  groupOfRow: (row: Row) => UseGroup,
): readonly (readonly [UseGroup, readonly Row[]])[] =>
  USE_GROUPS.map(
    (group) => [group, rows.filter((row) => groupOfRow(row) === group)] as const,
  ).filter(([, same]) => same.length > 0);
