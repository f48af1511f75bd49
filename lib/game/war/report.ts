import { sum } from "@/lib/game/money/sum";

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
  /** Of all members, whether they can be read or not; null where the game doesn't say. */
  hits: number | null;
  /** What the game gave the faction. */
  rewards: WarRewards;
  members: readonly ReportMember[];
  /** Members whose records can't be read. */
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

/** What the members who can't be read did together, and what is set aside for them. */
export interface UnreadShare {
  count: number;
  /** Null where the game doesn't say. */
  hits: number | null;
  respect: number;
  /** Dollars, by the division that was chosen. */
  money: number;
}

type Fighters = Pick<ReportSide, "members" | "unreadMembers" | "score" | "hits">;

/** What the members who can't be read must have done: all that the faction did, less what the others did. */
function doneByUnread({
  members,
  unreadMembers,
  score,
  hits,
}: Fighters): Omit<UnreadShare, "money"> {
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

/** What each member of a side did, and gets of the money that is divided. Who can't be read keeps a share of it. */
export function reportRows(
  side: Fighters,
  division: { total: number; by: SharedBy; keptPercent: number },
  paidIds: readonly number[],
): { rows: readonly ReportRow[]; kept: number; unread: UnreadShare | null } {
  const { members } = side;
  const unread = doneByUnread(side);
  const respect = sum(members.map((member) => member.respect)) + unread.respect;
  // Nothing is known of each: as if all of them had done the same.
  const each = {
    memberId: 0,
    hits: (unread.hits ?? 0) / unread.count,
    respect: unread.respect / unread.count,
  };
  const payout = warPayout(
    [
      ...members.map(({ id, hits, respect: gained }) => ({ memberId: id, hits, respect: gained })),
      ...Array.from({ length: unread.count }, () => each),
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
    unread:
      unread.count === 0
        ? null
        : { ...unread, money: sum(payout.members.slice(members.length).map(({ money }) => money)) },
  };
}
