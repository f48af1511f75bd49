/** Shown for an unknown value. */
const DASH = "–";

/** The most milliseconds that a date holds, either side of 1970. */
const MAX_MS = 8.64e15;

/** No figure of the game comes near it, and none beyond it would fit on a page: it is taken for unknown. */
export const MAX_NUMBER = 1e21;

/** The text of a number; a dash if it isn't one that can be shown. */
export const numberOrDash = (value: number, textOf: (known: number) => string): string =>
  Math.abs(value) < MAX_NUMBER ? textOf(value) : DASH;

/** The text of a time or a duration; a dash if it isn't a valid one. */
export const timeOrDash = (ms: number, textOf: (known: number) => string): string =>
  Math.abs(ms) <= MAX_MS ? textOf(ms) : DASH;
