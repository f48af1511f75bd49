import { useCallback, useSyncExternalStore } from "react";

/** The time in epoch milliseconds, renewed every `everyMs`; 0 in the static HTML, which knows no time. */
export function useNow(everyMs: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, everyMs);
      return () => {
        clearInterval(timer);
      };
    },
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => 0,
  );
}
