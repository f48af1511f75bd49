import type { RefObject } from "react";

import type { PalettePage } from "./entry";

/** The palette's name in the interface. */
export const FIND = "Find anything";

export interface PaletteProps {
  pages: readonly PalettePage[];
  text: string;
  onTextChange: (text: string) => void;
  /** The element that had the focus when it opened, and gets it back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Opens the list of shortcuts instead. */
  onShortcuts: () => void;
}
