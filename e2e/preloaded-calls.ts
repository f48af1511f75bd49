import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Those of the page's first calls that something on it has taken. */
    takenCalls: string[];
  }
}

/** From the next page on: those of its first calls that something on it has taken, sorted. */
export async function watchPreloadedCalls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.takenCalls = [];
    let take: typeof globalThis.takePreloadedCall;
    Object.defineProperty(globalThis, "takePreloadedCall", {
      set: (given: typeof take) => {
        take = given;
      },
      get: () =>
        take &&
        ((path: string, key: string) => {
          const call = take?.(path, key);
          if (call !== undefined) window.takenCalls.push(path);
          return call;
        }),
    });
  });
  return () => page.evaluate(() => window.takenCalls.toSorted());
}
