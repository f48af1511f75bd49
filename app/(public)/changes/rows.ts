import { formatIsoDay, formatGameMonth } from "@/lib/format/days";
import { type Change, type ChangeDay, newestFirst } from "@/lib/site/changelog";
import { formatDay } from "@/lib/site/content-values";

export interface ChangeRow extends Change {
  /** The page that the change is about, if its description begins with the page's name. */
  page?: string;
}

/** A day as shown: a large 17 with "Oct 2025" beside it. */
export interface DayRow {
  /** "2025-10-17": the element's id, and the machine-readable date. */
  iso: string;
  /** "17/10/2025". */
  date: string;
  day: string;
  month: string;
  /** Those of one page stand together, pages with most new features first, and changes of no single page last. */
  changes: readonly ChangeRow[];
}

export const dayRows = (days: readonly ChangeDay[], pageNames: readonly string[]): DayRow[] =>
  newestFirst(days).map(({ atMs, changes }) => {
    const date = formatDay(atMs);
    return {
      iso: formatIsoDay(atMs),
      date,
      day: date.slice(0, 2),
      month: formatGameMonth(atMs),
      changes: byPage(changes, pageNames),
    };
  });

function byPage(changes: readonly Change[], pageNames: readonly string[]): ChangeRow[] {
  const groups = new Map<string, ChangeRow[]>();
  for (const change of changes) {
    const page = pageNames.find((name) => change.description.startsWith(name));
    const row = page === undefined ? change : { ...change, page };
    groups.set(page ?? "", [...(groups.get(page ?? "") ?? []), row]);
  }
  const features = (rows: readonly Change[]) =>
    rows.filter(({ type }) => type === "feature").length;
  const { "": others = [], ...pages } = Object.fromEntries(groups);
  return [...Object.values(pages).toSorted((a, b) => features(b) - features(a)), others].flat();
}
