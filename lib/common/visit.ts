import { DAY_MS, MINUTE_MS } from "./time";

/** A page opened this long after the last time begins a new visit. */
const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS;

/** The visits to a page, in epoch milliseconds. */
export interface VisitTimes {
  /** The end of the visit before this one; null on the first. */
  beforeMs: number | null;
  /** The latest moment of this visit. */
  latestMs: number;
}

type VisitStep = "first" | "nothing new" | "same visit" | "new visit";

/**
 * The relation of a page view at `atMs` to the stored visit.
 * @param latestMs the latest moment of the stored visit; null without one. More than a day in the future it comes from a wrong
 * clock, and counts as none.
 */
export function visitStep(latestMs: number | null, atMs: number): VisitStep {
  if (latestMs === null || latestMs > atMs + DAY_MS) return "first";
  if (atMs <= latestMs) return "nothing new";
  return atMs - latestMs > VISIT_ENDS_AFTER_MS ? "new visit" : "same visit";
}

/** The visits after a page view at `atMs`; `stored` itself if nothing is new. */
export function visitTimesAfter(stored: VisitTimes | null, atMs: number): VisitTimes {
  const step = visitStep(stored?.latestMs ?? null, atMs);
  if (stored === null || step === "first") return { beforeMs: null, latestMs: atMs };
  if (step === "nothing new") return stored;
  return { beforeMs: step === "new visit" ? stored.latestMs : stored.beforeMs, latestMs: atMs };
}
