import { endOf, MINUTE_MS } from "@/lib/common/time";

/** A player's bars when the response was made. */
export interface Bars {
  energy: Bar;
  nerve: Bar;
  happy: Bar;
  life: Bar;
  /** The faction's chain, running or cooling down; null if there is none. */
  chain: Chain | null;
}

export type BarKind = Exclude<keyof Bars, "chain">;

/** Numbers that the API leaves out are null. */
export interface Bar {
  current: number;
  maximum: number;
  /** Points added at each tick. */
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
  /** Seconds until the chain breaks; 0 once it has. */
  secondsLeft: number | null;
  /** End of the cooldown; null if the API gives `coolsSeconds`, the seconds left when the response was made, instead. */
  coolsUntilMs: number | null;
  coolsSeconds: number | null;
}

/** The game recalculates happy at every quarter of the hour. */
export const QUARTER_MS = 15 * MINUTE_MS;

/** The first full quarter of the hour after a moment. */
export const quarterAfterMs = (atMs: number): number =>
  (Math.floor(atMs / QUARTER_MS) + 1) * QUARTER_MS;

/**
 * The time at which happy above its maximum is reset to it. Null at or below the maximum, and for all other bars: energy and the
 * others stay above their maximum until they are used. Source: the game's wiki on happiness.
 */
export function resetsAtMs(kind: BarKind, bar: Bar, fetchedAtMs: number): number | null {
  if (kind !== "happy" || bar.current <= bar.maximum) return null;
  return endOf(null, bar.nextTickSeconds, fetchedAtMs) ?? quarterAfterMs(fetchedAtMs);
}

/**
 * The time at which a bar is full; the time of the response if it was full then. Null if the game doesn't say, and for happy
 * above its maximum, which resets instead.
 */
export function fullAtMs(kind: BarKind, bar: Bar, fetchedAtMs: number): number | null {
  if (resetsAtMs(kind, bar, fetchedAtMs) !== null) return null;
  if (bar.current >= bar.maximum) return fetchedAtMs;
  return endOf(null, bar.fullInSeconds, fetchedAtMs);
}

/**
 * A bar's value at a later time: each tick since the response adds its increment, up to the maximum. A bar above its maximum
 * keeps its value, except happy, which resets. A bar with a number missing from the response keeps its value too. Source: the
 * game's own description of its bars.
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
