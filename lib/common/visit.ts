import { DAY_MS, MINUTE_MS } from "./time";

/** Opening the page this long after the last time begins a new visit; a reload does not. */
export const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS;

/** When the player looked, in epoch milliseconds. */
export interface VisitTimes {
  /** The end of the visit before this one; null on the first. */
  beforeMs: number | null;
  /** What this visit has come to. */
  latestMs: number;
}

/** The visits once the player has looked at `atMs`; `stored` itself if nothing is new. One in the future comes from a wrong clock. */
export function visitTimesAfter(stored: VisitTimes | null, atMs: number): VisitTimes {
  if (stored === null || stored.latestMs > atMs + DAY_MS) return { beforeMs: null, latestMs: atMs };
  if (atMs <= stored.latestMs) return stored;
  const isNew = atMs - stored.latestMs > VISIT_ENDS_AFTER_MS;
  return { beforeMs: isNew ? stored.latestMs : stored.beforeMs, latestMs: atMs };
}
