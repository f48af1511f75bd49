import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const schema = z.int().check(z.nonnegative(), z.maximum(1_000));

/**
 * The number of members still to pay for the last war, as Treasury last displayed it to the faction's leader or co-leader; 0 for
 * anybody else. It is removed at logout.
 */
export const payDueStore = jsonValue<number>("payDue", schema, 0);

/** Stores the number if it has changed. */
export function savePayDue(members: number) {
  if (payDueStore.get() !== members) payDueStore.set(members);
}
