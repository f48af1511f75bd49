import { get, set } from "idb-keyval";

import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

/*
 * Long lists of the game that this browser keeps: what was read of them, with the stretches for which nothing is missing, so
 * that the next visit reads on where the last one stopped.
 */

export const count = z.int().check(z.nonnegative());

/** What was read back to the beginning begins at 0. */
const end = z.number().check(z.nonnegative(), z.maximum(Date.UTC(2100, 0)));

/** A list as it is kept, with its entries checked: all or nothing. */
export const timelineSchema = <T>(entry: z.ZodMiniType<T>) =>
  z.object({
    entries: z.array(entry),
    dropped: count,
    spans: z.array(z.object({ fromMs: end, toMs: end })),
    overfull: count,
    /** When it was last read; 0 where an earlier version kept it without its age. */
    savedAtMs: z.pipe(
      z.nullish(end),
      z.transform((atMs) => atMs ?? 0),
    ),
  });

/** What is kept under this name; null if nothing is, or if a part of it is invalid. */
export async function readTimeline<T>(name: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  const kept = await withTimeout(() => get<unknown>(name));
  return schema.safeParse(kept?.value).data ?? null;
}

/** Replaces what was kept under this name. */
export async function writeTimeline(name: string, value: object): Promise<void> {
  await withTimeout(() => set(name, { ...value, savedAtMs: Date.now() }));
}
