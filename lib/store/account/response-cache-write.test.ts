import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { removeAccountAnswers, removeAnswers, readResponse } from "./response-cache";
import { listResponses, writeResponses } from "./response-cache-write";

/** A stand-in for idb-keyval. */
const stored = vi.hoisted(() => new Map<string, unknown>());
/** The action of another tab right after this tab has written the index. */
const otherTab = vi.hoisted(() => vi.fn<() => void>());

vi.mock("idb-keyval", () => ({
  createStore: () => stored,
  get: (name: string) => Promise.resolve(stored.get(name)),
  getMany: (names: string[]) => Promise.resolve(names.map((name) => stored.get(name))),
  keys: () => Promise.resolve([...stored.keys()]),
  setMany(entries: [string, unknown][]) {
    for (const [name, value] of entries) stored.set(name, value);
    return Promise.resolve();
  },
  update(name: string, change: (before: unknown) => unknown) {
    stored.set(name, change(stored.get(name)));
    otherTab();
    return Promise.resolve();
  },
  delMany(names: string[]) {
    for (const name of names) stored.delete(name);
    return Promise.resolve();
  },
}));

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const MINE = '["account","1"';
const BARS = '["account","1","user","bars"]';
const THEIRS = '["account","2","user","bars"]';
const ITEMS = '["game","torn","items"]';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  stored.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const write = (entries: Record<string, { data: unknown; savedAtMs: number }>, version = 1) =>
  writeResponses(
    Object.entries(entries).map(([name, answer]) => ({ name, ...answer })),
    version,
    { account: () => MINE, isLeaving: () => false },
  );
const at = (ageMs: number, data: unknown = { energy: 150 }) => ({ data, savedAtMs: NOW - ageMs });
const names = async () => (await listResponses())?.map(({ name }) => name);

test("what is written is read again, with its age and its size", async () => {
  await write({ [BARS]: at(1_000), [ITEMS]: at(2_000, []) });
  expect(await readResponse(BARS, 1)).toEqual(at(1_000));
  expect(await listResponses()).toEqual([
    { name: BARS, bytes: '{"energy":150}'.length, savedAtMs: NOW - 1_000, version: 1 },
    { name: ITEMS, bytes: 2, savedAtMs: NOW - 2_000, version: 1 },
  ]);
});

test("another version of the data is never read, and removed with the next answer", async () => {
  await write({ [BARS]: at(1_000) });
  expect(await readResponse(BARS, 2)).toBeNull();
  await write({ [ITEMS]: at(0) }, 2);
  expect([...stored.keys()]).toEqual([ITEMS, "index"].sort((a) => (a === "index" ? -1 : 1)));
});

test("a response from the future isn't used: its age is unknown", async () => {
  await write({ [BARS]: at(0) });
  vi.setSystemTime(NOW - 1);
  expect(await readResponse(BARS, 1)).toBeNull();
});

test.each([
  { name: BARS, days: 29.9, isKept: true },
  { name: BARS, days: 30, isKept: false },
  { name: ITEMS, days: 30, isKept: true },
  { name: ITEMS, days: 89.9, isKept: true },
  { name: ITEMS, days: 90, isKept: false },
  { name: THEIRS, days: 0, isKept: false },
])("$name after $days days is kept: $isKept", async ({ name, days, isKept }) => {
  await write({ [name]: at(days * DAY_MS) });
  expect(await names()).toEqual(isKept ? [name] : []);
  expect(stored.has(name)).toBe(isKept);
});

test("20 MB together: the oldest go first; one above 3 MB isn't kept", async () => {
  const large = "x".repeat(2_900_000);
  for (let i = 0; i < 8; i += 1) {
    await write({ [`["game","torn","stocks",${i}]`]: at((8 - i) * 1_000, large) });
  }
  await write({ [ITEMS]: at(0, "x".repeat(3_100_000)) });
  const kept = [7, 6, 5, 4, 3, 2].map((i) => `["game","torn","stocks",${i}]`);
  expect(await names()).toEqual(kept);
  expect([...stored.keys()].filter((name) => name !== "index").toSorted()).toEqual(kept.toSorted());
});

test("a logout deletes account data, and game data stays", async () => {
  await write({ [BARS]: at(0), [ITEMS]: at(1) });
  await removeAccountAnswers();
  expect(await names()).toEqual([ITEMS]);
  await removeAnswers();
  expect(stored.size).toBe(0);
});

test("keeps what another tab saves at the same time", async () => {
  await write({ [ITEMS]: at(1_000) });
  const [index, items] = [stored.get("index") as object, stored.get(ITEMS)];
  stored.clear();
  otherTab.mockImplementationOnce(() => {
    stored.set("index", { ...(stored.get("index") as object), ...index }).set(ITEMS, items);
  });
  await write({ [BARS]: at(0) });
  expect((await names())?.toSorted()).toEqual([BARS, ITEMS]);
  expect(await readResponse(ITEMS, 1)).toEqual(at(1_000));
  expect(await readResponse(BARS, 1)).toEqual(at(0));
});

test("saves nothing once a player is logging out", async () => {
  await write({ [BARS]: at(1_000), [ITEMS]: at(1_000) });
  for (const asked of [0, 1]) {
    let isLeaving = asked === 0;
    const writing = writeResponses([{ name: ITEMS, ...at(0, ["new"]) }], 1, {
      account: () => MINE,
      isLeaving: () => isLeaving || ((isLeaving = true), false),
    });
    await writing;
    expect(await readResponse(ITEMS, 1)).toEqual(at(1_000));
    expect(await readResponse(BARS, 1)).toEqual(at(1_000));
  }
});

test.each([5, null, "text", [], { a: null }, { a: { bytes: "5", savedAtMs: 1 } }])(
  "a list of what is kept that is %j is written again",
  async (index) => {
    stored.set("index", index);
    expect(await names()).toEqual([]);
    await write({ [BARS]: at(0) });
    expect(await names()).toEqual([BARS]);
  },
);

test.each([
  5,
  null,
  "text",
  [],
  {},
  { version: 1, savedAtMs: "1", json: "{}" },
  { version: 1, savedAtMs: 1, json: '{"a' },
])("an answer that is kept as %j isn't read", async (value) => {
  stored.set(BARS, value);
  expect(await readResponse(BARS, 1)).toBeNull();
});
