import { useCallback, useSyncExternalStore } from "react";

import { gameTime } from "@/lib/store/preferences/game-clock";

import { subscribeToClock } from "./clock-ticks";

/** The game's time in epoch milliseconds, updated every `everyMs`; 0 in the static HTML. */
export const useNow = (everyMs: number): number =>
  useTimeSelector(everyMs, (nowMs) => Math.floor(nowMs / everyMs) * everyMs);

/** The result of `of` for the current time: computed every `everyMs`, with a re-render only when it changes. */
export function useTimeSelector<T extends string | number | boolean>(
  everyMs: number,
  selector: (nowMs: number) => T,
): T {
  const subscribe = useCallback((tick: () => void) => subscribeToClock(everyMs, tick), [everyMs]);
  return useSyncExternalStore(
    subscribe,
    () => selector(gameTime()),
    () => selector(0),
  );
}
