import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Interval } from "@/lib/common/intervals";

import {
  firstGap,
  NOTHING_LOADED,
  PAGE_SIZE,
  loadedFraction,
  type Timeline,
  type TimeRange,
  markUnfetchedSince,
  withNewestPage,
  withPage,
  timeRange,
} from "./timeline";

interface Entry {
  id: number;
  atMs: number;
}

const NOW = 1_795_000_000_000;
const source = { timeOf: ({ atMs }: Entry) => atMs };

/** Entries from the newest to the oldest, `counts[i]` of them in the i-th second before NOW. */
const logOf = (...counts: number[]): Entry[] =>
  counts
    .flatMap((count, second) => Array.from({ length: count }, () => NOW - second * 1000))
    .map((atMs, id) => ({ id, atMs }));

const oneASecond = (count: number) => logOf(...Array.from({ length: count }, () => 1));

/** As the game does: at most 100, the newest first. */
const pageOf = (log: readonly Entry[], { fromMs = 0, toMs = Infinity }: TimeRange) => ({
  entries: log.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs).slice(0, PAGE_SIZE),
  dropped: 0,
});

const begin = (log: readonly Entry[]) =>
  withNewestPage<Entry>(NOTHING_LOADED, pageOf(log, {}), source);

/** Keeps reading until nothing is missing. */
function readAll(
  log: readonly Entry[],
  wanted: TimeRange = {},
  first = begin(log),
  answer = (gap: TimeRange) => pageOf(log, gap).entries,
) {
  let timeline = first;
  let calls = 1;
  for (let gap = firstGap(timeline, wanted); gap; gap = firstGap(timeline, wanted)) {
    timeline = withPage(timeline, gap, { entries: answer(gap), dropped: 0 }, source);
    calls++;
    if (calls > 1000) throw new Error("never ends");
  }
  return { timeline, calls };
}

test.each([
  { what: "nothing", log: [], calls: 1 },
  { what: "a short page", log: oneASecond(30), calls: 1 },
  { what: "one page exactly", log: oneASecond(100), calls: 2 },
  { what: "two pages exactly", log: oneASecond(199), calls: 3 },
  { what: "a short last page", log: oneASecond(250), calls: 3 },
  { what: "40 in the second between two pages", log: logOf(80, 40, 30), calls: 2 },
  { what: "99 in the second between two pages", log: logOf(50, 99, 20), calls: 3 },
])("$what is read whole in $calls calls, each entry once", ({ log, calls }) => {
  const read = readAll(log);
  expect(read.timeline.entries).toEqual(log);
  expect(read.timeline.overfull).toBe(0);
  expect(read.calls).toBe(calls);
});

test.each([
  { what: "100 in one second alone", log: logOf(100), lost: 0 },
  { what: "100 in one second among others", log: logOf(3, 100, 3), lost: 0 },
  { what: "250 in one second alone", log: logOf(250), lost: 150 },
  { what: "250 in one second among others", log: logOf(3, 250, 90), lost: 150 },
])("$what: goes on before that second, and reports it", ({ log, lost }) => {
  const { entries, overfull } = readAll(log).timeline;
  expect(overfull).toBe(1);
  expect(entries).toHaveLength(log.length - lost);
  expect(entries.at(-1)?.atMs).toBe(log.at(-1)?.atMs);
});

test("if the game ignores the period, it stops after three calls", () => {
  const always = oneASecond(150).slice(0, PAGE_SIZE);
  const { timeline, calls } = readAll(always, {}, begin(always), () => always);
  expect(timeline.entries).toEqual(always);
  expect(timeline.overfull).toBe(2);
  expect(calls).toBe(3);
});

test("only the wanted period is loaded", () => {
  const log = oneASecond(1000);
  const { timeline, calls } = readAll(log, { fromMs: NOW - 149_000 });
  expect(timeline.entries.filter(({ atMs }) => atMs >= NOW - 149_000)).toEqual(log.slice(0, 150));
  expect(calls).toBe(2);
});

test("a past period leaves the time since unloaded", () => {
  const log = oneASecond(1000);
  const { timeline, calls } = readAll(log, { fromMs: NOW - 550_000, toMs: NOW - 501_000 });
  expect(timeline.entries).toEqual([...log.slice(0, 100), ...log.slice(501, 551)]);
  expect(calls).toBe(2);
});

test("a refresh loads only new entries and the gap before them", () => {
  const log = oneASecond(1000);
  const [old, few] = [log.slice(350), log.slice(300)];
  const before = readAll(old).timeline;

  const refreshed = withNewestPage(before, pageOf(few, {}), source);
  expect(refreshed.entries).toEqual(few);
  expect(firstGap(refreshed, {})).toBeUndefined();

  // The second of the newest entry is read again: it may have gone on after that.
  const muchLater = withNewestPage(before, pageOf(log, {}), source);
  expect(firstGap(muchLater, {})).toEqual({ fromMs: NOW - 350_000, toMs: NOW - 99_000 });
  expect(readAll(log, {}, muchLater).timeline.entries).toEqual(log);
});

