/**
 * Digits, or groups of three of them with the same separator between all groups; then decimals and a letter. A single group
 * before a letter counts as decimals: "1.234b".
 */
const COUNT =
  /^(?:((?!\d+[,.]\d{3} ?[kmbt])[1-9]\d{0,2}([,.' ])\d{3}(?:\2\d{3})*(?!\2))|(\d+))?(?:([,.])(\d*))?(?: ?([kmbt]))?$/;
const EXPONENTS: Readonly<Record<string, number>> = { k: 3, m: 6, b: 9, t: 12 };

/**
 * The whole number that a player typed: "5,000,000", "5m", "1.5b". Thousands may have commas, points, spaces or apostrophes
 * between them, so "1.500" is 1,500. Decimals, after a comma or a point, need a letter and must leave a whole number. Null for
 * anything else, including an empty text, "1,500m", which could be 1.5m, and numbers that are too large to be exact.
 */
export function parseCount(typed: string): number | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s/g, " ")
    .replace(/[’ʼ´`]/g, "'");
  const [, grouped, , plain = "", point, decimals = "", letter] = COUNT.exec(text) ?? [];
  const whole = grouped?.replace(/\D/g, "") ?? plain;
  if (whole + decimals === "") return null;
  if (letter === undefined && decimals !== "") return null;
  if (point === "," && decimals.length === 3) return null;

  const exponent = EXPONENTS[letter ?? ""] ?? 0;
  const fraction = decimals.replace(/0+$/, "");
  if (fraction.length > exponent) return null;
  const count = Number(whole + fraction.padEnd(exponent, "0"));
  return Number.isSafeInteger(count) ? count : null;
}

/** The whole dollars that a player typed: a count as above, with or without a dollar sign before it. */
export const parseMoney = (typed: string): number | null =>
  parseCount(typed.trim().replace(/^\$/, ""));

/**
 * A number below 1,000,000,000 with at most `maxDecimals` decimals, after a point or a comma: "2.5", "2,5", ".5". Null for
 * anything else.
 */
export function parseDecimal(typed: string, maxDecimals: number): number | null {
  const [text, decimals = ""] = /^(?=.*\d)\d{0,9}(?:[,.](\d+))?$/.exec(typed.trim()) ?? [];
  return text === undefined || decimals.length > maxDecimals
    ? null
    : Number(text.replace(",", "."));
}

/** The percentage that a player typed, 0 to 100: "80", "64.5%", at most four decimals. Null for anything else. */
export function parsePercent(typed: string): number | null {
  const percent = parseDecimal(typed.trim().replace(/%$/, ""), 4);
  return percent !== null && percent <= 100 ? percent : null;
}
