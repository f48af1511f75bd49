/** What has room beside another figure at its full size. A longer one is smaller, on a line of its own where it must be. */
const MAX_DIGITS = 6;

export const isLong = (value: number): boolean => String(Math.abs(value)).length > MAX_DIGITS;
