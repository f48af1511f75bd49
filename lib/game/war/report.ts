import { sum } from "@/lib/common/numbers";

/** A ranked war that is over, as the game reports it. */
export interface WarReport {
  startsAtMs: number;
  endedAtMs: number | null;
  /** Null if nobody won. */
  winnerId: number | null;
  isForfeit: boolean;
  sides: readonly ReportSide[];
  /** Number of records of the response that couldn't be parsed. */
  dropped: number;
}

export interface ReportSide {
  id: number;
  name: string;
  score: number;
  /** Hits of all members, including the missing ones; null if the API leaves it out. */
  hits: number | null;
  /** Rewards that the game gave the faction. */
  rewards: WarRewards;
  members: readonly ReportMember[];
  /** Number of members whose records can't be parsed. The field's name is stored with the response. */
  unreadMembers: number;
}

export interface WarRewards {
  respect: number;
  points: number;
  items: readonly { id: number; name: string; count: number }[];
}

export interface ReportMember {
  id: number;
  name: string;
  level: number | null;
  hits: number;
  respect: number;
}

/** The market value of a reward's items; items without a market value are counted separately. */
export function rewardsWorth(
  { items }: Pick<WarRewards, "items">,
  marketValues: ReadonlyMap<number, number>,
): { value: number; unknown: number } {
  let [value, unknown] = [0, 0];
  for (const { id, count } of items) {
    const each = marketValues.get(id);
    if (each === undefined) unknown += count;
    else value += each * count;
  }
  return { value, unknown };
}

export interface ReportRow extends ReportMember {
  /** Part of the faction's respect, 0 to 1; null if it has none. */
  fraction: number | null;
}

/** The results of the members whose records can't be parsed, together. */
export interface MissingMembers {
  count: number;
  /** Null if the game doesn't say. */
  hits: number | null;
  respect: number;
}

type Fighters = Pick<ReportSide, "members" | "unreadMembers" | "score" | "hits">;

/** The results of the missing members: the faction's totals minus the results of the others. */
export function missingMembers({ members, unreadMembers, score, hits }: Fighters): MissingMembers {
  const less = (all: number, done: readonly number[]) =>
    unreadMembers === 0 ? 0 : Math.max(0, all - sum(done));
  return {
    count: unreadMembers,
    hits:
      hits === null
        ? null
        : less(
            hits,
            members.map((member) => member.hits),
          ),
    respect: less(
      score,
      members.map(({ respect }) => respect),
    ),
  };
}

/** The results of each member of a side, and their part of its respect, of which the missing members have some too. */
export function reportRows(side: Fighters): readonly ReportRow[] {
  const respect = sum(side.members.map((member) => member.respect)) + missingMembers(side).respect;
  return side.members.map((member) => ({
    ...member,
    fraction: respect > 0 ? member.respect / respect : null,
  }));
}
