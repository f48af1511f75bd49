import { figures, whenUsed } from "./formats";
import { ofNumber } from "./known";

const DOLLARS = { style: "currency", currency: "USD" } as const;

const money = figures({ ...DOLLARS, maximumFractionDigits: 0 });
const compactMoney = figures({
  ...DOLLARS,
  notation: "compact",
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});
const compact = figures({
  notation: "compact",
  minimumSignificantDigits: 4,
  maximumSignificantDigits: 4,
});
const price = figures(DOLLARS);
const whole = figures({ maximumFractionDigits: 0 });
const twoDecimals = figures({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$1,204,350,000". */
export const formatMoney = (dollars: number) => ofNumber(dollars, money);

/** "$1.20b": three digits and the game's letter, for where the full amount is one hover away. */
export const formatMoneyShort = (dollars: number) =>
  Math.abs(dollars) < 1000
    ? formatMoney(dollars)
    : ofNumber(dollars, { format: (known) => compactMoney.format(known).toLowerCase() });

/** "$274.64": the price of one share. */
export const formatPrice = (dollars: number) => ofNumber(dollars, price);

/** "2,811". */
export const formatWhole = (value: number) => ofNumber(value, whole);

/** "412.6m": four digits and the game's letter from a million on, "84,210" below. */
export const formatShort = (value: number) =>
  Math.abs(value) < 1_000_000
    ? formatWhole(value)
    : ofNumber(value, { format: (known) => compact.format(known).toLowerCase() });

/** "39.25%", from 39.2473. */
export const formatPercent = (percent: number) =>
  ofNumber(percent, { format: (known) => `${twoDecimals.format(known)}%` });

/** "1,204.25": respect, which the game counts in hundredths. */
export const formatHundredths = (value: number) => ofNumber(value, twoDecimals);

/** "1 member", "2,811 members". */
export const formatCount = (count: number, one: string, many: string) =>
  ofNumber(count, { format: () => `${formatWhole(count)} ${count === 1 ? one : many}` });

/** "465 days", rounded up. */
export const formatDays = (days: number) => formatCount(Math.ceil(days), "day", "days");

/** A dash where there is no figure. */
export const orDash = (value: number | null, format: (value: number) => string) =>
  value === null ? "–" : format(value);

const list = whenUsed(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));

/** Beyond this many, names are counted instead of listed. */
const MOST_NAMES = 50;

/** "Alpha, Bravo and Charlie"; of a long list, the first ones and "950 more". */
export const formatList = (names: readonly string[], most = MOST_NAMES) =>
  list().format(
    names.length <= most
      ? names
      : [...names.slice(0, most), `${formatWhole(names.length - most)} more`],
  );
