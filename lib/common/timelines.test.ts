import * as fc from "fast-check";
import { expect, test } from "vitest";

import { mergeTimelines, type TimelinePart } from "./timelines";

interface Entry {
  id: number;
  atMs: number;
  name?: string;
}

const timeOf = ({ atMs }: Entry) => atMs;

const part = (
  entries: readonly Entry[],
  changes: Partial<TimelinePart<Entry>> = {},
): TimelinePart<Entry> => ({ entries, dropped: 0, spans: [], overfull: 0, ...changes });

const entriesOf = (known: readonly Entry[], added: readonly Entry[]) =>
  mergeTimelines(part(known), part(added), timeOf).entries;

test.each<{ what: string; known: Entry[]; added: Entry[]; ids: number[] }>([
  { what: "nothing", known: [], added: [], ids: [] },
  {
    what: "older ones",
    known: [{ id: 1, atMs: 9 }],
    added: [{ id: 2, atMs: 5 }],
    ids: [1, 2],
  },
  {
    what: "newer ones in another order",
    known: [{ id: 1, atMs: 1 }],
    added: [
      { id: 2, atMs: 5 },
      { id: 3, atMs: 7 },
    ],
    ids: [3, 2, 1],
  },
  {
    what: "some in between",
    known: [
      { id: 1, atMs: 9 },
      { id: 2, atMs: 3 },
    ],
    added: [{ id: 3, atMs: 5 }],
    ids: [1, 3, 2],
  },
  {
    what: "one that has moved",
    known: [
      { id: 1, atMs: 9 },
      { id: 2, atMs: 3 },
    ],
    added: [{ id: 1, atMs: 1 }],
    ids: [2, 1],
  },
  {
    what: "the same twice",
    known: [],
    added: [
      { id: 1, atMs: 9 },
      { id: 1, atMs: 9 },
    ],
    ids: [1],
  },
])("adds $what", ({ known, added, ids }) => {
  expect(entriesOf(known, added).map(({ id }) => id)).toEqual(ids);
});

test("of two with one id, the later list's counts; what either has read is read", () => {
  expect(
    mergeTimelines(
      part([{ id: 1, atMs: 9000, name: "unpaid" }], {
        dropped: 2,
        spans: [{ fromMs: 5000, toMs: 9000 }],
      }),
      part([{ id: 1, atMs: 9000, name: "paid" }], {
        dropped: 1,
        spans: [{ fromMs: 0, toMs: 4000 }],
        overfull: 1,
      }),
      timeOf,
    ),
  ).toEqual({
    entries: [{ id: 1, atMs: 9000, name: "paid" }],
    dropped: 2,
    spans: [{ fromMs: 0, toMs: 9000 }],
    overfull: 1,
  });
});

test("however they overlap, the result has each entry once, the newest first", () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 0, max: 60 }), atMs: fc.integer({ min: 0, max: 30 }) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(list, list, (one, added) => {
      const known = one.toSorted((a, b) => b.atMs - a.atMs);
      const merged = entriesOf(known, added);
      const latest = new Map([...known, ...added].map((entry) => [entry.id, entry]));
      expect(new Set(merged)).toEqual(new Set(latest.values()));
      expect(merged).toHaveLength(latest.size);
      expect(merged.map(timeOf)).toEqual(merged.map(timeOf).toSorted((a, b) => b - a));
    }),
  );
});
