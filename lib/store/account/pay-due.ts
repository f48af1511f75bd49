import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { jsonValue } from "@/lib/store/engine/stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { NO_NEEDS, type ShownNeeds, shownNeedsSchema } from "./company-needs";

/**
 * The number of members still to pay for the last war, as Treasury displayed it today to the faction's leader or co-leader; 0 for
 * anybody else. It is removed at logout.
 */
export const payDueStore = jsonValue<ShownNeeds>("payDue", shownNeedsSchema, NO_NEEDS);

/** Stores the number for the rest of the game's day, if it has changed. */
export function savePayDue(count: number) {
  const endsAtMs = dayStartMs(gameTime()) + DAY_MS;
  const saved = payDueStore.get();
  if (saved.count !== count || saved.endsAtMs !== endsAtMs) payDueStore.set({ count, endsAtMs });
}
