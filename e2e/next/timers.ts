import type { Page } from "@playwright/test";

/** The number of timers that are set in the page and have neither fired nor been cleared. */
export const aliveTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as Counted).timers.size);

interface Counted {
  timers: Set<number>;
}

type Handler = (...passed: unknown[]) => void;
type SetTimer = (handler: Handler, ms?: number, ...passed: unknown[]) => number;

/** From the next page on. */
export const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<number>();
    Object.assign(window, { timers });
    for (const [set, clear, isOnce] of [
      ["setTimeout", "clearTimeout", true],
      ["setInterval", "clearInterval", false],
    ] as const) {
      const setTimer = window[set].bind(window) as unknown as SetTimer;
      const clearTimer = window[clear].bind(window);
      const counted: SetTimer = (handler, ms, ...passed) => {
        const id = setTimer(
          (...given) => {
            if (isOnce) timers.delete(id);
            handler(...given);
          },
          ms,
          ...passed,
        );
        timers.add(id);
        return id;
      };
      Object.assign(window, {
        [set]: counted,
        [clear]: (id?: number) => {
          if (id !== undefined) timers.delete(id);
          clearTimer(id);
        },
      });
    }
  });
