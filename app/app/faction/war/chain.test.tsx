import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Chain } from "@/lib/game/war/chain";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import { ChainAlarm } from "./chain";

const NOW = Date.UTC(2026, 10, 20, 12);

/** The notifications that are shown, each by the part of the browser that showed it. */
let shown: string[] = [];
let nowMs = NOW;

beforeEach(() => {
  shown = [];
  // The page remembers the end that it sounded for.
  nowMs += 60 * 60_000;
  vi.useFakeTimers({ now: nowMs });
  pollingStore.set({ isOn: true, slowdown: 1, alarm: true });
  stubNotification(() => {
    shown.push("page");
  });
});
afterEach(() => {
  pollingStore.clear();
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

const refuse = () => {
  throw new TypeError(
    "Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.",
  );
};

/** A browser with this site's service worker, or without one. */
function stubWorker(hasWorker: boolean) {
  const registration = {
    showNotification: vi.fn(() => {
      shown.push("worker");
      return Promise.resolve();
    }),
  };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: () => Promise.resolve(hasWorker ? registration : undefined) },
  });
}

const chain = (leftSeconds: number, count = 250) => ({
  ...{ error: null, isFetching: false, refetch: () => undefined },
  data: {
    ...{ count, leftSeconds, endsAtMs: null, modifier: 1 },
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
  pollingStore.set({ isOn: true, slowdown: 1, alarm });
  render(<ChainAlarm chain={chain(50, count)} />);
  await pass(5);
  expect(shown).toEqual([]);
});

test("a browser that refuses notifications of pages shows them by the service worker", async () => {
  stubNotification(refuse);
  stubWorker(true);
  render(<ChainAlarm chain={chain(50)} />);
  await pass(1);
  expect(shown).toEqual(["worker"]);
  expect(screen.queryByText(/doesn’t support notifications/)).toBeNull();
});

test.each([
  { what: "without a service worker", hasWorker: false, isSaid: true },
  { what: "with one", hasWorker: true, isSaid: false },
])("says at the switch that no notification can be shown, $what", async ({ hasWorker, isSaid }) => {
  pollingStore.set({ isOn: true, slowdown: 1, alarm: false });
  stubNotification(refuse);
  stubWorker(hasWorker);
  render(<ChainAlarm chain={chain(200)} />);
  fireEvent.click(screen.getByRole("switch"));
  await pass(0);
  expect(screen.queryAllByText("This browser doesn’t support notifications.")).toHaveLength(
    isSaid ? 1 : 0,
  );
  expect(shown).toEqual([]);
});

test("switching it on shows no notification", async () => {
  pollingStore.set({ isOn: true, slowdown: 1, alarm: false });
  stubWorker(false);
  render(<ChainAlarm chain={chain(200)} />);
  fireEvent.click(screen.getByRole("switch"));
  await pass(0);
  expect(shown).toEqual([]);
  expect(screen.queryByText(/doesn’t support notifications/)).toBeNull();
});
