import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TimelinePart } from "@/lib/common/timelines";
import { behaviour, resetDatabase, stored, writes } from "@/lib/store/testing/fake-database";
import * as z from "@/lib/zod";

import { addToTimeline, readTimeline } from "./stored-timeline";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

interface Entry {
  id: number;
  atMs: number;
}

const KIND = {
  entry: z.object({ id: z.number(), atMs: z.number() }),
  timeOf: ({ atMs }: Entry) => atMs,
};

/** The entries of these seconds, the newest first, of which none is missing. */
const part = (from: number, to: number): TimelinePart<Entry> => ({
  entries: Array.from({ length: to - from + 1 }, (_, i) => ({ id: to - i, atMs: (to - i) * 1000 })),
  dropped: 0,
  spans: [{ fromMs: from * 1000, toMs: to * 1000 }],
  overfull: 0,
});

let lists = 0;
/** A list of its own for each test: what a tab knows of its last part stays. */
let NAME = "";

beforeEach(() => {
  resetDatabase();
  lists += 1;
  NAME = `list ${lists}`;
});
afterEach(() => {
  vi.useRealTimers();
});

test("a write costs what is new: of 10,000 entries each is written about once or twice", async () => {
  await readTimeline(NAME, KIND);
  for (let page = 100; page >= 1; page--) {
    writes.length = 0;
    await addToTimeline(NAME, part(page * 100 - 99, page * 100), KIND, "1");
    const written = writes.flatMap(({ value }) => (value as TimelinePart<Entry>).entries);
    expect(written.length).toBeLessThanOrEqual(200);
  }
  expect(await readTimeline(NAME, KIND)).toMatchObject({
    state: "stored",
    data: part(1, 10_000),
    badEntries: 0,
  });
});

test("what nothing is added to is written in parts that stay small, also beside a long list of an earlier version", async () => {
  stored.set(NAME, { ...part(1, 5000), savedAtMs: 1 });
  await readTimeline(NAME, KIND);
  await addToTimeline(NAME, { ...part(1, 0), spans: [] }, KIND, "1");
  await addToTimeline(NAME, part(4990, 5010), KIND, "1");
  expect(writes.map(({ name }) => name)).toEqual([`${NAME} 1`, `${NAME} 1`]);
  const read = await readTimeline(NAME, KIND);
  expect(read).toMatchObject({ data: part(1, 5010) });
  expect(read.state === "stored" && read.savedAtMs).toBeGreaterThan(1);
});

test("two tabs add to one list, and neither replaces what the other has read", async () => {
  await readTimeline(NAME, KIND);
  await addToTimeline(NAME, part(1, 150), KIND, "1");
  // As another tab does, which knows of no last part.
  stored.set(NAME, { ...(stored.get(NAME) as object), ...part(1, 300) });
  await addToTimeline(NAME, part(301, 310), KIND, "1");
  expect(await readTimeline(NAME, KIND)).toMatchObject({ data: part(1, 310) });
});

test("with one bad entry, the others stay, and only the time around it loads again", async () => {
  const whole = part(1, 9);
  stored.set(NAME, { ...whole, entries: whole.entries.with(4, "?" as never) });
  expect(await readTimeline(NAME, KIND)).toEqual({
    state: "stored",
    data: {
      ...whole,
      entries: whole.entries.toSpliced(4, 1),
      spans: [
        { fromMs: 7000, toMs: 9000 },
        { fromMs: 1000, toMs: 3000 },
      ],
    },
    savedAtMs: 0,
    badEntries: 1,
  });
});

test("no list, and one that can't be read now, are different", async () => {
  expect(await readTimeline(NAME, KIND)).toEqual({ state: "none" });
  behaviour.wait = () => Promise.reject(new Error("refused"));
  expect(await readTimeline(NAME, KIND)).toEqual({ state: "unavailable" });
});

test("a read that takes longer than the timeout isn't lost: the next one takes its result", async () => {
  vi.useFakeTimers();
  stored.set(NAME, part(1, 3));
  behaviour.wait = () => new Promise((resolve) => setTimeout(resolve, 2_000));
  const first = readTimeline(NAME, KIND);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toEqual({ state: "unavailable" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await readTimeline(NAME, KIND)).toMatchObject({ state: "stored", data: part(1, 3) });
});

test("a browser without IndexedDB stores nothing, and nothing fails", async () => {
  behaviour.wait = () => {
    throw new ReferenceError("indexedDB is not defined");
  };
  expect(await readTimeline(NAME, KIND)).toEqual({ state: "unavailable" });
  await expect(addToTimeline(NAME, part(1, 3), KIND, "1")).resolves.toBeUndefined();
});
