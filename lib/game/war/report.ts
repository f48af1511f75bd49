import type { SharedBy } from "./shares";
import { warPayout } from "./shares";

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
  /** What the game gave the faction. */
  rewards: WarRewards;
  members: readonly ReportMember[];
}

export interface WarRewards {
  respect: number;
  points: number;
  items: readonly { id: number; name: string; count: number }[];
}

export interface ReportMember {
  id: number;
  name: string;
  level: number;
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
  part: number | null;
  /** Dollars, by the division that was chosen. */
  money: number;
  isPaid: boolean;
}

/** What each member of a side did, and gets of the money that is divided. */
export function reportRows(
  { members }: Pick<ReportSide, "members">,
  division: { total: number; by: SharedBy; keptPercent: number },
  paidIds: readonly number[],
): { rows: readonly ReportRow[]; kept: number } {
  const respect = members.reduce((sum, member) => sum + member.respect, 0);
  const payout = warPayout(
    members.map((member) => ({ memberId: member.id, hits: member.hits, respect: member.respect })),
    division,
  );
  return {
    rows: members.map((member, index) => ({
      ...member,
      part: respect > 0 ? member.respect / respect : null,
      money: payout.members[index]?.money ?? 0,
      isPaid: paidIds.includes(member.id),
    })),
    kept: payout.kept,
  };
}
