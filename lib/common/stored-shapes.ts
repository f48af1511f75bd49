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
