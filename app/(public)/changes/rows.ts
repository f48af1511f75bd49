import { formatGameMonth, formatIsoDay } from "@/lib/format/days";
import { type PageChanges, pagesOf, WHOLE_SITE } from "@/lib/site/change-pages";
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
  /** Those of one page stand together, and new features come first. */
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
      changes: pagesOf(changes)
        .sort((a, b) => rankOf(b) - rankOf(a))
        .flatMap((group) => group.changes.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)))),
    };
  });

const isNew = ({ type }: Change) => type === "feature";

/** Pages by the number of their new features, then the others, and last what is of all pages. */
const rankOf = ({ page, changes }: PageChanges): number =>
  page === WHOLE_SITE ? -1 : changes.filter(isNew).length;
