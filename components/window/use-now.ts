import { useCallback, useSyncExternalStore } from "react";

import { gameTime } from "@/lib/store/game-clock";

import { onTicks } from "./ticks";

/** The game's time in epoch milliseconds, updated every `everyMs`; 0 in the static HTML. */
export const useNow = (everyMs: number): number =>
  useAsOfNow(everyMs, (nowMs) => Math.floor(nowMs / everyMs) * everyMs);

/** The result of `of` for the current time: computed every `everyMs`, with a re-render only when it changes. */
export function useAsOfNow<T extends string | number | boolean>(
  everyMs: number,
  of: (nowMs: number) => T,
): T {
  const subscribe = useCallback((tick: () => void) => onTicks(everyMs, tick), [everyMs]);
  return useSyncExternalStore(
    subscribe,
    () => of(gameTime()),
    () => of(0),
  );
}
