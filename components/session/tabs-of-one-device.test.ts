import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aDevice } from "./testing/device";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const KEY = "a mark of the key";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** localStorage, as all tabs see it. */
function keep() {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, raw: string) => kept.set(name, raw),
  });
}

const BACK_MS = [-1 * SECOND_MS, -10 * MINUTE_MS, -60 * MINUTE_MS];
const FORWARD_MS = [1 * SECOND_MS, 10 * MINUTE_MS, 60 * MINUTE_MS];

/** The events on the device, in order. */
const happenings = (jumpsMs: readonly number[]) => {
  const tab = fc.nat(1);
  return fc.record({
    asks: fc.array(fc.record({ afterMs: fc.nat(20_000), tab }), { minLength: 12, maxLength: 12 }),
    others: fc.array(
      fc.record({
        afterMs: fc.nat(40_000),
        what: fc.oneof(
          fc.record({ logsOut: tab }),
          fc.record({ jumpsMs: fc.constantFrom(...jumpsMs) }),
          fc.record({ sleepsMs: fc.nat(60 * MINUTE_MS) }),
        ),
      }),
      { maxLength: 8 },
    ),
  });
};

type Happenings = ReturnType<typeof happenings> extends fc.Arbitrary<infer T> ? T : never;

/** 300 calls are requested in two tabs. Each one that a logout cancels is requested again in the tab that comes after. */
async function callsOf({ asks, others }: Happenings, delayMs: () => number): Promise<number[]> {
  const device = aDevice(delayMs);
  const startsMs: number[] = [];
  const tabs = [device.openTab(), device.openTab()];
  /** The calls still requested in each tab. */
  const asked: AbortController[][] = [[], []];
  let lastForwardMs = -Infinity;
  let lastLogoutMs = -Infinity;

  function ask(at: number) {
    const call = new AbortController();
    const { signal } = call;
    asked[at]?.push(call);
    tabs[at]?.queue.acquire(signal, KEY).then(
      () => {
        if (signal.aborted) ask(at);
        else startsMs.push(Date.now());
      },
      () => {
        ask(at);
      },
    );
  }

  function logOut(at: number) {
    // A new tab can't know the age of closed tabs' notes if the clock has been set forward since.
    if (Date.now() - lastForwardMs < 62 * SECOND_MS) return;
    lastLogoutMs = Date.now();
    tabs[at]?.close();
    tabs[at] = device.openTab();
    for (const call of asked[at]?.splice(0) ?? []) call.abort();
  }

  function jump(jumpsMs: number) {
    if (jumpsMs > 0 && Date.now() - lastLogoutMs < 62 * SECOND_MS) return;
    if (jumpsMs > 0) lastForwardMs = Date.now();
    device.aheadMs += jumpsMs;
  }

  let atMs = Date.now();
  for (const { afterMs, tab } of asks) {
    atMs += afterMs;
    setTimeout(() => {
      for (let n = 0; n < 25; n += 1) ask(tab);
    }, atMs - Date.now());
  }
  for (const { afterMs, what } of others) {
    await vi.advanceTimersByTimeAsync(afterMs);
    if ("logsOut" in what) logOut(what.logsOut);
    if ("jumpsMs" in what) jump(what.jumpsMs);
    // No timer runs meanwhile, and the monotonic clock stops.
    if ("sleepsMs" in what) vi.setSystemTime(Date.now() + what.sleepsMs);
  }
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  return startsMs;
}

test.each([
  { what: "answers", delayMs: () => 2, jumpsMs: [...BACK_MS, ...FORWARD_MS] },
  { what: "answers after 2 seconds", delayMs: () => 2 * SECOND_MS, jumpsMs: BACK_MS },
  { what: "answers after 10 seconds", delayMs: () => 10 * SECOND_MS, jumpsMs: BACK_MS },
  { what: "never answers", delayMs: () => 24 * 60 * MINUTE_MS, jumpsMs: BACK_MS },
])(
  "a database that $what: never more than 90 calls in a minute, and none is lost",
  async (given) => {
    await fc.assert(
      fc.asyncProperty(happenings(given.jumpsMs), async (all) => {
        vi.clearAllTimers();
        keep();
        const startsMs = await callsOf(all, given.delayMs);
        expect(startsMs).toHaveLength(300);
        for (const [i, at] of startsMs.entries()) {
          expect(at - (startsMs[i - 90] ?? 0)).toBeGreaterThan(MINUTE_MS);
        }
      }),
      { numRuns: 20 },
    );
  },
);
