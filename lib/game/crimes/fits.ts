import { assign } from "@/lib/common/assignment";
import { MAX_MEMBERS } from "@/lib/game/faction/member";

import { passRateMatrix } from "./history";
import { isFilled, isRecruiting, type OrganisedCrime } from "./organised-crime";

/** A member who fits a slot, by a pass rate of an earlier crime. */
export interface Fit {
  memberId: number;
  /** Percent. */
  passRate: number;
}

/** The members who fit an empty slot best. */
export interface SlotFits {
  /** The member to ask for this slot, named first for this slot only. Null if nobody fits or all are named first elsewhere. */
  first: Fit | null;
  /** The best of the others, who may be named for other slots too; null if there is none. */
  second: Fit | null;
}

/** More empty slots than any faction has. Beyond them nobody is named. */
const MAX_SLOTS = 300;

/**
 * The members who fit the empty slots of all recruiting crimes, by the crime's id, in the order of its slots; null for a filled
 * slot. A member fits if their latest pass rate in this role of this crime is known and at least `minimum` percent: the same role
 * of another crime has another rate. Who is named first gives the greatest sum of rates over all slots.
 * @param candidates the ids of the members who could join a crime
 */
export function fitsOfSlots(
  crimes: readonly OrganisedCrime[],
  candidates: readonly number[],
  minimum: number,
): ReadonlyMap<number, readonly (SlotFits | null)[]> {
  const recruiting = crimes.filter(isRecruiting).toSorted(bySoonestEnd);
  const names = new Set(recruiting.map(({ name }) => name));
  const ratesOf = new Map([...names].map((name) => [name, ratesByRole(crimes, name)]));
  const isCandidate = new Set(candidates);
  const empty = recruiting
    .flatMap((crime) =>
      crime.slots.flatMap((slot, index) => {
        if (isFilled(slot)) return [];
        const fits = (ratesOf.get(crime.name)?.get(slot.position) ?? [])
          .filter(({ memberId, passRate }) => isCandidate.has(memberId) && passRate >= minimum)
          .toSorted((a, b) => b.passRate - a.passRate || a.memberId - b.memberId);
        return [{ crimeId: crime.id, index, fits }];
      }),
    )
    .slice(0, MAX_SLOTS);
  const firsts = assignFirsts(empty.map(({ fits }) => fits));
  const result = new Map(
    recruiting.map(({ id, slots }) => [id, slots.map((): SlotFits | null => null)]),
  );
  empty.forEach(({ crimeId, index, fits }, at) => {
    const first = firsts[at] ?? null;
    const second = fits.find(({ memberId }) => memberId !== first?.memberId) ?? null;
    result.get(crimeId)?.splice(index, 1, { first, second });
  });
  return result;
}

/** The crime that expires first comes first. */
const bySoonestEnd = (a: OrganisedCrime, b: OrganisedCrime): number =>
  (a.expiresAtMs ?? Number.MAX_VALUE) - (b.expiresAtMs ?? Number.MAX_VALUE) || a.id - b.id;

/** The latest rates in each role of the crimes with this name. */
function ratesByRole(crimes: readonly OrganisedCrime[], name: string): Map<string, Fit[]> {
  const byRole = new Map<string, Fit[]>();
  for (const { memberId, rates } of passRateMatrix(crimes, name).members) {
    for (const [role, { passRate }] of rates) {
      const fits = byRole.get(role) ?? [];
      fits.push({ memberId, passRate });
      byRole.set(role, fits);
    }
  }
  return byRole;
}

/** Assigns each slot one of its fits, and no member twice, so that the sum of the rates is greatest. */
function assignFirsts(slots: readonly (readonly Fit[])[]): (Fit | null)[] {
  const ids = [...new Set(slots.flat().map(({ memberId }) => memberId))].slice(0, MAX_MEMBERS);
  const columnOf = new Map(ids.map((id, column) => [id, column]));
  const weights = slots.map((fits) => {
    const row = ids.map(() => 0);
    for (const { memberId, passRate } of fits) {
      const column = columnOf.get(memberId);
      if (column !== undefined) row[column] = passRate;
    }
    return row;
  });
  return assign(weights).map((column, at) =>
    column === null ? null : (slots[at]?.find(({ memberId }) => memberId === ids[column]) ?? null),
  );
}
