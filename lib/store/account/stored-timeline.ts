import { getMany, keys, update } from "idb-keyval";

import { type Interval, withoutInterval } from "@/lib/common/intervals";
import { sum } from "@/lib/common/numbers";
import type { StoredList } from "@/lib/common/stored-shapes";
import { mergeTimelines, type TimelinePart } from "@/lib/common/timelines";
import { withTimeout } from "@/lib/store/engine/with-timeout";
import * as z from "@/lib/zod";

/*
 * Long lists of the game that this browser stores: the loaded entries, with the intervals for which none is missing, so that the
 * next visit continues where the last one stopped. A list is stored in parts of about 200 entries, "name", "name 1", "name 2" and
 * so on. New entries are added to the last part, so that a write costs only the new entries and replaces nothing. Parts may
 * overlap; together they are the list.
 */

export const count = z.int().check(z.nonnegative());

/** An interval that goes back to the beginning of the list starts at 0. */
const end = z.number().check(z.nonnegative(), z.maximum(Date.UTC(2100, 0)));

const spanSchema = z.object({ fromMs: end, toMs: end });

/** A list in a backup. One invalid entry makes the whole list invalid. */
export const timelineSchema = <T>(entry: z.ZodMiniType<T>) =>
  z.object({
    entries: z.array(entry),
    dropped: count,
    spans: z.array(spanSchema),
    overfull: count,
    /** The time when it was last fetched; 0 if an earlier version stored it without that time. */
    savedAtMs: z.pipe(
      z.nullish(end),
      z.transform((atMs) => atMs ?? 0),
    ),
  });

/** A kind of list. */
export interface TimelineKind<T> {
  entry: z.ZodMiniType<T>;
  timeOf: (entry: T) => number;
}

/** The fields of every entry that has a time, which lies within the years in which the game can have been played. */
export const dated = {
  id: z.string(),
  atMs: z.number().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0))),
};

/** A kind of list whose entries have a time. */
export const datedKind = <T extends { atMs: number }>(
  entry: z.ZodMiniType<T>,
): TimelineKind<T> => ({ entry, timeOf: ({ atMs }) => atMs });

/** A player whom a line of news names. */
export const namedPlayer = z.object({ id: count, name: z.string() });

/** A stored part of a list. Any of its fields may be damaged. */
const partSchema = z.object({
  entries: z.array(z.unknown()),
  dropped: z.catch(count, 0),
  spans: z.catch(z.array(z.unknown()), []),
  overfull: z.catch(count, 0),
  savedAtMs: z.catch(end, 0),
  players: z.catch(z.array(z.string().check(z.regex(/^[1-9]\d{0,11}$/))), []),
});

/** The readable entries of a stored list, and the number of unreadable ones. */
export interface ReadTimeline<T> {
  data: TimelinePart<T>;
  savedAtMs: number;
  /** The ids of the players whose keys fetched it. Earlier versions didn't store them. */
  players: readonly string[];
  badEntries: number;
}

/**
 * A stored part; null if the value isn't one. A bad entry is left out, and the interval between its neighbours counts as not
 * fetched.
 */
function readPart<T>(value: unknown, { entry, timeOf }: TimelineKind<T>): ReadTimeline<T> | null {
  const { data: part } = partSchema.safeParse(value);
  if (part === undefined) return null;
  const { dropped, overfull, savedAtMs, players } = part;
  let spans: Interval[] = part.spans.flatMap((span) => spanSchema.safeParse(span).data ?? []);
  const entries: T[] = [];
  let badEntries = 0;
  let hole: number | null = null;
  for (const found of part.entries) {
    const parsed = entry.safeParse(found);
    const last = entries.at(-1);
    if (!parsed.success) {
      badEntries += 1;
      hole ??= last === undefined ? Infinity : timeOf(last);
      continue;
    }
    if (hole !== null) spans = withoutInterval(spans, { fromMs: timeOf(parsed.data), toMs: hole });
    hole = null;
    entries.push(parsed.data);
  }
  if (hole !== null) spans = withoutInterval(spans, { fromMs: 0, toMs: hole });
  return { data: { entries, dropped, spans, overfull }, savedAtMs, players, badEntries };
}

const NOTHING = { entries: [], dropped: 0, spans: [], overfull: 0 };

