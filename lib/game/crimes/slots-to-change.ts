import { groupBy } from "@/lib/common/group-by";

import { passRateMatrix } from "./history";
import {
  type FilledSlot,
  isFilled,
  isOpen,
  isPassRateLow,
  isRecruiting,
  type OrganisedCrime,
} from "./organised-crime";

/** A role that a member is known to pass at the faction's minimum or above, by an earlier crime. */
interface KnownRole {
  crimeName: string;
  position: string;
  /** Percent. */
  passRate: number;
}

/** A slot of an open crime whose member has too low a pass rate. */
export interface SlotToChange {
  crime: OrganisedCrime;
  slot: FilledSlot & { passRate: number };
  /** The empty slot that the member fits best and that nobody with a lower rate is named for; null if there is none. */
  emptySlot: (KnownRole & { crimeId: number }) | null;
  /** The role that the member passes best, in any crime; null if none reaches the minimum. */
  bestRole: KnownRole | null;
}

/**
 * The slots of open crimes that are held at a pass rate below the minimum, the lowest first, each with where its member would
 * reach it. The lowest rates choose their empty slot first, and each empty slot is named once.
 * @param crimes open crimes, and earlier ones from which pass rates are known
 * @param minimumPassRate percent
 */
export function slotsToChange(
  crimes: readonly OrganisedCrime[],
  minimumPassRate: number,
): readonly SlotToChange[] {
  const rolesOf = knownRoles(crimes, minimumPassRate);
  const empty = crimes.filter(isRecruiting).flatMap(({ id, name, slots }) =>
    slots
      .filter((slot) => !isFilled(slot))
      .map(({ position }) => ({
        crimeId: id,
        crimeName: name,
        position,
        isNamed: false,
      })),
  );
  return crimes
    .filter(isOpen)
    .flatMap((crime) =>
      crime.slots.flatMap((slot) =>
        isFilled(slot) && isPassRateLow(slot, minimumPassRate) ? [{ crime, slot }] : [],
      ),
    )
    .sort((a, b) => a.slot.passRate - b.slot.passRate || a.crime.id - b.crime.id)
    .map(({ crime, slot }) => {
      // Their rate in the role that they hold is the slot's own, whatever an earlier crime says.
      const here = { crimeName: crime.name, position: slot.position };
      const roles = (rolesOf.get(slot.member.id) ?? []).filter((role) => !isSameRole(role, here));
      for (const role of roles) {
        const at = empty.find((one) => !one.isNamed && isSameRole(one, role));
        if (at === undefined) continue;
        at.isNamed = true;
        return { crime, slot, emptySlot: { ...role, crimeId: at.crimeId }, bestRole: role };
      }
      return { crime, slot, emptySlot: null, bestRole: roles[0] ?? null };
    });
}

const isSameRole = (
  a: Pick<KnownRole, "crimeName" | "position">,
  b: Pick<KnownRole, "crimeName" | "position">,
) => a.crimeName === b.crimeName && a.position === b.position;

/** The roles that each member passes at the minimum or above, best first. The same role of another crime has another rate. */
function knownRoles(
  crimes: readonly OrganisedCrime[],
  minimumPassRate: number,
): ReadonlyMap<number, readonly KnownRole[]> {
  const roles = [...groupBy(crimes, ({ name }) => name)].flatMap(([crimeName, own]) =>
    passRateMatrix(own, null).members.flatMap(({ memberId, rates }) =>
      [...rates]
        .filter(([, { passRate }]) => passRate >= minimumPassRate)
        .map(([position, { passRate }]) => ({ memberId, crimeName, position, passRate })),
    ),
  );
  const best = roles.sort((a, b) => b.passRate - a.passRate);
  return new Map(
    [...groupBy(best, ({ memberId }) => memberId)].map(([memberId, own]) => [
      memberId,
      own.map(({ crimeName, position, passRate }) => ({ crimeName, position, passRate })),
    ]),
  );
}
