import { expect, test, vi } from "vitest";

import { PAGE_SIZE, readBackInTime, readByOffset } from "./paging";

interface Entry {
  id: number;
  atMs: number;
}

const NOW = 1_795_000_000_000;
const live = () => new AbortController().signal;

/** Entries from the newest to the oldest, `counts[i]` of them in the i-th second before NOW. */
const logOf = (...counts: number[]): Entry[] =>
  counts
    .flatMap((count, second) => Array.from({ length: count }, () => NOW - second * 1000))
    .map((atMs, id) => ({ id, atMs }));

const oneASecond = (count: number) => logOf(...Array.from({ length: count }, () => 1));

/** Answers as the game does: at most 100, the newest first, none after `toMs`. */
const gameWith = (log: readonly Entry[]) =>
  vi.fn((toMs: number | undefined) =>
    Promise.resolve({
      entries: log.filter(({ atMs }) => atMs <= (toMs ?? Infinity)).slice(0, PAGE_SIZE),
      dropped: 0,
    }),
  );

type ReadPage = Parameters<typeof readBackInTime<Entry>>[0]["readPage"];
const readBack = (readPage: ReadPage, more: object = {}) =>
  readBackInTime<Entry>({
    readPage,
    timeOf: ({ atMs }) => atMs,
    toMs: undefined,
    stop: live(),
    ...more,
  });

test.each([
  { what: "nothing", log: [], calls: 1 },
  { what: "a short page", log: oneASecond(30), calls: 1 },
  { what: "one page exactly", log: oneASecond(100), calls: 2 },
  { what: "two pages exactly", log: oneASecond(200), calls: 3 },
  { what: "a short last page", log: oneASecond(250), calls: 3 },
  { what: "40 in the second between two pages", log: logOf(80, 40, 30), calls: 2 },
  { what: "99 in the second between two pages", log: logOf(50, 99, 20), calls: 3 },
])("back in time: $what is read whole, each entry once", async ({ log, calls }) => {
  const readPage = gameWith(log);
  await expect(readBack(readPage)).resolves.toEqual({ entries: log, dropped: 0, complete: true });
  expect(readPage).toHaveBeenCalledTimes(calls);
});

test.each([
  { what: "100 in one second alone", log: logOf(100), lost: 0 },
  { what: "100 in one second among others", log: logOf(3, 100, 3), lost: 0 },
  { what: "250 in one second alone", log: logOf(250), lost: 150 },
  { what: "250 in one second among others", log: logOf(3, 250, 90), lost: 150 },
])("back in time: $what ends, goes on before it and owns to a gap", async ({ log, lost }) => {
  const { entries, complete } = await readBack(gameWith(log));
  expect(complete).toBe(false);
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries).toHaveLength(log.length - lost);
  expect(entries.at(-1)?.atMs).toBe(log.at(-1)?.atMs);
});

test("back in time: a game that ignores the time is asked twice, not for ever", async () => {
  const log = oneASecond(150);
  const readPage = vi.fn(() => gameWith(log)(undefined));
  const { entries, complete } = await readBack(readPage);
  expect(entries).toEqual(log.slice(0, 100));
  expect(complete).toBe(false);
  expect(readPage).toHaveBeenCalledTimes(2);
});

test("back in time: begins where it is told to", async () => {
  const log = oneASecond(50);
  const { entries } = await readBack(gameWith(log), { toMs: NOW - 20_000 });
  expect(entries).toEqual(log.slice(20));
});

test.each([
  { count: 30, calls: 1 },
  { count: 200, calls: 3 },
  { count: 250, calls: 3 },
])("by offset: $count are read in $calls calls", async ({ count, calls }) => {
  const log = oneASecond(count);
  const readPage = vi.fn((offset: number) =>
    Promise.resolve({ entries: log.slice(offset, offset + PAGE_SIZE), dropped: 0 }),
  );
  await expect(readByOffset({ readPage, stop: live() })).resolves.toEqual({
    entries: log,
    dropped: 0,
    complete: true,
  });
  expect(readPage).toHaveBeenCalledTimes(calls);
});

test("a page that is full only with its broken records is not the last", async () => {
  const log = oneASecond(150);
  const readPage = vi
    .fn<ReadPage>()
    .mockResolvedValueOnce({ entries: log.slice(0, 98), dropped: 2 })
    .mockResolvedValueOnce({ entries: log.slice(97), dropped: 1 });
  await expect(readBack(readPage)).resolves.toEqual({ entries: log, dropped: 3, complete: true });
});

test.each([
  { when: "between two pages", abortsDuring: false },
  { when: "during a page", abortsDuring: true },
])("a stop $when keeps what was read", async ({ abortsDuring }) => {
  const log = oneASecond(500);
  const controller = new AbortController();
  const game = gameWith(log);
  const readPage = async (toMs: number | undefined) => {
    if (abortsDuring && toMs !== undefined) {
      controller.abort();
      controller.signal.throwIfAborted();
    }
    return game(toMs);
  };
  const onPage = () => {
    if (!abortsDuring) controller.abort();
  };
  const pages = await readBack(readPage, { stop: controller.signal, onPage });
  expect(pages).toEqual({ entries: log.slice(0, 100), dropped: 0, complete: false });
});

test("a page that fails rejects, and what was read before it was told", async () => {
  const log = oneASecond(500);
  const readPage = gameWith(log);
  readPage.mockImplementationOnce(readPage.getMockImplementation() ?? readPage);
  readPage.mockRejectedValueOnce(new Error("for the test"));
  const onPage = vi.fn();
  await expect(readBack(readPage, { onPage })).rejects.toThrow("for the test");
  expect(onPage).toHaveBeenCalledExactlyOnceWith({ entries: log.slice(0, 100), dropped: 0 });
});
