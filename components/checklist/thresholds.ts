/** A threshold as typed: its whole number, 0 where it is under 0; null where there is none. */
export function typedThreshold(text: string): number | null {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? null : Math.max(0, typed);
}

/** The same once it holds: 0 where there is none (specification, section 5). */
export const parseThreshold = (text: string): number => typedThreshold(text) ?? 0;
