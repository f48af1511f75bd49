import type { List } from "./wire";

/** Records asked for at a time, the most that the game gives of logs and crimes: a shorter page is the last. */
export const PAGE_SIZE = 100;

/** What was read of a long list, each record once. */
export interface Pages<T> extends List<T> {
  /** False where there is or may be more: after a stop, and where the game would not go on. */
  complete: boolean;
}

/** How whoever waits follows the reading and ends it. */
export interface Reading<T> {
  /** Ends the reading; what was read by then is its result. */
  stop: AbortSignal;
  /** Told after each page of all that was read, which is also how it is kept should a later page fail. */
  onPage?: (soFar: List<T>) => void;
}

interface Paging<T, Place> extends Reading<T> {
  first: Place;
  readPage: (place: Place, stop: AbortSignal) => Promise<List<T>>;
  next: (page: List<T>, place: Place) => Place;
}

/**
 * Reads pages until one is short or brings nothing new. Rejects with the error of a page that fails. A broken
 * record on two overlapping pages counts twice: nothing tells that it is one.
 */
async function readPages<T extends { id: string | number }, Place>(
  paging: Paging<T, Place>,
): Promise<Pages<T>> {
  const { stop, onPage } = paging;
  const byId = new Map<string | number, T>();
  let soFar: List<T> = { entries: [], dropped: 0 };
  let place = paging.first;

  while (!stop.aborted) {
    const page = await paging.readPage(place, stop).catch((reason: unknown) => {
      if (stop.aborted) return null;
      throw reason;
    });
    if (!page) break;

    const known = byId.size;
    for (const entry of page.entries) byId.set(entry.id, entry);
    soFar = { entries: [...byId.values()], dropped: soFar.dropped + page.dropped };
    onPage?.(soFar);
    // What was lost within records counts too: a short page may look full, which costs one call more.
    if (page.entries.length + page.dropped < PAGE_SIZE) return { ...soFar, complete: true };
    if (byId.size === known) break;
    place = paging.next(page, place);
  }
  return { ...soFar, complete: false };
}

/** By offset: records that move to the next page while we read come twice, and are kept once. */
export function readByOffset<T extends { id: string | number }>({
  readPage,
  ...reading
}: Reading<T> & { readPage: Paging<T, number>["readPage"] }): Promise<Pages<T>> {
  return readPages({ ...reading, readPage, first: 0, next: (_, offset) => offset + PAGE_SIZE });
}

/**
 * From the newest back in time. The next page begins with the oldest second seen, which may go on there. Where one
 * second fills a whole page, the game gives no more of it: we go on before that second, and the result is not
 * complete.
 */
export async function readBackInTime<T extends { id: string | number }>({
  readPage,
  timeOf,
  toMs,
  ...reading
}: Reading<T> & {
  /** Reads the newest records that are not later than `toMs`. */
  readPage: Paging<T, number | undefined>["readPage"];
  timeOf: (entry: T) => number;
  toMs: number | undefined;
}): Promise<Pages<T>> {
  let hasGap = false;
  const pages = await readPages<T, number | undefined>({
    ...reading,
    readPage,
    first: toMs,
    next({ entries }) {
      const times = entries.map(timeOf);
      const oldest = Math.min(...times);
      if (oldest < Math.max(...times)) return oldest;
      hasGap = true;
      return oldest - 1000;
    },
  });
  return { ...pages, complete: pages.complete && !hasGap };
}
