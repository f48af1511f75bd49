import { formatHundredths, formatMoney, formatMoneyShort, formatPercent } from "./numbers";
import { MAX_NUMBER } from "./or-dash";

/** A gain with a plus sign, a loss with a minus sign. A value that rounds to zero has neither. */
export function signed(value: number, format: (value: number) => string): string {
  const text = format(value);
  return value > 0 && value < MAX_NUMBER && text !== format(0) ? `+${text}` : text;
}

/** "+$2,000,000", "−$4,000,000", "$0". */
export const formatSignedMoney = (dollars: number) => signed(dollars, formatMoney);

/** "+$2.00m". */
export const formatSignedMoneyShort = (dollars: number) => signed(dollars, formatMoneyShort);

/** "+2.74%". */
export const formatSignedPercent = (percent: number) => signed(percent, formatPercent);

/** "+2.75". */
export const formatSignedHundredths = (value: number) => signed(value, formatHundredths);
