/** A threshold as typed: its whole number, 0 if it is negative; null if there is none. */
export function typedThreshold(text: string): number | null {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? null : Math.max(0, typed);
}

/** The same once it is applied: 0 if there is none (contract 6.4). */
export const parseThreshold = (text: string): number => typedThreshold(text) ?? 0;
