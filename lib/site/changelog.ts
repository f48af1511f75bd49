/** The types of changes, in the order of the filter. */
export const CHANGE_TYPES = ["feature", "fix", "ui", "config"] as const;

export type ChangeType = (typeof CHANGE_TYPES)[number];

export interface Change {
  type: ChangeType;
  /** The page, a colon and a sentence: see `changeParts`. */
  description: string;
}

/** The changes of one day, which begins at 00:00 UTC. */
export interface ChangeDay {
  atMs: number;
  changes: readonly Change[];
}

export const newestFirst = (days: readonly ChangeDay[]): ChangeDay[] =>
  days.toSorted((a, b) => b.atMs - a.atMs);

/** The changes of the selected types, or all if none is selected. Days without changes are left out. */
export function filterByType<Day extends Pick<ChangeDay, "changes">>(
  days: readonly Day[],
  types: readonly ChangeType[],
): Day[] {
  if (types.length === 0) return [...days];
  return days
    .map((day) => ({ ...day, changes: day.changes.filter(({ type }) => types.includes(type)) }))
    .filter(({ changes }) => changes.length > 0);
}
