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
  /** Those of one page stand together, and new features come first. */
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
    const group = page ?? (isNew(change) ? NEW : OTHERS);
    const row = page === undefined ? change : { ...change, page };
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups]
    .sort((a, b) => rankOf(b) - rankOf(a))
    .flatMap(([, rows]) => rows.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a))));
}

const isNew = ({ type }: Change) => type === "feature";

/** The groups of changes that are of no single page: new features, and the rest. */
const [NEW, OTHERS] = ["new", "others"];

/** Pages with new features by their number, then other new features, then pages with other changes, then the rest. */
function rankOf([group, rows]: readonly [string, readonly Change[]]): number {
  if (group === NEW) return 0.5;
  if (group === OTHERS) return -1;
  return rows.filter(isNew).length;
}
