import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import type { gameClockStore } from "@/lib/store/preferences/game-clock";

/** A device that is off by no more than this counts as right. */
export const TOLERANCE_MS = 2 * MINUTE_MS;

/** After a comparison that failed. A success counts for a day. */
const REST_MS = 5 * MINUTE_MS;

/**
 * Says when to compare the device's clock with the game's: once a day over all tabs, when the app starts on a
 * device that was wrong and may have been corrected, and when the clock jumps compared with the tab's monotonic
 * one.
 */
export function clockWatch(last: typeof gameClockStore.get) {
  let isInDoubt = last().aheadMs !== 0;
  let restsUntilMs = 0;
  let startedAtMs = Date.now() - performance.now();

  return {
    isDue: (): boolean => {
      const nowStartedAtMs = Date.now() - performance.now();
      if (Math.abs(nowStartedAtMs - startedAtMs) > TOLERANCE_MS) {
        isInDoubt = true;
        restsUntilMs = 0;
      }
      startedAtMs = nowStartedAtMs;
      const ageMs = Date.now() - last().comparedAtMs;
      return performance.now() >= restsUntilMs && (isInDoubt || ageMs < 0 || ageMs >= DAY_MS);
    },
    asked: () => {
      restsUntilMs = performance.now() + REST_MS;
    },
    compared: () => {
      isInDoubt = false;
    },
  };
}
