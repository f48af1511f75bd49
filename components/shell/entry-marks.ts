import type { ReactNode } from "react";

/** What is shown beside entries of the menu, by their paths. */
export type EntryMarks = Readonly<Record<string, ReactNode>>;

const NONE: EntryMarks = {};
const listeners = new Set<() => void>();
let marks = NONE;

/** Empty until the page has its data: the code that fills it loads after that. */
export const entryMarks = {
  fallback: NONE,
  get: () => marks,
  set(next: EntryMarks) {
    marks = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
