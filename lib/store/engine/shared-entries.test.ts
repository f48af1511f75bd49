import { afterEach, beforeEach, expect, test, vi } from "vitest";

import * as z from "@/lib/zod";

import { lenientArray } from "./lenient-schemas";
import { SharedEntries, type Transaction } from "./shared-entries";

const schema = lenientArray(z.object({ id: z.string() }), 100);
const tab = (transaction: Transaction) => new SharedEntries("calls", schema, transaction);

/** Returns the entries so far, and adds one, marked if another tab could have come in between. */
async function add(entries: ReturnType<typeof tab>, id: string) {
  let before: readonly string[] = [];
  await entries.update((all, isExclusive) => {
    before = all.map((entry) => entry.id);
    return { keep: all, add: { id: isExclusive ? id : `${id} unsafe` } };
  });
  return before;
}

/** A database that the tabs of one browser share; each transaction waits for `turn` first. */
function createDatabase(turn: () => Promise<unknown> = () => Promise.resolve()) {
  const values = new Map<string, unknown>();
  const transaction: Transaction = async (name, change) => {
    await turn();
    values.set(name, change(values.get(name)));
  };
  return { values, transaction };
}

const refused = () => {
  throw new DOMException("refused for the test", "SecurityError");
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test("a tab sees what another has noted, and no change comes in between", async () => {
  const { transaction } = createDatabase();
  await add(tab(transaction), "a");
  expect(await add(tab(transaction), "b")).toEqual(["a"]);
});

test("entries of a tab without a database are in localStorage", async () => {
  await add(tab(refused), "a");
  expect(await add(tab(createDatabase().transaction), "b")).toEqual(["a unsafe"]);
});

test("if localStorage is blocked, a tab has the database, and its own entries", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refused);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refused);
  const { transaction } = createDatabase();
  const here = tab(transaction);
  await add(here, "a");
  expect(await add(tab(transaction), "b")).toEqual(["a"]);
  const alone = tab(refused);
  await add(alone, "c");
  expect(await add(alone, "d")).toEqual(["c unsafe"]);
});

test.each([
  { database: "throws", transaction: refused },
  { database: "refuses", transaction: () => Promise.reject(new Error("refused for the test")) },
])("if the database $database, tabs agree by localStorage at once", async ({ transaction }) => {
  await add(tab(transaction), "a");
  expect(await add(tab(transaction), "b")).toEqual(["a unsafe"]);
});

test("a database that doesn't answer holds a tab up for 3 seconds once; when it does, it is used", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { values, transaction } = createDatabase(() => answered);
  const here = tab(transaction);
  const first = add(here, "a");
  await vi.advanceTimersByTimeAsync(3000);
  expect(await first).toEqual([]);
  expect(await add(here, "b")).toEqual(["a unsafe"]);

  // The change that was late isn't made again.
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(values.get("calls")).toEqual([]);
  expect(await add(here, "c")).toEqual(["a unsafe", "b unsafe"]);
  expect(await add(here, "d")).toEqual(["a unsafe", "b unsafe", "c"]);
});

test("a value that can't be read counts as no entries, in either store", async () => {
  localStorage.setItem("calls", "{");
  const { values, transaction } = createDatabase();
  values.set("calls", "not a list");
  expect(await add(tab(transaction), "a")).toEqual([]);
});
