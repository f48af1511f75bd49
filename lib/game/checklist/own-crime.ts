import { missingItem } from "@/lib/game/crimes/missing-items";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { slotsByMember } from "@/lib/game/crimes/slots";
import { isOpen } from "@/lib/game/crimes/status";

import { checkResult, type CheckResult } from "./check-result";

/** The item is null where the one that the slot asks for is there, or none is asked for. */
type OwnCrime =
  { kind: "crime"; crime: string; missingItemId: number | null } | { kind: "no crime" };

/**
 * Complete if the player is in a crime that is still ahead, and has the item that the slot asks for. A null crime means
 * none. Source: contract 7.12.
 */
export function checkOwnCrime(
  crime: OrganisedCrime | null,
  playerId: number,
): CheckResult<OwnCrime> {
  if (crime === null || !isOpen(crime)) return NO_CRIME;
  const own = slotsByMember(crime).get(playerId) ?? [];
  const missing = own.map((slot) => missingItem(crime, slot)).find((item) => item !== null);
  return checkResult<OwnCrime>(missing === undefined, {
    kind: "crime",
    crime: crime.name,
    missingItemId: missing?.itemId ?? null,
  });
}

const NO_CRIME: CheckResult<OwnCrime> = checkResult(false, { kind: "no crime" });
