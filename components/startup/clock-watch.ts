import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import type { gameClockStore } from "@/lib/store/preferences/game-clock";

/** A device that is off by no more than this counts as right. */
export const TOLERANCE_MS = 2 * MINUTE_MS;

/** The wait after the first failed comparison: long enough for a short outage, and little compared with a day of wrong times. */
const FIRST_REST_MS = 5 * MINUTE_MS;

/**
 * Says when to compare the device's clock with the game's: once a day over all tabs, when the app starts on a
 * device that was wrong and may have been corrected, and when the clock jumps compared with the tab's monotonic
 * one.
 */
export function clockWatch(last: typeof gameClockStore.get) {
  let isInDoubt = last().aheadMs !== 0;
  let restsUntilMs = 0;
  let restMs = FIRST_REST_MS;
  let startedAtMs = Date.now() - performance.now();

  return {
    isDue: (): boolean => {
      const nowStartedAtMs = Date.now() - performance.now();
      if (Math.abs(nowStartedAtMs - startedAtMs) > TOLERANCE_MS) {
        isInDoubt = true;
        restsUntilMs = 0;
        restMs = FIRST_REST_MS;
      }
      startedAtMs = nowStartedAtMs;
      const ageMs = Date.now() - last().comparedAtMs;
      return performance.now() >= restsUntilMs && (isInDoubt || ageMs < 0 || ageMs >= DAY_MS);
    },
    /**
     * Call it before a comparison. Sets the back-off: the wait doubles with each failure, up to a day, since a key may never be
     * allowed to read the time.
     */
    asked: () => {
      restsUntilMs = performance.now() + restMs;
      restMs = Math.min(2 * restMs, DAY_MS);
    },
    compared: () => {
      isInDoubt = false;
      restMs = FIRST_REST_MS;
    },
  };
}
