import { sum } from "@/lib/common/numbers";

/** A ranked war that is over, as the game reports it. */
export interface WarReport {
  startsAtMs: number;
  endedAtMs: number | null;
  /** Null where nobody won. */
  winnerId: number | null;
  isForfeit: boolean;
  sides: readonly ReportSide[];
  /** Records of the answer that could not be read. */
  dropped: number;
}

export interface ReportSide {
  id: number;
  name: string;
  score: number;
  /** Of all members, the missing ones included; null if the API leaves it out. */
  hits: number | null;
  /** What the game gave the faction. */
  rewards: WarRewards;
  members: readonly ReportMember[];
  /** Members whose records can't be read: the name of the field is saved with the response. */
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

/** What the items of a reward are worth; those without a market value are counted apart. */
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
  /** Of the faction's respect, 0 to 1; null where it has none. */
  fraction: number | null;
  /** Dollars, by the division that was chosen. */
  money: number;
  isPaid: boolean;
}

/** The members whose records can't be read: what they did together, and what is set aside for them. */
export interface MissingMembers {
  count: number;
  /** Null where the game doesn't say. */
  hits: number | null;
  respect: number;
  /** Dollars, by the division that was chosen. */
  money: number;
}

type Fighters = Pick<ReportSide, "members" | "unreadMembers" | "score" | "hits">;

/** What the missing members must have done: the faction's totals less what the others did. */
function doneByMissing({
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

/** What each member of a side did, and their share of the divided money. The missing members keep theirs. */
export function reportRows(
  side: Fighters,
  division: { total: number; by: SharedBy; keptPercent: number },
  paidIds: readonly number[],
): { rows: readonly ReportRow[]; kept: number; missing: MissingMembers | null } {
  const { members } = side;
  const missing = doneByMissing(side);
  const respect = sum(members.map((member) => member.respect)) + missing.respect;
  // What each of them did is unknown, so all count as if they had done the same.
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

/** How the money of a war is divided among those who fought. */
export type SharedBy = "respect" | "hits" | "equal";

interface WarContribution {
  memberId: number;
  hits: number;
  respect: number;
}

interface WarPayout {
  members: readonly { memberId: number; money: number }[];
  /** What the faction keeps. With it the members' shares are the total, to the dollar. */
  kept: number;
}

const WEIGHTS: Readonly<Record<SharedBy, (fought: WarContribution) => number>> = {
  respect: ({ respect }) => respect,
  hits: ({ hits }) => hits,
  equal: ({ hits }) => (hits > 0 ? 1 : 0),
};

/**
 * Divides whole dollars. The dollars that no division gives go one each to those who lost most to rounding. Whoever didn't
 * fight gets nothing; if nobody did, the faction keeps all of it.
 * @param keptPercent what the faction keeps, 0 to 100
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
