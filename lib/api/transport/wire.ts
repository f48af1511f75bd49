import { withCharacters } from "@/lib/common/html";
import * as z from "@/lib/zod";

/** Replaces the HTML entities in all texts of a response with characters, in place. The game escapes texts by players. */
export function decodeTexts(body: unknown): unknown {
  if (typeof body === "string") return withCharacters(body);
  if (typeof body === "object" && body !== null) {
    const parts = body as Record<string, unknown>;
    // Items and logs are long lists: nothing is copied.
    for (const key in parts) {
      const part = parts[key];
      if (typeof part === "string" ? part.includes("&") : typeof part === "object") {
        parts[key] = decodeTexts(part);
      }
    }
  }
  return body;
}

/** The readable records of a collection, and the number of unreadable ones. */
export interface List<T> {
  entries: readonly T[];
  dropped: number;
}

const collection = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

/**
 * A collection, in any form that the API uses: a list, or a map whose keys become the `id` of its records. `[]`, `{}`, null and
 * an absent value are empty. A record that doesn't parse doesn't affect the others.
 */
export function listOf<T>(record: z.ZodMiniType<T>) {
  return z.pipe(
    z.nullish(collection),
    z.transform((wire) => parseEach(wire ?? [], record)),
  );
}

/** The same for a list that must be present, since it distinguishes one shape from another; it may be empty. */
export function presentListOf<T>(record: z.ZodMiniType<T>) {
  return z.pipe(
    collection,
    z.transform((wire) => parseEach(wire, record)),
  );
}

function parseEach<T>(wire: z.output<typeof collection>, record: z.ZodMiniType<T>): List<T> {
  const records = Array.isArray(wire) ? wire : Object.entries(wire).map(withId);
  const entries = records.flatMap((value) => {
    const parsed = record.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  return { entries, dropped: records.length - entries.length };
}

/** A record of a map, with its key as its `id`. */
const withId = ([id, record]: [string, unknown]): unknown =>
  typeof record === "object" ? { id, ...record } : record;

/** A record, and the number of unreadable entries in the list inside it. */
export interface Nested<T> {
  record: T;
  dropped: number;
}

/** A collection of records that contain a list themselves. Entries lost inside count as dropped. */
export function listOfNested<T>(record: z.ZodMiniType<Nested<T>>) {
  return z.pipe(
    listOf(record),
    z.transform(({ entries, dropped }): List<T> => ({
      entries: entries.map((entry) => entry.record),
      dropped: entries.reduce((sum, entry) => sum + entry.dropped, dropped),
    })),
  );
}

/** Parses the current shape, else the legacy one. If neither matches, reports the issues of the current shape. */
export function currentOrLegacy<T>(current: z.ZodMiniType<T>, legacy: z.ZodMiniType<T>) {
  return z.transform((wire, context): T => {
    const today = current.safeParse(wire);
    if (today.success) return today.data;
    const before = legacy.safeParse(wire);
    if (before.success) return before.data;
    return passIssues(context, wire, today.error);
  });
}

/** Ends a transform with the issues of a schema inside it. */
export function passIssues(
  context: Pick<z.core.ParsePayload, "issues">,
  wire: unknown,
  { issues }: z.core.$ZodError,
): never {
  for (const issue of issues) context.issues.push({ ...issue, input: wire } as z.core.$ZodRawIssue);
  return z.NEVER;
}

/** The years 2000 to 2100 in epoch seconds: anything else, such as milliseconds, can't be a time of the game. */
const TIMES = { min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 };

/**
 * Converts epoch seconds, which the API uses for every time, to epoch milliseconds. For records that are useless without their
 * time.
 */
export const epochSeconds = z.pipe(
  z.number().check(z.minimum(TIMES.min), z.maximum(TIMES.max)),
  z.transform((seconds) => seconds * 1000),
);

/** The same for an optional time. Null if it is null, absent, 0, or no possible time of the game. */
export const epochSecondsOrNull = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((seconds) => {
    const known = within(seconds, TIMES);
    return known === null ? null : known * 1000;
  }),
);

export const TEN_YEARS = 10 * 365 * 24 * 60 * 60;
const HUNDRED_YEARS = 100 * 365;

/** A duration in seconds. Null if the value can't be a duration. */
export const secondsOrNull = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((seconds) => within(seconds, { min: 0, max: TEN_YEARS })),
);

/** The same, in days. */
export const daysOrNull = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((days) => within(days, { min: 0, max: HUNDRED_YEARS })),
);

/** An interval in days, at least one. */
export const frequencyOrNull = z.pipe(
  z.catch(z.nullish(z.number()), null),
  z.transform((days) => within(days, { min: 1, max: HUNDRED_YEARS })),
);

function within(value: number | null | undefined, { min, max }: typeof TIMES): number | null {
  if (typeof value === "number" && value >= min && value <= max) return value;
  return null;
}

/** An id: a number in a list, text if it was the key of a map. */
export const numericId = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number)),
]);

/** An optional number: null, absent, or the `""` of PHP. */
export const numberOrNull = z.pipe(
  z.nullish(z.union([z.number(), z.literal("")])),
  z.transform((value) => (typeof value === "number" ? value : null)),
);

/** An optional text: null, absent or empty. */
export const textOrNull = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value === "" ? null : (value ?? null))),
);

/** The time when a player was last seen, or null. The game's text for it, "2 minutes ago", becomes outdated. */
export const lastAction = z.pipe(
  z.catch(z.nullish(z.object({ timestamp: epochSecondsOrNull })), null),
  z.transform((wire) => ({ atMs: wire?.timestamp ?? null })),
);

/** The id of something optional: null, 0 and "" all mean that there is none. */
export const idOrNull = z.pipe(
  z.nullish(z.union([z.number(), z.literal("")])),
  z.transform((id) => (id === 0 || id === "" ? null : (id ?? null))),
);
