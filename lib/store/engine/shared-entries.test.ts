import { afterEach, beforeEach, expect, test, vi } from "vitest";

import * as z from "@/lib/zod";

import { createLockManager } from "../testing/lock-manager";
import { lenientArray } from "./lenient-schemas";
import { createSharedEntries } from "./shared-entries";

const HOUR_MS = 3_600_000;

const schema = lenientArray(z.object({ id: z.string() }), 100);
const tab = (locks?: () => LockManager) =>
  createSharedEntries("calls", schema, () => HOUR_MS, locks ?? noLocks);

const noLocks = () => undefined as unknown as LockManager;

/** Returns the notes so far, and adds one. */
async function add(notes: ReturnType<typeof tab>, id: string) {
  let before: readonly string[] = [];
  await notes.update((stored) => {
    before = stored.map(({ entry, isHeld }) => `${entry.id}${isHeld ? " held" : ""}`);
    return { keep: stored.map(({ entry }) => entry), add: { id } };
  });
  return before;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("a tab sees what another has noted, and that it is still there", async () => {
  const locks = createLockManager();
  await add(
    tab(() => locks),
    "a",
  );
  expect(
    await add(
      tab(() => locks),
      "b",
    ),
  ).toEqual(["a held"]);
});

test("entries of a closed tab are in localStorage", async () => {
  await add(tab(createLockManager), "a");
  expect(await add(tab(createLockManager), "b")).toEqual(["a"]);
});

test("a browser that keeps nothing tells a tab by its locks, and of its own notes", async () => {
  const refused = () => {
    throw new DOMException("refused for the test", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refused);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refused);
  const locks = createLockManager();
  const here = tab(() => locks);
  await add(here, "a");
  expect(
    await add(
      tab(() => locks),
      "b",
    ),
  ).toEqual(["a held"]);
  const alone = tab();
  await add(alone, "c");
  expect(await add(alone, "d")).toEqual(["c"]);
});

test.each([
  { what: "are missing", locks: noLocks },
  {
    what: "throw",
    locks: () => {
      throw new DOMException("refused for the test", "SecurityError");
    },
  },
  {
    what: "are refused",
    locks: () => createLockManager(() => Promise.reject(new Error("refused for the test"))),
  },
])("where the locks $what, tabs agree by localStorage at once", async ({ locks }) => {
  await add(tab(locks), "a");
  expect(await add(tab(locks), "b")).toEqual(["a"]);
});

test("locks that do not answer hold a tab up for 3 seconds once; when they do, they change nothing and are used", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const locks = createLockManager(() => answered);
  const here = tab(() => locks);
  const first = add(here, "a");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toEqual([]);
  expect(await add(here, "b")).toEqual(["a"]);

  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await add(here, "c")).toEqual(["a", "b"]);
  expect(await add(here, "d")).toEqual(["a", "b", "c held"]);
});

test("what localStorage holds that is no list of notes is none", async () => {
  localStorage.setItem("calls", "{");
  expect(await add(tab(), "a")).toEqual([]);
});
