import type { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test } from "vitest";

import { aQueryClient } from "@/lib/api/testing/query-client";
import { createQueryClient } from "@/lib/api/transport/query-client";
import type { List } from "@/lib/api/transport/wire";
import type { CachedResponse, StoredList } from "@/lib/common/stored-shapes";
import { mergeTimelines, type TimelinePart } from "@/lib/common/timelines";

import { firstGap, NOTHING_LOADED, type Timeline, type TimeRange } from "./timeline";
import { gapQuery, timelineQuery, type TimelineSource } from "./timeline-query";

interface Entry {
  id: number;
  atMs: number;
}

const timeOf = ({ atMs }: Entry) => atMs;

/** The entries of these seconds, the newest first. */
const entriesOf = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: to - i, atMs: (to - i) * 1000 }));

const whole = (from: number, to: number): TimelinePart<Entry> => ({
  entries: entriesOf(from, to),
  dropped: 0,
  spans: [{ fromMs: from * 1000, toMs: to * 1000 }],
  overfull: 0,
});

/** A list of one entry a second, the newest in second `newest`. A held call waits until it is released. */
function aGame(newest: number) {
  const game = { newest, calls: 0, isHeld: false };
  const held: (() => void)[] = [];
  const fetchPage = async ({ fromMs = 0, toMs = Infinity }: TimeRange): Promise<List<Entry>> => {
    game.calls += 1;
    const fits = ({ atMs }: Entry) => atMs >= fromMs && atMs <= toMs;
    const page = { entries: entriesOf(1, game.newest).filter(fits).slice(0, 100), dropped: 0 };
    if (game.isHeld) await new Promise<void>((resolve) => held.push(resolve));
    return page;
  };
  const source: TimelineSource<Entry> = { queryKey: ["list"], fetchPage, timeOf };
  const release = () => {
    for (const go of held.splice(0)) go();
  };
  return { game, source, release };
}

/** A browser that stores one list. */
function aStore(kept: TimelinePart<Entry> | null, isAvailable = true) {
  const store = {
    kept,
    isAvailable,
    added: [] as TimelinePart<Entry>[],
    read: (): Promise<StoredList<TimelinePart<Entry>>> =>
      Promise.resolve(
        !store.isAvailable
          ? { state: "unavailable" }
          : store.kept === null
            ? { state: "none" }
            : { state: "stored", data: store.kept, savedAtMs: 1, badEntries: 0 },
      ),
    add: (part: TimelinePart<Entry>) => {
      store.added.push(part);
      store.kept = mergeTimelines(store.kept ?? NOTHING_LOADED, part, timeOf);
      return Promise.resolve();
    },
  };
  return store;
}

let client: QueryClient;
beforeEach(() => {
  client = aQueryClient();
});

const refresh = (source: TimelineSource<Entry>) =>
  client.query({ ...timelineQuery(source), staleTime: 0 });

const shown = () => client.getQueryData<Timeline<Entry>>(["list"]) ?? NOTHING_LOADED;

const loadGap = (source: TimelineSource<Entry>) =>
  client.query(gapQuery(source, firstGap(shown(), {})));

test("a page of a gap that comes during a refresh stays, whichever of them ends first", async () => {
  const { game, source, release } = aGame(250);
  await refresh(source);
  game.isHeld = true;
  const refreshing = refresh(source);
  game.isHeld = false;
  await loadGap(source);
  expect(shown().entries).toHaveLength(199);
  release();
  await refreshing;
  expect(shown().entries).toHaveLength(199);

  game.isHeld = true;
  const gap = loadGap(source);
  game.isHeld = false;
  game.newest = 251;
  await refresh(source);
  release();
  await gap;
  expect(shown().entries).toEqual(entriesOf(1, 251));
});

describe("a list that the browser stores", () => {
  test("begins with what is stored, and each page is added alone", async () => {
    const { game, source } = aGame(250);
    const store = aStore(whole(1, 200));
    await refresh({ ...source, store });
    expect(shown().entries).toEqual(entriesOf(1, 250));
    expect(store.added.map(({ entries }) => entries.length)).toEqual([100]);
    game.newest = 600;
    await refresh({ ...source, store });
    while (firstGap(shown(), {})) await loadGap({ ...source, store });
    expect(shown().entries).toEqual(entriesOf(1, 600));
    expect(store.kept).toEqual({ ...whole(1, 600), spans: [{ fromMs: 0, toMs: 600_000 }] });
    expect(store.added.every(({ entries }) => entries.length <= 100)).toBe(true);
  });

  test("a refresh without anything new only says when it was", async () => {
    const { source } = aGame(50);
    const store = aStore(null);
    await refresh({ ...source, store });
    await refresh({ ...source, store });
    expect(store.added).toHaveLength(2);
    expect(store.added[0]?.entries).toEqual(entriesOf(1, 50));
    expect(store.added[1]).toEqual(NOTHING_LOADED);
  });

  test("that can't be read now isn't written; once it can be, both are one list", async () => {
    const { game, source } = aGame(1000);
    const store = aStore(whole(1, 990), false);
    await refresh({ ...source, store });
    await loadGap({ ...source, store });
    expect(shown().entries).toHaveLength(199);
    expect(store.added).toEqual([]);
    expect(store.kept).toEqual(whole(1, 990));

    store.isAvailable = true;
    game.newest = 1001;
    await refresh({ ...source, store });
    expect(shown().entries).toEqual(entriesOf(1, 1001));
    expect(store.kept?.entries).toEqual(entriesOf(1, 1001));
  });

  test("that was restored meanwhile keeps what was restored, even if this tab doesn't know of it", async () => {
    const { game, source } = aGame(300);
    const store = aStore(whole(1, 300));
    await refresh({ ...source, store });
    store.kept = { ...whole(1, 50), entries: entriesOf(1, 50) };
    game.newest = 302;
    await refresh({ ...source, store });
    // Between them nothing counts as read: the next visit loads it.
    expect(store.kept.entries).toEqual([...entriesOf(203, 302), ...entriesOf(1, 50)]);
    expect(store.kept.spans.map(({ fromMs }) => fromMs / 1000)).toEqual([204, 1]);
  });
});

test("what another tab has just saved is added to what this one has read", async () => {
  const { source } = aGame(350);
  let found: CachedResponse | null = null;
  client = createQueryClient({
    onKeyRejected: () => undefined,
    onStaleError: () => undefined,
    storage: { read: () => Promise.resolve(found), save: () => undefined, isEnabled: () => true },
  });
  await refresh(source);
  while (firstGap(shown(), {})) await loadGap(source);
  expect(shown().entries).toHaveLength(350);
  // Saved by a tab that has read the newest page only.
  found = { data: whole(252, 351), savedAtMs: Date.now() + 1 };
  await refresh(source);
  expect(shown().entries).toEqual(entriesOf(1, 351));
});
