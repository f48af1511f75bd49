import { useMemo } from "react";

import { fitsOfSlots, type SlotFits } from "@/lib/game/crimes/fits";
import { isFilled, isRecruiting, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isNotInOc } from "@/lib/game/faction/member";

import { useRoom } from "./use-room";

const NOBODY: SlotFits = { first: null, second: null };

/** The members who fit the empty slots of a crime, in the order of its slots; null if who is in a crime is unknown. */
export function useFits(crime: OrganisedCrime): readonly SlotFits[] | null {
  const { crimes, lookups, minimumPassRate } = useRoom();
  const hasEmpty = isRecruiting(crime) && !crime.slots.every(isFilled);
  const all = useMemo(() => {
    const members = [...lookups.members.values()];
    if (!hasEmpty || members.every(({ isInOc }) => isInOc === null)) return null;
    const candidates = members.filter(isNotInOc).map(({ id }) => id);
    return fitsOfSlots(crimes, candidates, minimumPassRate);
  }, [crimes, lookups, minimumPassRate, hasEmpty]);
  return all && crime.slots.map((_, index) => all.get(crime.id)?.[index] ?? NOBODY);
}
