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
  /** Dollars, by the selected division. */
  money: number;
  isPaid: boolean;
}

/** The members whose records can't be parsed: their results together, and the money set aside for them. */
export interface MissingMembers {
  count: number;
  /** Null if the game doesn't say. */
  hits: number | null;
  respect: number;
  /** Dollars, by the selected division. */
  money: number;
}

type Fighters = Pick<ReportSide, "members" | "unreadMembers" | "score" | "hits">;

/** The results of the missing members: the faction's totals minus the results of the others. */
export function missingMembers({
  members,
  unreadMembers,
  score,
  hits,
}: Fighters): Omit<MissingMembers, "money"> {
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

/** The results of each member of a side, and their share of the divided money. The missing members keep theirs. */
export function reportRows(
  side: Fighters,
  division: { total: number; by: SharedBy; keptPercent: number },
  paidIds: readonly number[],
): { rows: readonly ReportRow[]; kept: number; missing: MissingMembers | null } {
  const { members } = side;
  const missing = missingMembers(side);
  const respect = sum(members.map((member) => member.respect)) + missing.respect;
  // Their individual results are unknown, so all of them count as equal.
  const each = {
    memberId: 0,
    hits: (missing.hits ?? 0) / missing.count,
    respect: missing.respect / missing.count,
  };
  const payout = warPayout(
    [
      ...members.map(({ id, hits, respect: gained }) => ({ memberId: id, hits, respect: gained })),
      ...Array.from({ length: missing.count }, () => each),
    ],
    division,
  );
  return {
    rows: members.map((member, index) => ({
      ...member,
      fraction: respect > 0 ? member.respect / respect : null,
      money: payout.members[index]?.money ?? 0,
      isPaid: paidIds.includes(member.id),
    })),
    kept: payout.kept,
    missing:
      missing.count === 0
        ? null
        : {
            ...missing,
            money: sum(payout.members.slice(members.length).map(({ money }) => money)),
          },
  };
}

/** The basis for the division of a war's money among the members who fought. */
export type SharedBy = "respect" | "hits" | "equal";

interface WarContribution {
  memberId: number;
  hits: number;
  respect: number;
}

interface WarPayout {
  members: readonly { memberId: number; money: number }[];
  /** The faction's money. With it, the members' shares add up to the total, to the dollar. */
  kept: number;
}

const WEIGHTS: Readonly<Record<SharedBy, (fought: WarContribution) => number>> = {
  respect: ({ respect }) => respect,
  hits: ({ hits }) => hits,
  equal: ({ hits }) => (hits > 0 ? 1 : 0),
};

/**
 * Divides whole dollars. The dollars left by the division go, one each, to the members who lost most to rounding. A member who
 * didn't fight gets nothing; if nobody did, the faction keeps all of it.
 * @param keptPercent the faction's percentage, 0 to 100
 */
export function warPayout(
  contributions: readonly WarContribution[],
  { total, by, keptPercent }: { total: number; by: SharedBy; keptPercent: number },
): WarPayout {
  const weights = contributions.map((one) => Math.max(0, WEIGHTS[by](one)));
  const all = sum(weights);
  const toShare = all > 0 ? Math.floor((total * (100 - keptPercent)) / 100) : 0;
  const exact = weights.map((weight) => (all > 0 ? (toShare * weight) / all : 0));
  const money = exact.map(Math.floor);
  const remainder = toShare - sum(money);
  const byLoss = exact
    .map((dollars, index) => ({ index, loss: dollars - Math.floor(dollars) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, remainder)) money[index] = (money[index] ?? 0) + 1;
  return {
    members: contributions.map(({ memberId }, index) => ({ memberId, money: money[index] ?? 0 })),
    kept: total - toShare,
  };
}
