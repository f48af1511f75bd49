import type { RefObject } from "react";

import type { PalettePage } from "./entry";

/** What the palette is called, wherever it is named. */
export const FIND = "Find anything";

export interface PaletteProps {
  pages: readonly PalettePage[];
  text: string;
  onTextChange: (text: string) => void;
  /** What had the focus when it opened, and gets it back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Opens the list of shortcuts in its place. */
  onShortcuts: () => void;
}
