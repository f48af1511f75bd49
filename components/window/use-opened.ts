import { useCallback, useMemo, useState } from "react";

import { useStoredValue } from "@/lib/store/engine/use-stored-value";

export interface Opened {
  isOpen: (id: string) => boolean;
  /** Has the same identity in every render. */
  toggle: (id: string, isOpen: boolean) => void;
}

/** The ids of the opened rows, none at first. They stay open when scrolling unmounts them. The same object until they change. */
export function useOpened(): Opened {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string, isOpen: boolean) => {
    setIds((before) => withToggled(before, id, isOpen));
  }, []);
  return useMemo(() => ({ isOpen: (id) => ids.has(id), toggle }), [ids, toggle]);
}

/** Makes a `useOpened` whose rows stay open when the player leaves the view and returns, until the site is loaded again. */
export function createUseOpened(): () => Opened {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const opened = {
    get: () => ids,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    fallback: ids,
  };
  const toggle = (id: string, isOpen: boolean) => {
    ids = withToggled(ids, id, isOpen);
    for (const listener of listeners) listener();
  };
  return function useRemembered() {
    const now = useStoredValue(opened);
    return { isOpen: (id) => now.has(id), toggle };
  };
}

function withToggled(
  before: ReadonlySet<string>,
  id: string,
  isOpen: boolean,
): ReadonlySet<string> {
  if (before.has(id) === isOpen) return before;
  return isOpen ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id));
}
