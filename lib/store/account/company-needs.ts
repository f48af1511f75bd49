import { timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** A count for the menu, as a page last displayed it. */
export const shownNeedsSchema = z.object({
  count: z.int().check(z.nonnegative(), z.maximum(1_000)),
  /** The time at which the day turns, and with it what is needed. */
  endsAtMs: timestampMs,
});

export type ShownNeeds = z.output<typeof shownNeedsSchema>;

export const NO_NEEDS: ShownNeeds = { count: 0, endsAtMs: 0 };

/** The number of things that need the director, as My Company last displayed it. It is removed at logout. */
export const companyNeedsStore = jsonValue<ShownNeeds>("companyNeeds", shownNeedsSchema, NO_NEEDS);

/** Stores the number if it has changed. */
export function saveCompanyNeeds(needs: ShownNeeds) {
  const { count, endsAtMs } = companyNeedsStore.get();
  if (count !== needs.count || endsAtMs !== needs.endsAtMs) companyNeedsStore.set(needs);
}
