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
  /** The roles of the highest and the lowest rate, of equal ones the first; null for a member without a rate. */
  best: RatedRole | null;
  worst: RatedRole | null;
}

export interface RatedRole {
  role: string;
  /** Percent. */
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
    const highestFirst = [...own]
      .map(([role, { passRate }]) => ({ role, passRate }))
      .toSorted((a, b) => b.passRate - a.passRate);
    const worst = highestFirst.at(-1);
    return {
      memberId,
      name: memberName({ members }, memberId),
      rates: own,
      best: highestFirst[0] ?? null,
      worst: highestFirst.find(({ passRate }) => passRate === worst?.passRate) ?? null,
    };
  });
  return { roles: matrix.roles, rows };
}

/** The choices of the crime filter: all crimes, then each crime name that occurs. */
export const crimeChoices = (crimes: readonly OrganisedCrime[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All crimes"],
    crimes.map(({ name }) => name),
  );
