import type { RefObject } from "react";

import type { PalettePage } from "./search";

/** The palette's name in the interface. */
export const FIND = "Find anything";

/** What can be opened over a page from anywhere. */
export type Overlay = "palette" | "shortcuts";

/** What the palette is given. Here, so that no page knows the palette before it opens. */
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

/** What either overlay is given. */
export interface OverlaysProps extends PaletteProps {
  overlay: Overlay;
}

/** What shortcuts act on. */
interface Shell {
  open: (overlay: Overlay) => void;
  toggleSidebar: () => void;
}

export interface Shortcut {
  /** As in `KeyboardEvent.key`, in lower case. */
  key: string;
  /** With Ctrl or, on a Mac, Cmd, so it isn't a letter that somebody types. */
  withControl: boolean;
  description: string;
  /** False if there was nothing to do: then the key is left to the browser. */
  act: (shell: Shell) => unknown;
}

/** Every shortcut that works on all pages of the app: what a key does, and its text in the list of shortcuts. */
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

/** The shortcut that was pressed. Shift is left to the layout: "?" and "/" need it on one keyboard or another. */
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

/** The first visible search field of the page: a hidden one can't take the focus. */
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
