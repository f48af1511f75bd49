import type { BrowserContext, Page } from "@playwright/test";

import { API } from "../lib/api/testing/answers";
import { expect, type MockGame } from "./test";

const MINUTE_MS = 60_000;

/** A call to the game. */
export interface MadeCall {
  /** In epoch milliseconds of the page's clock, which a test lets run, sleep and jump. */
  atMs: number;
  address: string;
}

/**
 * The calls of the pages that open from now on, as they are made.
 * @param nowMs the latest that a page's clock can show
 */
export async function madeCalls(
  context: BrowserContext,
  nowMs: () => number = () => Infinity,
): Promise<readonly MadeCall[]> {
  const made: MadeCall[] = [];
  await context.exposeFunction("tellCall", (atMs: number, address: string) => {
    made.push({ atMs: Math.min(atMs, nowMs()), address });
  });
  await context.addInitScript(tellCalls, API);
  return made;
}

/** From the next page on, a tab that is closed since has made so many calls of this minute. */
export const noteEarlierCalls = (pages: BrowserContext | Page, count: number) =>
  pages.addInitScript((made) => {
    if (location.protocol === "about:" || localStorage.getItem("calls") !== null) return;
    const atMs = Date.now();
    const note = { id: "earlier", kind: "calls", count: made, ticksMs: atMs, clockMs: atMs };
    localStorage.setItem("calls", JSON.stringify([note]));
  }, count);

/** Waits for the last of the dashboard's own calls, which wait for all that its headline needs. */
export async function dashboardHasCalled(game: MockGame) {
  for (const path of ["/user/money", "/torn/calendar"]) {
    await expect.poll(() => game.calls.some((call) => call.startsWith(path))).toBe(true);
  }
}

/** Those of the minute that has the most. */
export function fullestMinute<Call extends Pick<MadeCall, "atMs">>(
  made: readonly Call[],
): readonly Call[] {
  const inOrder = made.toSorted((one, other) => one.atMs - other.atMs);
  let first = 0;
  let fullest: readonly Call[] = [];
  for (const [at, { atMs }] of inOrder.entries()) {
    while (atMs - (inOrder[first]?.atMs ?? atMs) >= MINUTE_MS) first += 1;
    if (at + 1 - first > fullest.length) fullest = inOrder.slice(first, at + 1);
  }
  return fullest;
}

/** Runs before the page's own scripts. */
function tellCalls(game: string) {
  const fetchIt = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.startsWith(game)) {
      const { tellCall } = window as unknown as {
        tellCall: (atMs: number, address: string) => void;
      };
      tellCall(Date.now(), address);
    }
    return fetchIt(input, init);
  };
}
