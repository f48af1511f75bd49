import type { Bar } from "./bars";

/**
 * What a bar holds at a later time: each tick since the answer adds its part, up to the maximum. A bar above its maximum
 * stays as it is, and so does one with a figure missing in the answer. Source: the game's own description of its bars.
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
