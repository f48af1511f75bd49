import { endOf, MINUTE_MS } from "@/lib/common/time";

/** A player's bars, at the moment of the answer. */
export interface Bars {
  energy: Bar;
  nerve: Bar;
  happy: Bar;
  life: Bar;
  /** The faction's chain, running or cooling down; null if there is none. */
  chain: Chain | null;
}

export type BarKind = Exclude<keyof Bars, "chain">;

/** Null if the API leaves a figure out. */
export interface Bar {
  current: number;
  maximum: number;
  /** What each tick adds. */
  increment: number | null;
  everySeconds: number | null;
  nextTickSeconds: number | null;
  /** 0 when full. */
  fullInSeconds: number | null;
}

export interface Chain {
  current: number;
  /** Hits until the next bonus. */
  maximum: number | null;
  /** Until the chain breaks; 0 once it has. */
  secondsLeft: number | null;
  /** When its cooldown ends, or the seconds left when the response was made: the API has one of the two. */
  coolsUntilMs: number | null;
  coolsSeconds: number | null;
}

/** Happy is counted anew at every quarter of the hour. */
export const QUARTER_MS = 15 * MINUTE_MS;

/** The first full quarter of the hour after a moment. */
export const quarterAfterMs = (atMs: number): number =>
  (Math.floor(atMs / QUARTER_MS) + 1) * QUARTER_MS;

/**
 * When happy above its maximum falls to it; null for every other bar, and below the maximum. Energy and the others stay
 * above theirs until they are used. Source: the game's wiki on happiness.
 */
export function resetsAtMs(kind: BarKind, bar: Bar, fetchedAtMs: number): number | null {
  if (kind !== "happy" || bar.current <= bar.maximum) return null;
  return endOf(null, bar.nextTickSeconds, fetchedAtMs) ?? quarterAfterMs(fetchedAtMs);
}

/** When a bar is full, or was when it was read; null where the game doesn't say, and where it resets instead. */
export function fullAtMs(kind: BarKind, bar: Bar, fetchedAtMs: number): number | null {
  if (resetsAtMs(kind, bar, fetchedAtMs) !== null) return null;
  if (bar.current >= bar.maximum) return fetchedAtMs;
  return endOf(null, bar.fullInSeconds, fetchedAtMs);
}

/**
 * What a bar holds at a later time: each tick since the answer adds its part, up to the maximum. A bar above its maximum
 * stays as it is, but for happy, and so does one with a figure missing in the answer. Source: the game's own description
 * of its bars.
 */
export function barNow(kind: BarKind, bar: Bar, fetchedAtMs: number, nowMs: number): number {
  const { current, maximum, increment } = bar;
  const resetMs = resetsAtMs(kind, bar, fetchedAtMs);
  if (resetMs !== null) return nowMs < resetMs ? current : maximum;
  if (increment === null) return current;
  const grown = current + increment * ticksPassed(bar, (nowMs - fetchedAtMs) / 1000);
  return Math.max(current, Math.min(maximum, grown));
}

function ticksPassed({ everySeconds, nextTickSeconds }: Bar, seconds: number): number {
  if (everySeconds === null || nextTickSeconds === null || everySeconds <= 0) return 0;
  return seconds < nextTickSeconds ? 0 : 1 + Math.floor((seconds - nextTickSeconds) / everySeconds);
}
