import type { Page } from "../e2e/test";

export interface OneClock {
  /** Epoch milliseconds, as all tabs should display them. */
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
}

/**
 * The clock of a device, which all its tabs share, starting at the first tab's current time.
 *
 * A tab's own clock falls behind by some milliseconds with each sleep, and a page that opens during a sleep sleeps twice. Tabs
 * would soon be seconds apart, which never happens on one device. So each sleep waits for the pages, and ends with all tabs at
 * the same time.
 */
export async function oneClock(tabs: readonly [Page, ...Page[]]): Promise<OneClock> {
  const [first] = tabs;
  let aheadMs = (await first.evaluate(() => Date.now())) - Date.now();
  const nowMs = () => Date.now() + aheadMs;
  return {
    nowMs,
    async sleep(ms) {
      await Promise.all(tabs.map((tab) => tab.waitForLoadState()));
      aheadMs += ms;
      await first.clock.fastForward(ms);
      await first.clock.setSystemTime(nowMs());
    },
  };
}
