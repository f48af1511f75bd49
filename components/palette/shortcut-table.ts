import type { RefObject } from "react";

import type { PalettePage } from "./search";

/** The palette's name in the interface. */
export const FIND = "Find anything";

/** A player whose name was pressed. */
export interface PressedPlayer {
  playerId: number;
  /** The pressed text: usually the name, with or without the id. */
  name: string;
}

/** An overlay that can be opened over any page. */
export type Overlay = "palette" | "shortcuts" | PressedPlayer;

/** The props of the palette. They are here so that no page loads the palette's code before it opens. */
export interface PaletteProps {
  pages: readonly PalettePage[];
  text: string;
  onTextChange: (text: string) => void;
  /** The element that had the focus when it opened, and gets it back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Opens another overlay instead. */
  onOpen: (overlay: Overlay) => void;
}

/** The props of all overlays. */
export interface OverlaysProps extends PaletteProps {
  overlay: Overlay;
}

/** The actions available to shortcuts. */
interface Shell {
  open: (overlay: Overlay) => void;
  toggleSidebar: () => void;
}

export interface Shortcut {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string;
  /** True if it needs Ctrl or, on a Mac, Cmd, so that typing the letter doesn't trigger it. */
  withControl: boolean;
  description: string;
  /** Runs the shortcut. Returns false if there was nothing to do; the key is then left to the browser. */
  act: (shell: Shell) => unknown;
}

/** All shortcuts that work on every page of the app, with their action and their text in the list of shortcuts. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    key: "k",
    withControl: true,
    description: FIND,
    act: ({ open }) => {
      open("palette");
    },
  },
  {
    key: "b",
    withControl: true,
    description: "Collapse or expand the sidebar",
    act: ({ toggleSidebar }) => {
      toggleSidebar();
    },
  },
  {
    key: "/",
    withControl: false,
    description: "Search this page",
    act: focusSearch,
  },
  {
    key: "?",
    withControl: false,
    description: "Show this list",
    act: ({ open }) => {
      open("shortcuts");
    },
  },
];

/** The shortcut that was pressed. Shift is ignored: some keyboard layouts need it for "?" or "/". */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  altKey
    ? undefined
    : SHORTCUTS.find(
        (shortcut) =>
          shortcut.key === key.toLowerCase() && shortcut.withControl === (ctrlKey || metaKey),
      );

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");

/**
 * Focuses the first visible search field of the page, since a hidden field can't take the focus. Returns false if there is none.
 */
function focusSearch(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    '#main input[aria-keyshortcuts="/"]',
  )) {
    field.focus();
    if (document.activeElement !== field) continue;
    field.select();
    return true;
  }
  return false;
}
