import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { ALL, type Choice, wordChoices } from "@/components/window/choice";
import { passRateMatrix, type RoleRate } from "@/lib/game/crimes/history";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

/** A member's latest pass rate in each role. */
export interface RateRow {
  memberId: number;
  /** "Alpha", or "[3000001]" for a member who has left. */
  name: string;
  rates: ReadonlyMap<string, RoleRate>;
  /** Null for a member without a rate. */
  worst: WorstRate | null;
}

export interface WorstRate {
  role: string;
  passRate: number;
}

/**
 * Rows for the current members and for former members with a rate, and the roles with at least one rate. Uses only the crimes
 * with the given name, or all crimes for `ALL`.
 */
export function rateRows(
  crimes: readonly OrganisedCrime[],
  crimeName: string,
  members: CrimeLookups["members"],
): { roles: readonly string[]; rows: readonly RateRow[] } {
  const matrix = passRateMatrix(crimes, crimeName === ALL ? null : crimeName);
  const rates = new Map(matrix.members.map((member) => [member.memberId, member.rates]));
  const ids = new Set([...members.keys(), ...rates.keys()]);
  const rows = [...ids].map((memberId) => {
    const own = rates.get(memberId) ?? new Map<string, RoleRate>();
    return {
      memberId,
      name: memberName({ members }, memberId),
      rates: own,
      worst: lowestOf([...own].map(([role, { passRate }]) => ({ role, passRate }))),
    };
  });
  return { roles: matrix.roles, rows };
}

/** The lowest pass rate of all, with its member; null without any. Of equal ones, the first. */
export const worstOf = (rows: readonly Pick<RateRow, "name" | "worst">[]) =>
  lowestOf(rows.flatMap(({ name, worst }) => (worst === null ? [] : [{ name, ...worst }])));

const lowestOf = <Rate extends WorstRate>(rates: readonly Rate[]): Rate | null =>
  rates.reduce<Rate | null>(
    (lowest, rate) => (lowest === null || rate.passRate < lowest.passRate ? rate : lowest),
    null,
  );

/** The choices of the crime filter: all crimes, then each crime name that occurs. */
export const crimeChoices = (crimes: readonly OrganisedCrime[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All crimes"],
    crimes.map(({ name }) => name),
  );