test("an entry that loads again replaces its older version", () => {
  const before: Timeline<Entry & { paid: boolean }> = {
    ...NOTHING_LOADED,
    entries: [{ id: 1, atMs: NOW, paid: false }],
  };
  const page = { entries: [{ id: 1, atMs: NOW, paid: true }], dropped: 0 };
  expect(withNewestPage(before, page, source).entries).toEqual(page.entries);
});

test("a page that is full only with its unreadable records isn't the last", () => {
  const log = oneASecond(150);
  const first = withNewestPage<Entry>(
    NOTHING_LOADED,
    { entries: log.slice(0, 98), dropped: 2 },
    source,
  );
  expect(firstGap(first, {})).toEqual({ fromMs: 0, toMs: NOW - 97_000 });
});

test("unreadable records of the newest page count once, however often it loads", () => {
  const page = { entries: oneASecond(3), dropped: 2 };
  const once = withNewestPage<Entry>(NOTHING_LOADED, page, source);
  expect(withNewestPage(once, page, source).dropped).toBe(2);
});

describe("a list that no longer has what was read of it", () => {
  const log = oneASecond(300);
  const invented = { id: 9_000_000, atMs: NOW - 20_000 };
  const spoilt = readAll([...log.slice(0, 20), invented, ...log.slice(21)]).timeline;

  test("is loaded again", () => {
    const newest = withNewestPage(spoilt, pageOf(log, {}), source);
    expect(newest).toEqual(begin(log));
    expect(readAll(log, {}, newest).timeline.entries).toEqual(log);
  });

  test("goes on before a short page, which may itself be the wrong one", () => {
    const short = log.slice(0, 30);
    const newest = withNewestPage(spoilt, pageOf(short, {}), source);
    expect(newest.entries).toEqual(short);
    expect(firstGap(newest, {})).toEqual({ fromMs: 0, toMs: NOW - 30_000 });
    expect(readAll(log, {}, newest).timeline.entries).toEqual(log);
    // If it is right, one more call says so.
    const all = readAll(short, {}, newest);
    expect(all.timeline.entries).toEqual(short);
    expect(firstGap(all.timeline, {})).toBeUndefined();
  });

  test("is loaded again if a short page lacks a record of its oldest second", () => {
    const short = log.slice(0, 3);
    const same = { id: 9_000_001, atMs: NOW - 2_000 };
    const before = readAll([...short, same]).timeline;
    expect(withNewestPage(before, pageOf(short, {}), source).entries).toEqual(short);
  });

  test.each([
    { page: "the second that a full page may break off in", log: logOf(99, 5), known: 104 },
    { page: "an empty page", log: [], known: 300 },
    { page: "a page that another server answered a moment ago", log: log.slice(2), known: 300 },
  ])("$page says nothing of it", ({ log: answered, known }) => {
    const before = readAll(known === 104 ? answered : log).timeline;
    const after = withNewestPage(before, pageOf(answered, {}), source);
    expect(after.entries).toHaveLength(known);
    expect(after.spans).toEqual(before.spans);
  });

  test("an unreadable record may be the one that is missing", () => {
    const page = { entries: log.slice(0, 100).toSpliced(20, 1), dropped: 1 };
    expect(withNewestPage(readAll(log).timeline, page, source).entries).toEqual(log);
  });

  test("keeps what the browser stores for good", () => {
    const stored = { ...source, store: {} };
    expect(withNewestPage(spoilt, pageOf(log, {}), stored).entries).toHaveLength(301);
  });
});

const S = 1000;
test.each<{ read: Interval[]; wanted: TimeRange; gap: Interval | undefined }>([
  { read: [], wanted: {}, gap: { fromMs: 0, toMs: 0 } },
  { read: [{ fromMs: 0, toMs: 9 * S }], wanted: {}, gap: undefined },
  { read: [{ fromMs: 5 * S, toMs: 9 * S }], wanted: {}, gap: { fromMs: 0, toMs: 4 * S } },
  { read: [{ fromMs: 5 * S, toMs: 9 * S }], wanted: { fromMs: 5 * S }, gap: undefined },
  {
    read: [{ fromMs: 5 * S, toMs: 9 * S }],
    wanted: { fromMs: 2 * S, toMs: 3 * S },
    gap: { fromMs: 2 * S, toMs: 3 * S },
  },
  {
    read: [
      { fromMs: 8 * S, toMs: 9 * S },
      { fromMs: 2 * S, toMs: 4 * S },
    ],
    wanted: { fromMs: 3 * S },
    gap: { fromMs: 5 * S, toMs: 7 * S },
  },
  {
    read: [
      { fromMs: 8 * S, toMs: 9 * S },
      { fromMs: 2 * S, toMs: 4 * S },
    ],
    wanted: { fromMs: 1 * S, toMs: 3 * S },
    gap: { fromMs: 1 * S, toMs: 1 * S },
  },
])("of $wanted with $read read, $gap is asked for next", ({ read, wanted, gap }) => {
  expect(firstGap({ ...NOTHING_LOADED, spans: read }, wanted)).toEqual(gap);
});

