import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { ALL, type Choice, wordChoices } from "@/components/window/choice";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { passRateMatrix, type RoleRate } from "@/lib/game/crimes/pass-rates";

export interface RateRow {
  memberId: number;
  /** "Alpha", or "[3000001]" of somebody who has left. */
  name: string;
  rates: ReadonlyMap<string, RoleRate>;
}

/**
 * Today's members, former members with a rate, and the roles in which somebody has one; only from the crimes of one
 * name, unless all are chosen.
 */
export function rateRows(
  crimes: readonly OrganisedCrime[],
  crimeName: string,
  members: CrimeLookups["members"],
): { roles: readonly string[]; rows: readonly RateRow[] } {
  const matrix = passRateMatrix(crimes, crimeName === ALL ? null : crimeName);
  const rates = new Map(matrix.members.map((member) => [member.memberId, member.rates]));
  const ids = new Set([...members.keys(), ...rates.keys()]);
  const rows = [...ids].map((memberId) => ({
    memberId,
    name: memberName({ members }, memberId),
    rates: rates.get(memberId) ?? new Map<string, RoleRate>(),
  }));
  return { roles: matrix.roles, rows };
}

/** All crimes, and each that there is by its name. */
export const crimeChoices = (crimes: readonly OrganisedCrime[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All crimes"],
    crimes.map(({ name }) => name),
  );
