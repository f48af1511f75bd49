import { useSyncExternalStore } from "react";

let isLoaded = false;
const listeners = new Set<() => void>();

/** Call it once the headline has all the data that it needs. */
export function setHeadlineLoaded() {
  isLoaded = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * True once the headline has had all the data that it needs since the page opened. Calls that it doesn't need wait for this: if
 * few calls of the minute are left, they would take the places of the headline's calls, some of which wait for `key/info`.
 */
export const useHeadlineLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLoaded,
    () => false,
  );
