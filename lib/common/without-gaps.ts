/** The maximum number of days or months that a reader can take in. Beyond it, a chart has only those with data. */
const MAX_VALUES = 400;

/** Every whole number from the lowest to the highest of these, in order. If that is too many, only these numbers. */
export function withoutGaps(numbers: Iterable<number>): number[] {
  const own = [...new Set(numbers)].sort((a, b) => a - b);
  const first = own.at(0) ?? 0;
  const count = own.length === 0 ? 0 : (own.at(-1) ?? 0) - first + 1;
  return count > MAX_VALUES ? own : Array.from({ length: count }, (_, index) => first + index);
}
