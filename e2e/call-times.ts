import type { BrowserContext } from "@playwright/test";

import { API } from "../lib/api/testing/answers";

const MINUTE_MS = 60_000;

/**
 * When each call to the game is made, in epoch milliseconds of the page's clock, which a test lets run, sleep and jump.
 * For the pages that open from now on.
 */
export async function callTimes(context: BrowserContext): Promise<readonly number[]> {
  const madeAtMs: number[] = [];
  await context.exposeFunction("tellCall", (atMs: number) => madeAtMs.push(atMs));
  await context.addInitScript(tellCalls, API);
  return madeAtMs;
}

/** The most of these calls that lie within a minute. */
export function mostInAMinute(madeAtMs: readonly number[]): number {
  const inOrder = madeAtMs.toSorted((one, other) => one - other);
  let first = 0;
  const counts = inOrder.map((atMs, at) => {
    while (atMs - (inOrder[first] ?? atMs) >= MINUTE_MS) first += 1;
    return at - first + 1;
  });
  return Math.max(0, ...counts);
}

/** Runs before the page's own scripts. */
function tellCalls(game: string) {
  const fetchIt = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (address.startsWith(game)) {
      (window as unknown as { tellCall: (atMs: number) => void }).tellCall(Date.now());
    }
    return fetchIt(input, init);
  };
}
