import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { MemberPayout } from "@/lib/game/crimes/payout";
import { hasLeft } from "@/lib/game/faction/member";
import { isSameRun, type PayoutRun, type PayoutRuns } from "@/lib/store/user/payout-runs";

export interface MoneyRow {
  memberId: number;
  /** "Alpha", or "[3000001]" of somebody who is not among the members. */
  name: string;
  hasLeft: boolean;
  money: number;
  crimes: number;
  /** The money by name of crime, the most first. */
  from: readonly { crime: string; count: number; money: number }[];
}

/** What each member gets, and of which crimes. */
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

/** Those who are owed anything, and whether they are ticked off. */
export const owedRows = (
  rows: readonly MoneyRow[],
  paidIds: readonly number[],
): readonly OwedRow[] => {
  const paid = new Set(paidIds);
  return rows
    .filter(({ money }) => money > 0)
    .map((row) => ({ ...row, isPaid: paid.has(row.memberId) }));
};

/** The crimes of a run that are also in another run where somebody is ticked off. */
export const inOtherRuns = (
  run: Omit<PayoutRun, "paidIds">,
  runs: PayoutRuns,
): readonly number[] => {
  const others = runs.filter((other) => !isSameRun(other, run));
  const inThem = new Set(others.flatMap(({ crimeIds }) => crimeIds));
  return run.crimeIds.filter((id) => inThem.has(id));
};
