const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const compactMoney = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
});
const price = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

const twoDecimals = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "$1,204,350,000". */
export const formatMoney = (dollars: number) => money.format(dollars);

/** "$1.20b": three figures and the game's letter, for where the full figure is one hover away. */
export const formatMoneyShort = (dollars: number) =>
  Math.abs(dollars) < 1000 ? formatMoney(dollars) : compactMoney.format(dollars).toLowerCase();

/** "$274.64": the price of one share. */
export const formatPrice = (dollars: number) => price.format(dollars);

/** "2,811". */
export const formatWhole = (value: number) => whole.format(value);

/** "39.25%", from 39.2473. */
export const formatPercent = (percent: number) => `${twoDecimals.format(percent)}%`;

/** "1 member", "2,811 members". */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`;

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Alpha, Bravo and Charlie". */
export const formatList = (names: readonly string[]) => list.format(names);
