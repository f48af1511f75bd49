/** What lib/api and lib/store hand to each other, neither of which knows the other. */

/** A saved answer of the game. */
export interface CachedResponse {
  data: unknown;
  savedAtMs: number;
}

/** A short-lived entry that all open tabs share. */
export interface SharedEntry<T> {
  entry: T;
  /** Whether the tab that wrote it is still there. */
  isHeld: boolean;
}

/** What the browser answers when it is asked for a list that it may store. */
export type StoredList<T> =
  | { state: "none" }
  /** It refuses, or hasn't answered yet: nobody knows what it stores. */
  | { state: "unavailable" }
  /** `badEntries` couldn't be read and are left out; where they were, nothing counts as fetched. */
  | { state: "stored"; data: T; savedAtMs: number; badEntries: number };
