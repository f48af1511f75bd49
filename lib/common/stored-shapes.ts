/** Types that lib/api and lib/store share. Neither of them knows the other. */

/** A stored response of the game. */
export interface CachedResponse {
  data: unknown;
  savedAtMs: number;
}

/** The result of reading a list that the browser may store. */
export type StoredList<T> =
  | { state: "none" }
  /** The browser refuses, or hasn't answered yet: the stored data is unknown. */
  | { state: "unavailable" }
  /** `badEntries` is the number of unreadable entries, which are left out. Nothing at their times counts as fetched. */
  | { state: "stored"; data: T; savedAtMs: number; badEntries: number };
