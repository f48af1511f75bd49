/** "−$1,234.50", with a minus as wide as a plus. A value that rounds to zero has no minus sign. */
export function formatNumber(value: number, { unit = "", decimals = 0 } = {}): string {
  return withSign(value, unit, grouped(Math.abs(value).toFixed(decimals)));
}

const LETTERS = ["", "k", "m", "b", "t"];

/** "−$1.20b": this many digits, and the game's letter for each power of a thousand. For values of 1,000 and more. */
export function formatNumberShort(value: number, { unit = "", digits }: ShortOptions): string {
  // Rounded before the letter is chosen: 999,999 is 1.00m.
  const rounded = Number(Math.abs(value).toPrecision(digits));
  const magnitude = LETTERS.findLastIndex((_, thousands) => rounded >= 1000 ** thousands);
  const figures = rounded / 1000 ** magnitude;
  const decimals = Math.max(0, digits - String(Math.trunc(figures)).length);
  return withSign(value, unit, grouped(figures.toFixed(decimals)) + (LETTERS[magnitude] ?? ""));
}

interface ShortOptions {
  unit?: string;
  digits: number;
}

const grouped = (text: string) => {
  const [whole = "", fraction] = text.split(".");
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
};

const withSign = (value: number, unit: string, text: string) =>
  `${value < 0 && /[1-9]/.test(text) ? "−" : ""}${unit}${text}`;
