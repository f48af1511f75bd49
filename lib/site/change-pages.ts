import type { Change } from "./changelog";

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
