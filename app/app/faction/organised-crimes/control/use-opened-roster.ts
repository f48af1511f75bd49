import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/** The ids of the crimes whose rosters are open. A variable, so that they stay open until the site is loaded again. */
let opened: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

const openedRosters = {
  get: () => opened,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: opened,
};

function toggleRoster(crimeId: number) {
  const next = new Set(opened);
  if (!next.delete(crimeId)) next.add(crimeId);
  opened = next;
  for (const listener of listeners) listener();
}

/** Returns true if the roster of a crime is open, and a function that opens or closes it. */
export function useOpenedRoster(crimeId: number): [isOpen: boolean, toggle: () => void] {
  return [
    useStoredValue(openedRosters).has(crimeId),
    () => {
      toggleRoster(crimeId);
    },
  ];
}
