import { useState } from "react";

export interface Folds {
  isOpen: (id: string) => boolean;
  turn: (id: string, isOpen: boolean) => void;
}

/** Which parts of which cards are open, all closed at first. A card that is scrolled away leaves the page: this stays. */
export function useFolds(): Folds {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id) => openIds.has(id),
    turn: (id, isOpen) => {
      setOpenIds((before) => {
        if (before.has(id) === isOpen) return before;
        return isOpen
          ? new Set([...before, id])
          : new Set([...before].filter((other) => other !== id));
      });
    },
  };
}
