import { useCallback, useState } from "react";

interface Opened {
  isOpen: (id: string) => boolean;
  /** Has the same identity in every render. */
  toggle: (id: string, isOpen: boolean) => void;
}

/** The ids of what the player has opened, nothing at first. It outlives rows that unmount when they are scrolled out of view. */
export function useOpened(): Opened {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string, isOpen: boolean) => {
    setIds((before) => {
      if (before.has(id) === isOpen) return before;
      return isOpen ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id));
    });
  }, []);
  return { isOpen: (id) => ids.has(id), toggle };
}