/** All parts as one list; null if there is none. */
export function joinParts<T extends { id: number | string }>(
  values: readonly unknown[],
  kind: TimelineKind<T>,
): ReadTimeline<T> | null {
  const found = values.flatMap((value) => readPart(value, kind) ?? []);
  if (found.length === 0) return null;
  const parts = found.map(({ data }) => data);
  const all: TimelinePart<T> = {
    entries: parts.flatMap(({ entries }) => entries),
    dropped: Math.max(...parts.map(({ dropped }) => dropped)),
    spans: parts.flatMap(({ spans }) => spans),
    overfull: Math.max(...parts.map(({ overfull }) => overfull)),
  };
  return {
    data: mergeTimelines(NOTHING, all, kind.timeOf),
    savedAtMs: Math.max(...found.map(({ savedAtMs }) => savedAtMs)),
    players: [...new Set(found.flatMap(({ players }) => players))],
    badEntries: sum(found.map(({ badEntries }) => badEntries)),
  };
}

/** The number of the part with this name. The first part, 0, has the name of the list. Null if it is no part of the list. */
export function partIndex(list: string, name: unknown): number | null {
  if (name === list) return 0;
  const [, index] = /^ ([1-9]\d{0,5})$/.exec(String(name).slice(list.length)) ?? [];
  return String(name).startsWith(list) && index !== undefined ? Number(index) : null;
}

const partName = (list: string, index: number) => (index === 0 ? list : `${list} ${index}`);

/** A part with this many entries is full. */
const MAX_ENTRIES = 200;

/** The last part of each list that this tab has read, and the number of its entries. */
const lastParts = new Map<string, { index: number; size: number }>();

/** Reads that the browser hasn't settled: the next attempt waits for the same one. */
const pending = new Map<string, Promise<readonly unknown[]>>();

/** All parts of a list, as they are stored. */
async function readParts(list: string): Promise<readonly unknown[]> {
  const indexes = (await keys())
    .flatMap((name) => partIndex(list, name) ?? [])
    .sort((a, b) => a - b);
  const values = await getMany<unknown>(indexes.map((index) => partName(list, index)));
  const size = partSchema.safeParse(values.at(-1)).data?.entries.length ?? 0;
  lastParts.set(list, { index: indexes.at(-1) ?? 0, size });
  return values;
}

/** The list that is stored under this name. */
export async function readTimeline<T extends { id: number | string }>(
  name: string,
  kind: TimelineKind<T>,
): Promise<StoredList<TimelinePart<T>>> {
  const reading = pending.get(name) ?? readParts(name);
  pending.set(name, reading);
  reading.catch(() => pending.delete(name));
  const values = await withTimeout(() => reading);
  if (values === null) return { state: "unavailable" };
  pending.delete(name);
  const found = joinParts(values.value, kind);
  if (found === null) return { state: "none" };
  const { data, savedAtMs, badEntries } = found;
  return { state: "stored", data, savedAtMs, badEntries };
}

/** Reads and extends the lists of a kind that all players of this browser share: a faction's crimes, a company's news. */
export const sharedTimeline = <Id, T extends { id: number | string }>(
  nameOf: (id: Id) => string,
  kind: TimelineKind<T>,
) => ({
  /** The entries that this browser has stored on earlier visits. */
  read: (id: Id): Promise<StoredList<TimelinePart<T>>> => readTimeline(nameOf(id), kind),
  /**
   * Adds a part to the stored list. A browser that stores nothing loads everything again on the next visit.
   * @param player the id of the player whose key fetched it, or "" if it isn't known
   */
  add: (id: Id, part: TimelinePart<T>, player: string): Promise<void> =>
    addToTimeline(nameOf(id), part, kind, player),
});

/**
 * Adds a part to the list, which has to be read first.
 * @param player the id of the player whose key fetched it, or "" if it isn't known
 */
export async function addToTimeline<T extends { id: number | string }>(
  name: string,
  part: TimelinePart<T>,
  kind: TimelineKind<T>,
  player: string,
): Promise<void> {
  const last = lastParts.get(name) ?? { index: 0, size: 0 };
  const index = last.size < MAX_ENTRIES ? last.index : last.index + 1;
  const players = player === "" ? [] : [player];
  const added = { ...part, savedAtMs: Date.now(), players };
  await withTimeout(() =>
    update<unknown>(partName(name, index), (before) => {
      const merged = joinParts([before, added], kind);
      if (merged === null) return added;
      const { data, savedAtMs, players: all } = merged;
      lastParts.set(name, { index, size: data.entries.length });
      return { ...data, savedAtMs, players: all };
    }),
  );
}
