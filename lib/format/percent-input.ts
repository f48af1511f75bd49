const PERCENT = /^(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})\s*%?$/;

/** The percentage that a player typed, 0 to 100: "80", "64.5%", at most four decimals. Null for anything else. */
export function parsePercent(text: string): number | null {
  const [, digits] = PERCENT.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const percent = Number(digits);
  return percent <= 100 ? percent : null;
}
