import type { ReactNode } from "react";

/** The badges beside entries of the menu, by path; that of the menu's button on a phone is "menu". */
export type MenuBadges = Readonly<Record<string, ReactNode>>;

const NONE: MenuBadges = {};
const listeners = new Set<() => void>();
let badges = NONE;

/** Empty until the page has its data: the code that fills it loads after that. */
export const menuBadgesStore = {
  fallback: NONE,
  get: () => badges,
  set(next: MenuBadges) {
    badges = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
