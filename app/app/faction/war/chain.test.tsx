import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Chain } from "@/lib/game/war/chain";
import { warPollingStore } from "@/lib/store/preferences/page-settings";

import { ChainAlarm } from "./chain";

const NOW = Date.UTC(2026, 10, 20, 12);

/** How each notification was shown. */
let shown: string[] = [];
let nowMs = NOW;

beforeEach(() => {
  shown = [];
  // The page remembers the end that it sounded for.
  nowMs += 60 * 60_000;
  vi.useFakeTimers({ now: nowMs });
  warPollingStore.set({ isOn: true, slower: 1, alarm: true });
  stubNotification(() => {
    shown.push("page");
  });
});
afterEach(() => {
  warPollingStore.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stubNotification(construct: () => void) {
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      close = () => shown.pop();
      constructor() {
        construct();
      }
    },
  );
}

const chain = (leftSeconds: number, count = 250) => ({
  ...{ error: null, isFetching: false, refetch: () => undefined },
  data: {
    ...{ count, leftSeconds, modifier: 1 },
    ...{ startedAtMs: null, coolsUntilMs: null, coolsSeconds: null },
  } satisfies Chain,
  fetchedAtMs: Date.now(),
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const show = (state: "hidden" | "visible") =>
  act(async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  });

test("sounds once at 1 minute left, though each answer moves the end a little", async () => {
  const { rerender } = render(<ChainAlarm chain={chain(62)} />);
  await pass(1);
  expect(shown).toEqual([]);
  await pass(2);
  expect(shown).toEqual(["page"]);
  rerender(<ChainAlarm chain={chain(61)} />);
  await pass(3);
  rerender(<ChainAlarm chain={chain(59)} />);
  await pass(3);
  expect(shown).toEqual(["page"]);
});

test("sounds on return if the minute began while the tab was hidden", async () => {
  const { rerender } = render(<ChainAlarm chain={chain(70)} />);
  await show("hidden");
  await pass(20);
  // An answer that arrives in a hidden tab shows that the minute has begun.
  rerender(<ChainAlarm chain={chain(50)} />);
  await pass(5);
  expect(shown).toEqual([]);
  await show("visible");
  expect(shown).toEqual(["page"]);
});

test("has sounded for a chain, though the player leaves the page and comes back", async () => {
  const { unmount } = render(<ChainAlarm chain={chain(50)} />);
  await pass(1);
  unmount();
  render(<ChainAlarm chain={chain(45)} />);
  await pass(1);
  expect(shown).toEqual(["page"]);
});

test.each([
  { what: "fewer than ten hits", count: 9, alarm: true },
  { what: "the alarm switched off", count: 250, alarm: false },
])("doesn't sound with $what", async ({ count, alarm }) => {
  warPollingStore.set({ isOn: true, slower: 1, alarm });
  render(<ChainAlarm chain={chain(50, count)} />);
  await pass(5);
  expect(shown).toEqual([]);
});
