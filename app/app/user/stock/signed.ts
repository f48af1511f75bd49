/** A gain with its plus, a loss with its minus, zero with neither. */
export const signed = (value: number, format: (value: number) => string) =>
  value > 0 ? `+${format(value)}` : format(value);
