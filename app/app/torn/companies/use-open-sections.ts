import { useState } from "react";

export interface OpenSections {
  isOpen: (id: string) => boolean;
  toggle: (id: string, isOpen: boolean) => void;
}

/** Which parts of which cards are open, all closed at first. A card that is scrolled away leaves the page: this stays. */
export function useOpenSections(): OpenSections {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id) => openIds.has(id),
    toggle: (id, isOpen) => {
      setOpenIds((before) => {
        if (before.has(id) === isOpen) return before;
        return isOpen
          ? new Set([...before, id])
          : new Set([...before].filter((other) => other !== id));
      });
    },
  };
}
