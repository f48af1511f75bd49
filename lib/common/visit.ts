import { DAY_MS, MINUTE_MS } from "./time";

/** Opening the page this long after the last time begins a new visit; a reload does not. */
const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS;

/** When the player looked, in epoch milliseconds. */
export interface VisitTimes {
  /** The end of the visit before this one; null on the first. */
  beforeMs: number | null;
  /** What this visit has come to. */
  latestMs: number;
}

type VisitStep = "first" | "nothing new" | "same visit" | "new visit";

/**
 * What looking at `atMs` is, after a visit whose latest moment is stored; null if none is. A stored moment in the future comes from
 * a wrong clock.
 */
export function visitStep(latestMs: number | null, atMs: number): VisitStep {
  if (latestMs === null || latestMs > atMs + DAY_MS) return "first";
  if (atMs <= latestMs) return "nothing new";
  return atMs - latestMs > VISIT_ENDS_AFTER_MS ? "new visit" : "same visit";
}

/** The visits once the player has looked at `atMs`; `stored` itself if nothing is new. */
export function visitTimesAfter(stored: VisitTimes | null, atMs: number): VisitTimes {
  const step = visitStep(stored?.latestMs ?? null, atMs);
  if (stored === null || step === "first") return { beforeMs: null, latestMs: atMs };
  if (step === "nothing new") return stored;
  return { beforeMs: step === "new visit" ? stored.latestMs : stored.beforeMs, latestMs: atMs };
}
