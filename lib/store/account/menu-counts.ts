import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue, type StoredValue } from "@/lib/store/engine/stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import * as z from "@/lib/zod";

const shownCount = z.object({
  count: z.int().check(z.nonnegative(), z.maximum(1_000)),
  /** The time at which the day turns, and with it what is to do. */
  endsAtMs: timestampMs,
});

/** A count for the menu, as a page last displayed it. It is removed at logout. */
export type ShownCount = z.output<typeof shownCount>;

const NONE: ShownCount = { count: 0, endsAtMs: 0 };

/** The number of things that need the director, as My Company displayed it. */
export const companyNeedsStore = jsonValue<ShownCount>("companyNeeds", shownCount, NONE);

/**
 * The number of members still to pay for the last war, as Treasury displayed it to the faction's leader or co-leader; 0 for
 * anybody else.
 */
export const payDueStore = jsonValue<ShownCount>("payDue", shownCount, NONE);

/** Stores the number of things that need the director, if it has changed. */
export function saveCompanyNeeds(needs: ShownCount) {
  save(companyNeedsStore, needs);
}

/** Stores the number of members to pay for the rest of the game's day, if it has changed. */
export function savePayDue(count: number) {
  save(payDueStore, { count, endsAtMs: dayStartMs(gameTime()) + DAY_MS });
}

function save(store: StoredValue<ShownCount>, shown: ShownCount) {
  const { count, endsAtMs } = store.get();
  if (count !== shown.count || endsAtMs !== shown.endsAtMs) store.set(shown);
}
