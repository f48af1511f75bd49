import type { Page } from "../e2e/test";

export interface OneClock {
  /** Epoch milliseconds, as all tabs should show them. */
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
}

/**
 * The clock of a device, which all its tabs share, from what the first tab says now.
 *
 * A tab's own falls behind by some milliseconds with each sleep, and a page that opens during a sleep sleeps twice: tabs
 * would soon be seconds apart, as those of one device never are. So each sleep waits for the pages, and ends with all
 * tabs at the same time.
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
