import * as z from "@/lib/zod";

/** Anything may have written to storage: these schemas read the values that the pages can display, and drop the rest. */

export const id = z.int().check(z.nonnegative());

/** Epoch milliseconds of the years 1970 to 2100, which can all be displayed and calculated with. */
export const timestampMs = z.number().check(z.nonnegative(), z.lt(Date.UTC(2101, 0)));

/** A whole number, clamped to this range. */
export const clampedInt = (min: number, max: number) =>
  z.pipe(
    z.number(),
    z.transform((value) => Math.min(Math.max(Math.trunc(value), min), max)),
  );

/** Text cut off after this many characters. */
export const text = (letters: number) =>
  z.pipe(
    z.string(),
    z.transform((value) => value.slice(0, letters)),
  );

/** The readable entries among the first `max`. A broken entry doesn't affect the others. */
export const lenientArray = <T>(entry: z.ZodMiniType<T>, max: number) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((all): readonly T[] => all.slice(0, max).flatMap(parserOf(entry))),
  );

/** The same for a record of entries by name. */
export const lenientRecord = <T>(entry: z.ZodMiniType<T>, max: number) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((all): Readonly<Record<string, T>> => {
      const parse = parserOf(entry);
      const entries = Object.entries(all).slice(0, max);
      return Object.fromEntries(
        entries.flatMap(([name, value]) => parse(value).map((found) => [name, found] as const)),
      );
    }),
  );

const parserOf =
  <T>(entry: z.ZodMiniType<T>) =>
  (value: unknown): T[] => {
    const { success, data } = entry.safeParse(value);
    return success ? [data] : [];
  };
