import {
  isFilled,
  isItemMissing,
  isOpen,
  isPassRateLow,
  missingItems,
  type OrganisedCrime,
  slotsByMember,
} from "@/lib/game/crimes/organised-crime";

import { checkResult, type CheckResult } from "./check-result";

interface CrimeSlotOf {
  crimeId: number;
  crime: string;
  memberId: number;
}

/** A slot whose member has a pass rate below the faction's limit. */
interface LowSlot extends CrimeSlotOf {
  position: string;
  /** Percent. */
  passRate: number;
}

interface PassRates {
  minimumPassRate: number;
  slots: readonly LowSlot[];
}

/** The slots whose item is missing. */
interface CrimeItems {
  missing: readonly (CrimeSlotOf & { itemId: number })[];
}

/**
 * Complete if no member of an open crime has a pass rate below `minimumPassRate`, in percent. Empty slots are skipped, because their pass
 * rate is the caller's own.
 */
export function checkPassRates(
  crimes: readonly OrganisedCrime[],
  minimumPassRate: number,
): CheckResult<PassRates> {
  const slots = crimes
    .filter(isOpen)
    .flatMap((crime) =>
      crime.slots
        .filter(isFilled)
        .filter((slot) => isPassRateLow(slot, minimumPassRate))
        .map(({ position, member, passRate }): LowSlot => ({
          crimeId: crime.id,
          crime: crime.name,
          memberId: member.id,
          position,
          passRate,
        })),
    )
    .sort((a, b) => a.passRate - b.passRate);
  return checkResult(slots.length === 0, { minimumPassRate, slots });
}

/** Complete if no member of an open crime lacks the item that the slot requires. */
export function checkCrimeItems(crimes: readonly OrganisedCrime[]): CheckResult<CrimeItems> {
  const missing = missingItems(crimes).map(({ crime, slot }) => ({
    crimeId: crime.id,
    crime: crime.name,
    memberId: slot.member.id,
    itemId: slot.item.id,
  }));
  return checkResult(missing.length === 0, { missing });
}

/** `missingItemId` is null if the required item is available, or if the slot requires none. */
type OwnCrime =
  | { kind: "crime"; crime: string; missingItemId: number | null }
  | { kind: "no crime" };

/**
 * Complete if the player is in an open crime and has the item that the slot requires. A null crime means that the player is in
 * none. Source: contract 7.12.
 */
export function checkOwnCrime(
  crime: OrganisedCrime | null,
  playerId: number,
): CheckResult<OwnCrime> {
  if (crime === null || !isOpen(crime)) return NO_CRIME;
  const missing = slotsByMember(crime).get(playerId)?.find(isItemMissing);
  return checkResult<OwnCrime>(missing === undefined, {
    kind: "crime",
    crime: crime.name,
    missingItemId: missing?.item.id ?? null,
  });
}

const NO_CRIME: CheckResult<OwnCrime> = checkResult(false, { kind: "no crime" });
