/** Displayed for an unknown value. */
const DASH = "–";

/** The maximum distance of a date from 1970, in ms. */
const MAX_MS = 8.64e15;

/** Numbers from here on count as unknown. No number of the game comes near it, and none beyond it would fit on a page. */
export const MAX_NUMBER = 1e21;

/** The text of a number; a dash if it can't be displayed. */
export const numberOrDash = (value: number, textOf: (known: number) => string): string =>
  Math.abs(value) < MAX_NUMBER ? textOf(value) : DASH;

/** The text of a time or a duration; a dash if it isn't a valid one. */
export const timeOrDash = (ms: number, textOf: (known: number) => string): string =>
  Math.abs(ms) <= MAX_MS ? textOf(ms) : DASH;
