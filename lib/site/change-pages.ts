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

/** The changes of a type with the starts of their days: the newest day first, and in a day those of one page together. */
export const latestOf = (days: readonly ChangeDay[], type: ChangeType): LatestChange[] =>
  newestFirst(days).flatMap(({ atMs, changes }) =>
    pagesOf(changes.filter((change) => change.type === type)).flatMap((group) =>
      group.changes.map(({ description }) => ({ atMs, description })),
    ),
  );
