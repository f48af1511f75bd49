import type { RefObject } from "react";

import type { PalettePage } from "./entry";

/** What the palette is called, wherever it is named. */
export const FIND = "Find anything";

export interface PaletteOnDemandProps {
  pages: readonly PalettePage[];
  /** What had the focus when it opened, and gets it back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Opens the list of shortcuts in its place. */
  onShortcuts: () => void;
}

export interface PaletteProps extends PaletteOnDemandProps {
  text: string;
  onTextChange: (text: string) => void;
}
