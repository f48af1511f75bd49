/** A threshold as typed: its whole number; 0 where there is none, or it is under 0 (specification, section 5). */
export function parseThreshold(text: string): number {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? 0 : Math.max(0, typed);
}
