const MONEY = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?\s*([kmbt])?$/;
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, t: 1e12 };

/**
 * The whole dollars that a player typed: "5,000,000", "$5m", "1.5b". Null for anything else, including an empty text
 * and a sum too large to be exact to the dollar.
 */
export function parseMoney(text: string): number | null {
  const [, whole = "", decimals = "", letter = ""] = MONEY.exec(text.trim().toLowerCase()) ?? [];
  const digits = whole.replaceAll(",", "") + decimals;
  if (!/\d/.test(digits)) return null;
  const dollars = Math.round(Number(digits) * (FACTORS[letter] ?? 1));
  return Number.isSafeInteger(dollars) ? dollars : null;
}

const PERCENT = /^(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})\s*%?$/;

/** The percentage that a player typed, 0 to 100: "80", "64.5%", at most four decimals. Null for anything else. */
export function parsePercent(text: string): number | null {
  const [, digits] = PERCENT.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const percent = Number(digits);
  return percent <= 100 ? percent : null;
}
