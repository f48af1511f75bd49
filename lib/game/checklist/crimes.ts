import { lowRate } from "@/lib/game/crimes/low-rate";
import { missingItems } from "@/lib/game/crimes/missing-items";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isFilled } from "@/lib/game/crimes/slots";
import { isOpen } from "@/lib/game/crimes/status";

import { judged, type LowSlot, type Verdict } from "./verdict";

/** Complete if no member of an open crime has a pass rate under `lowest`. Percent. For an empty slot the rate is the caller's own. */
export function passRatesVerdict(crimes: readonly OrganisedCrime[], lowest: number): Verdict {
  const slots = crimes
    .filter(isOpen)
    .flatMap((crime) =>
      crime.slots.filter(isFilled).flatMap((slot): LowSlot[] => {
        const passRate = lowRate(slot, lowest);
        if (passRate === null) return [];
        const { position, member } = slot;
        return [{ crimeId: crime.id, crime: crime.name, memberId: member.id, position, passRate }];
      }),
    )
    .sort((a, b) => a.passRate - b.passRate);
  return judged(slots.length === 0, { kind: "pass rates", lowest, slots });
}

/** Complete if no member of an open crime lacks the item that the slot asks for. */
export function crimeItemsVerdict(crimes: readonly OrganisedCrime[]): Verdict {
  const missing = missingItems(crimes).map(({ crime, memberId, itemId }) => ({
    crimeId: crime.id,
    crime: crime.name,
    memberId,
    itemId,
  }));
  return judged(missing.length === 0, { kind: "items", missing });
}
