import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { userListQuery } from "@/lib/api/endpoints/user-list";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";
import { MINUTE_MS } from "@/lib/common/time";
import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { type FetchedStates, useBountyStates } from "./use-bounty-states";

const request = vi.hoisted(() => vi.fn<(session: unknown, path: string) => Promise<unknown>>());
vi.mock("@/lib/api/transport/client", async (original) => ({ ...(await original()), request }));

const callsAtMs: number[] = [];
const fetchedIds: number[] = [];

/** Calls of the page in a minute. */
const callsSince = (fromMs: number) => callsAtMs.filter((atMs) => atMs > fromMs).length;

const target = (id: number, state: string) => ({
  ...{ id, name: "", level: 1, factionId: null, location: null, state, description: state },
  ...{ stateUntilMs: null, abroadIn: null, lastAction: { status: "", atMs: null } },
});
const listOf = (...entries: readonly ReturnType<typeof target>[]) => ({
  targets: { entries, dropped: 0 },
  hasMore: false,
});
let targets = listOf();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  callsAtMs.length = 0;
  fetchedIds.length = 0;
  targets = listOf();
  request.mockImplementation((_, path) => {
    if (path.startsWith("/user/list")) return Promise.resolve(targets);
    const id = Number(/user\/(\d+)/.exec(path)?.[1]);
    callsAtMs.push(Date.now());
    fetchedIds.push(id);
    return Promise.resolve({ id });
  });
  // Every row is visible.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.report = report;
      }
      observe = (target: Element) => {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        this.report([entry], this as unknown as IntersectionObserver);
      };
      unobserve = () => undefined;
    },
  );
});
afterEach(() => {
  gameClockStore.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NO_STATES: FetchedStates = new Map();

interface ProbeProps {
  rows?: readonly number[];
  sought?: readonly number[];
}

function Probe({ rows = [], sought = [] }: ProbeProps) {
  const [states, setStates] = useState(NO_STATES);
  const rowRef = useBountyStates({ isOn: true, sought, onFetched: setStates });
  return (
    <ol>
      {rows.map((id) => (
        <li key={id} ref={rowRef} data-player={id}>
          {states.get(id)?.profile?.state ?? "Unknown"}
        </li>
      ))}
    </ol>
  );
}

function show(props: ProbeProps, session = aSession(), client = aQueryClient()) {
  vi.spyOn(session.queue, "callsUsed").mockImplementation(() => callsSince(Date.now() - MINUTE_MS));
  render(
    <QueryClientProvider client={client}>
      <SessionProvider value={session}>
        <Probe {...props} />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const others = (count: number) => {
  callsAtMs.push(...Array.from({ length: count }, () => Date.now()));
};

const ids = (count: number) => Array.from({ length: count }, (_, index) => 100 + index);

/** The most calls that the page has made in any minute. */
const mostInAMinute = () =>
  Math.max(
    ...callsAtMs.map(
      (toMs) => callsAtMs.filter((atMs) => atMs > toMs - MINUTE_MS && atMs <= toMs).length,
    ),
  );

test("fetches visible rows first, then those sought, each again after two minutes", async () => {
  show({ rows: [1, 2], sought: [3, 2, 4] });
  await pass(MINUTE_MS);
  expect(fetchedIds).toEqual([1, 2, 3, 4]);
  await pass(MINUTE_MS + 12_000);
  expect(fetchedIds).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
});

test("states of the player's lists and of single players are used while they are recent, the newest first", async () => {
  const [session, client] = [aSession(), aQueryClient()];
  const ago = (ms: number) => ({ updatedAt: Date.now() - ms });
  const keyOf = (list: "Enemies" | "Friends") => userListQuery(session, list).queryKey;
  const enemies = listOf(target(1, "Hospital"), target(2, "Jail"));
  client.setQueryData(keyOf("Enemies"), enemies, ago(MINUTE_MS));
  client.setQueryData(keyOf("Friends"), listOf(target(3, "Okay")), ago(5 * MINUTE_MS));
  client.setQueryData(
    playerProfileQuery(session, 2).queryKey,
    { ...target(2, "Okay"), life: null, lootLevel: null },
    ago(3_000),
  );
  show({ rows: [1, 2, 3] }, session, client);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Hospital",
    "Okay",
    "Unknown",
  ]);
  await pass(30_000);
  expect(fetchedIds).toEqual([3]);
  await pass(MINUTE_MS);
  expect(fetchedIds).toEqual([3, 1]);
});

test("the list of targets loads first, and only the states of others load one by one", async () => {
  targets = listOf(target(1, "Hospital"), target(2, "Okay"));
  show({ rows: [3, 1, 2] });
  await pass(30_000);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Unknown",
    "Hospital",
    "Okay",
  ]);
  expect(fetchedIds).toEqual([3]);
});

test("with no row on the page, those sought are fetched, also after the tab was hidden", async () => {
  show({ sought: [3] });
  await pass(0);
  expect(fetchedIds).toEqual([3]);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await pass(10 * MINUTE_MS);
  expect(fetchedIds).toEqual([3]);
  hidden.mockReturnValue(false);
  await pass(3_000);
  expect(fetchedIds).toEqual([3, 3]);
});

test("states are fetched again after two minutes, also if the device turns out to be 9 hours fast", async () => {
  show({ rows: [1] });
  await pass(3_000);
  expect(fetchedIds).toEqual([1]);
  act(() => {
    gameClockStore.set({ aheadMs: -9 * 60 * MINUTE_MS, comparedAtMs: Date.now() });
  });
  await pass(2 * MINUTE_MS + 3_000);
  expect(fetchedIds).toEqual([1, 1]);
});

test.each([
  { what: "a page that opens with ten pages of attacks", calls: [[0, 15]] },
  {
    what: "500 more bounties twice in a minute",
    calls: [
      [0, 2],
      [60, 2],
      [120, 2],
      [150, 5],
      [170, 5],
      [180, 2],
    ],
  },
])("never more than 30 calls a minute: $what", async ({ calls }) => {
  show({ rows: ids(200) });
  for (let second = 0; second < 300; second += 1) {
    others(calls.find(([at]) => at === second)?.[1] ?? 0);
    await pass(1_000);
  }
  expect(mostInAMinute()).toBeLessThanOrEqual(30);
  expect(fetchedIds.length).toBeGreaterThan(60);
});

test("while other pages make many calls, states load slowly", async () => {
  show({ rows: ids(200) });
  for (let minute = 0; minute < 5; minute += 1) {
    others(40);
    await pass(MINUTE_MS);
  }
  expect(fetchedIds.length).toBeGreaterThanOrEqual(19);
  expect(fetchedIds.length).toBeLessThanOrEqual(25);
});