test("how much of the wanted period has loaded", () => {
  const timeline = { ...NOTHING_LOADED, spans: [{ fromMs: 60 * S, toMs: 99 * S }] };
  expect(loadedFraction(timeline, { fromMs: 0 })).toBe(0.4);
  expect(loadedFraction(timeline, { fromMs: 60 * S })).toBe(1);
  expect(loadedFraction(timeline, { fromMs: 50 * S, toMs: 69 * S })).toBe(0.5);
});

test("entries that may have changed load again, and stay until then", () => {
  const read = readAll(oneASecond(300)).timeline;
  const again = markUnfetchedSince(read, NOW - 10_000);
  expect(again.entries).toHaveLength(300);
  expect(again.spans).toEqual([{ fromMs: 0, toMs: NOW - 11_000 }]);
});

test("however entries share seconds, all that the game returns load, newest first, each once", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 30 }), (counts) => {
      const log = logOf(...counts);
      expect(readAll(log).timeline.entries).toEqual(log);
    }),
  );
});

test("while it is read, the list may grow within any second: no entry is lost or doubled", () => {
  // The numbers of entries that come before each call: within the second that was the newest, and a second later.
  const growth = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(
      fc.array(growth, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (steps, isEager) => {
        const log: Entry[] = [];
        let second = 0;
        const add = (count: number) => {
          for (let i = 0; i < count; i++) {
            log.unshift({ id: log.length, atMs: NOW + second * 1000 });
          }
        };
        let timeline: Timeline<Entry> = NOTHING_LOADED;
        for (const [more, later] of steps) {
          add(Math.min(more, 99 - log.filter(({ atMs }) => atMs === NOW + second * 1000).length));
          second += 1;
          add(later);
          timeline = withNewestPage(timeline, pageOf(log, {}), source);
          const gap = firstGap(timeline, {});
          if (isEager && gap) timeline = withPage(timeline, gap, pageOf(log, gap), source);
        }
        const { entries } = readAll(log, {}, timeline).timeline;
        expect(entries).toHaveLength(log.length);
        expect(new Set(entries)).toEqual(new Set(log));
      },
    ),
  );
});

test("an entry that moves in time while the list is read is there once", () => {
  const log = oneASecond(150);
  const moved = { id: 120, atMs: NOW - 50_500 };
  const page = { entries: [...log.slice(101, 120), ...log.slice(121)], dropped: 0 };
  const first = withNewestPage<Entry>(NOTHING_LOADED, pageOf(log, {}), source);
  const gap = firstGap(first, {}) ?? { fromMs: 0, toMs: 0 };
  const all = withPage(
    first,
    gap,
    { ...page, entries: [...page.entries, log[120] ?? moved] },
    source,
  );
  const again = withPage(
    all,
    { fromMs: NOW - 60_000, toMs: NOW - 40_000 },
    { entries: [moved], dropped: 0 },
    source,
  );
  expect(again.entries.filter(({ id }) => id === 120)).toEqual([moved]);
  expect(again.entries.findIndex(({ id }) => id === 120)).toBe(51);
});

test("each page costs comparisons in proportion to its own entries", () => {
  const log = oneASecond(10_000);
  let compared = 0;
  const counting = {
    timeOf(entry: Entry) {
      compared += 1;
      return entry.atMs;
    },
  };
  let timeline = withNewestPage<Entry>(NOTHING_LOADED, pageOf(log, {}), counting);
  for (let gap = firstGap(timeline, {}); gap; gap = firstGap(timeline, {})) {
    compared = 0;
    timeline = withPage(timeline, gap, pageOf(log, gap), counting);
    expect(compared).toBeLessThan(12 * PAGE_SIZE);
  }
  expect(timeline.entries).toHaveLength(10_000);
});

test("a page without anything new changes nothing, and an equal entry stays the same object", () => {
  const log = oneASecond(150);
  const before = readAll(log).timeline;
  const copy = (entries: readonly Entry[]) => entries.map((entry) => ({ ...entry }));
  const same = { entries: copy(log.slice(0, 100)), dropped: 0 };
  expect(withNewestPage(before, same, source)).toBe(before);
  const added = { id: 9_000_000, atMs: NOW + 1000 };
  const after = withNewestPage(before, { ...same, entries: [added, ...same.entries] }, source);
  expect(after.entries[1]).toBe(before.entries[0]);
});

describe("the parameters of a span", () => {
  test.each([
    { range: {}, parameters: "" },
    { range: { fromMs: 86_400_000 }, parameters: "&from=86399" },
    { range: { fromMs: 86_400_001 }, parameters: "&from=86400" },
    { range: { toMs: 86_400_999 }, parameters: "&to=86400" },
    { range: { fromMs: 1000, toMs: 2000 }, parameters: "&from=0&to=2" },
  ])("$range asks for $parameters", ({ range, parameters }) => {
    expect(timeRange(range)).toBe(parameters);
  });
});
