import { formatIsoDay, formatGameMonth } from "@/lib/format/days";
import { type Change, type ChangeDay, newestFirst } from "@/lib/site/changelog";
import { formatDay } from "@/lib/site/content-values";

/** A day as shown: a large 17 with "Oct 2025" beside it. */
export interface DayRow {
  /** "2025-10-17": the element's id, and the machine-readable date. */
  iso: string;
  /** "17/10/2025". */
  date: string;
  day: string;
  month: string;
  changes: readonly Change[];
}

export const dayRows = (days: readonly ChangeDay[]): DayRow[] =>
  newestFirst(days).map(({ atMs, changes }) => {
    const date = formatDay(atMs);
    return {
      iso: formatIsoDay(atMs),
      date,
      day: date.slice(0, 2),
      month: formatGameMonth(atMs),
      changes,
    };
  });
