import type { FlightKindId } from "@/lib/game/travel/flight-kinds";
import { clampedInt } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The player's own choices for the next trip. Null follows the log and the perks. */
export interface NextTrip {
  flight: FlightKindId | null;
  capacity: number | null;
}

/** More items than anyone can carry. */
export const MAX_CAPACITY = 100;

const AS_KNOWN: NextTrip = { flight: null, capacity: null };

/** An unreadable field is as if it had never been set. */
const nextTrip = z.object({
  flight: z.catch(z.nullable(z.enum(["standard", "airstrip", "private", "business"])), null),
  capacity: z.catch(z.nullable(clampedInt(1, MAX_CAPACITY)), null),
});

export const nextTripStore = jsonValue<NextTrip>("nextTrip", nextTrip, AS_KNOWN);

export function setNextTrip(changes: Partial<NextTrip>) {
  // Read back as any stored value is, so that it is within the limits.
  nextTripStore.set(nextTrip.parse({ ...nextTripStore.get(), ...changes }));
}
