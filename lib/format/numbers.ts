import { formatNumber, formatNumberShort } from "./format-number";
import { numberOrDash } from "./or-dash";

/** "$1,204,350,000". */
export const formatMoney = (dollars: number) =>
  numberOrDash(dollars, (known) => formatNumber(known, { unit: "$" }));

/** "$1.20b": three digits and the game's letter, for places where the full amount appears on hover. */
export const formatMoneyShort = (dollars: number) =>
  Math.abs(dollars) < 1000
    ? formatMoney(dollars)
    : numberOrDash(dollars, (known) => formatNumberShort(known, { unit: "$", digits: 3 }));

/** "$274.64": the price of one share. */
export const formatPrice = (dollars: number) =>
  numberOrDash(dollars, (known) => formatNumber(known, { unit: "$", decimals: 2 }));

/** "2,811". */
export const formatWhole = (value: number) => numberOrDash(value, (known) => formatNumber(known));

/** "412.6m": four digits and the game's letter from a million on, "84,210" below. */
export const formatShort = (value: number) =>
  Math.abs(value) < 1_000_000
    ? formatWhole(value)
    : numberOrDash(value, (known) => formatNumberShort(known, { digits: 4 }));

/** "360m", "8.0m": two digits of an estimate in the millions and above. */
export const formatRough = (value: number) =>
  Math.abs(value) < 1_000_000
    ? formatWhole(Number(value.toPrecision(2)))
    : numberOrDash(value, (known) => formatNumberShort(known, { digits: 2 }));

/** "39.25%", from 39.2473. */
export const formatPercent = (percent: number) =>
  numberOrDash(percent, (known) => `${formatNumber(known, { decimals: 2 })}%`);

/** "1,204.25": respect, which the game counts in hundredths. */
export const formatHundredths = (value: number) =>
  numberOrDash(value, (known) => formatNumber(known, { decimals: 2 }));

/** "1 member", "2,811 members". */
export const formatCount = (count: number, one: string, many: string) =>
  numberOrDash(count, (known) => `${formatNumber(known)} ${known === 1 ? one : many}`);

/** "465 days", rounded up. */
export const formatDays = (days: number) => formatCount(Math.ceil(days), "day", "days");

/** A dash for null. */
export const orDash = (value: number | null, format: (value: number) => string) =>
  value === null ? "–" : format(value);

/** Beyond this many, names are counted instead of listed. */
const MAX_NAMES = 50;

/** "Alpha, Bravo and Charlie"; of a long list, the first ones and "950 more". */
export function formatList(names: readonly string[], max = MAX_NAMES): string {
  const listed =
    names.length <= max
      ? names
      : [...names.slice(0, max), `${formatWhole(names.length - max)} more`];
  const last = listed.at(-1) ?? "";
  return listed.length < 2 ? last : `${listed.slice(0, -1).join(", ")} and ${last}`;
}
