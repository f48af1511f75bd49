import type { Bar } from "./bars";

/**
 * What a bar holds by then: each tick since the answer has added its part, up to the maximum. A bar above its maximum
 * stays, and so does one of which the API leaves a figure out. Source: the game's own description of its bars.
 */
export function barNow(bar: Bar, readAtMs: number, nowMs: number): number {
  const { current, maximum, increment } = bar;
  if (increment === null) return current;
  const grown = current + increment * ticksPassed(bar, (nowMs - readAtMs) / 1000);
  return Math.max(current, Math.min(maximum, grown));
}

function ticksPassed({ everySeconds, nextTickSeconds }: Bar, seconds: number): number {
  if (everySeconds === null || nextTickSeconds === null || everySeconds <= 0) return 0;
  return seconds < nextTickSeconds ? 0 : 1 + Math.floor((seconds - nextTickSeconds) / everySeconds);
}
