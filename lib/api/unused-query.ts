/**
 * What Query's client holds for pages that write, or that read lists page by page. This site does neither:
 * `next.config.mjs` puts this in the place of both, and each page weighs some 1,900 bytes less.
 */

/** A cache of mutations that stays empty. */
export class MutationCache {
  findAll(): readonly never[] {
    return [];
  }

  clear(): void {
    // There is nothing in it.
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}

/** @throws always: lists that come in pages are read by `lib/api/timeline-query.ts`. */
export function infiniteQueryBehavior(): never {
  throw new Error("Infinite queries are left out of this site.");
}
