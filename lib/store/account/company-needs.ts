import { timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const schema = z.object({
  count: z.int().check(z.nonnegative(), z.maximum(1_000)),
  /** The time at which the company's day turns, and with it what is needed. */
  endsAtMs: timestampMs,
});

type ShownNeeds = z.output<typeof schema>;

/** The number of things that need the director, as My Company last displayed it. It is removed at logout. */
export const companyNeedsStore = jsonValue<ShownNeeds>("companyNeeds", schema, {
  count: 0,
  endsAtMs: 0,
});

/** Stores the number if it has changed. */
export function saveCompanyNeeds(needs: ShownNeeds) {
  const { count, endsAtMs } = companyNeedsStore.get();
  if (count !== needs.count || endsAtMs !== needs.endsAtMs) companyNeedsStore.set(needs);
}
