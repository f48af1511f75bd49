import { type Change, type ChangeDay, type ChangeType, newestFirst } from "./changelog";

/**
 * "Items: Search forgives typos." as its page and its sentence. A description without a page before a colon is of the site as
 * a whole.
 */
export function changeParts(description: string): { page: string; sentence: string } {
  const [page = "", ...rest] = description.split(": ");
  return rest.length === 0
    ? { page: WHOLE_SITE, sentence: description }
    : { page, sentence: rest.join(": ") };
}

/** The "page" of a change that is about no single page. */
export const WHOLE_SITE = "All pages";

export interface PageChanges {
  page: string;
  changes: Change[];
}

/** The changes by page, in the order in which the pages first come. */
export function pagesOf(changes: readonly Change[]): PageChanges[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { page } = changeParts(change.description);
    groups.set(page, [...(groups.get(page) ?? []), change]);
  }
  return [...groups].map(([page, ofPage]) => ({ page, changes: ofPage }));
}

export interface LatestChange {
  atMs: number;
  description: string;
}

/** The newest change of a type on each page, up to a number of them, with the starts of their days. */
export function latestOf(
  days: readonly ChangeDay[],
  type: ChangeType,
  max: number,
): LatestChange[] {
  const latest = new Map<string, LatestChange>();
  for (const { atMs, changes } of newestFirst(days)) {
    for (const { description } of changes.filter((change) => change.type === type)) {
      const { page } = changeParts(description);
      if (!latest.has(page)) latest.set(page, { atMs, description });
    }
  }
  return [...latest.values()].slice(0, max);
}
