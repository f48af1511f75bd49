import { lowPassRate } from "@/lib/game/crimes/low-pass-rate";
import { missingItems } from "@/lib/game/crimes/missing-items";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isFilled } from "@/lib/game/crimes/slots";
import { isOpen } from "@/lib/game/crimes/status";

import { checkResult, type CheckResult } from "./check-result";

interface CrimeSlotOf {
  crimeId: number;
  crime: string;
  memberId: number;
}

/** A slot whose member's chance is under what the faction asks for. */
interface LowSlot extends CrimeSlotOf {
  position: string;
  /** Percent. */
  passRate: number;
}

interface PassRates {
  lowest: number;
  slots: readonly LowSlot[];
}

/** The slots whose item is missing. */
interface CrimeItems {
  missing: readonly (CrimeSlotOf & { itemId: number })[];
}

/** Complete if no member of an open crime has a pass rate under `lowest`. Percent. For an empty slot the rate is the caller's own. */
export function checkPassRates(
  crimes: readonly OrganisedCrime[],
  lowest: number,
): CheckResult<PassRates> {
  const slots = crimes
    .filter(isOpen)
    .flatMap((crime) =>
      crime.slots.filter(isFilled).flatMap((slot): LowSlot[] => {
        const passRate = lowPassRate(slot, lowest);
        if (passRate === null) return [];
        const { position, member } = slot;
        return [{ crimeId: crime.id, crime: crime.name, memberId: member.id, position, passRate }];
      }),
    )
    .sort((a, b) => a.passRate - b.passRate);
  return checkResult(slots.length === 0, { lowest, slots });
}

/** Complete if no member of an open crime lacks the item that the slot asks for. */
export function checkCrimeItems(crimes: readonly OrganisedCrime[]): CheckResult<CrimeItems> {
  const missing = missingItems(crimes).map(({ crime, memberId, itemId }) => ({
    crimeId: crime.id,
    crime: crime.name,
    memberId,
    itemId,
  }));
  return checkResult(missing.length === 0, { missing });
}
