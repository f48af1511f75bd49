import { useSyncExternalStore } from "react";

let isLoaded = false;
const listeners = new Set<() => void>();

/** Call once the headline has all that it needs. */
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
 * Whether the headline has had all that it needs since the page opened. Calls that it doesn't need wait for this: when
 * few of the minute’s calls are left, they would take the places of its own, some of which wait for `key/info`.
 */
export const useHeadlineLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLoaded,
    () => false,
  );
