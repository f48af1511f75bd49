import { useCallback, useSyncExternalStore } from "react";

import { gameTime } from "@/lib/store/game-clock";

import { onTicks } from "./ticks";

/** The game's time in epoch milliseconds, renewed every `everyMs`; 0 in the static HTML, which knows no time. */
export const useNow = (everyMs: number): number =>
  useAsOfNow(everyMs, (nowMs) => Math.floor(nowMs / everyMs) * everyMs);

/** What `of` makes of the time: asked for every `everyMs`, and drawn anew only when it differs. */
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
