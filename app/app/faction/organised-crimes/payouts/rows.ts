import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { MemberPayout } from "@/lib/game/crimes/payout";
import { hasLeft } from "@/lib/game/faction/member";
import { isSameRun, type PayoutRun, type PayoutRuns } from "@/lib/store/user/payout-runs";

export interface MoneyRow {
  memberId: number;
  /** "Alpha", or "[3000001]" for a player who isn't in the member list. */
  name: string;
  hasLeft: boolean;
  money: number;
  crimes: number;
  /** The money by crime name, largest amount first. */
  from: readonly { crime: string; count: number; money: number }[];
}

/** A row for each member, with their money and its crimes. */
export function moneyRows(
  payouts: readonly MemberPayout[],
  crimes: readonly OrganisedCrime[],
  members: CrimeLookups["members"],
): readonly MoneyRow[] {
  const names = new Map(crimes.map(({ id, name }) => [id, name]));
  return payouts.map((payout) => ({
    memberId: payout.memberId,
    name: memberName({ members }, payout.memberId),
    hasLeft: hasLeft(payout.memberId, members),
    money: payout.money,
    crimes: payout.crimes.length,
    from: fromOf(payout, names),
  }));
}

function fromOf({ crimes }: MemberPayout, names: ReadonlyMap<number, string>) {
  const from = new Map<string, { crime: string; count: number; money: number }>();
  for (const { crimeId, money } of crimes) {
    const crime = names.get(crimeId) ?? `[${crimeId}]`;
    const known = from.get(crime) ?? { crime, count: 0, money: 0 };
    from.set(crime, { crime, count: known.count + 1, money: known.money + money });
  }
  return [...from.values()].sort((a, b) => b.money - a.money);
}

export interface OwedRow extends MoneyRow {
  isPaid: boolean;
}

/** The members who are owed money; `isPaid` is true for members who are ticked off. */
export const owedRows = (
  rows: readonly MoneyRow[],
  paidIds: readonly number[],
): readonly OwedRow[] => {
  const paid = new Set(paidIds);
  return rows
    .filter(({ money }) => money > 0)
    .map((row) => ({ ...row, isPaid: paid.has(row.memberId) }));
};

/** The ids of a run's crimes that are also in another stored run. Runs are stored only while a member is ticked off. */
export const inOtherRuns = (
  run: Omit<PayoutRun, "paidIds">,
  runs: PayoutRuns,
): readonly number[] => {
  const others = runs.filter((other) => !isSameRun(other, run));
  const inThem = new Set(others.flatMap(({ crimeIds }) => crimeIds));
  return run.crimeIds.filter((id) => inThem.has(id));
};
