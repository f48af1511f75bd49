import {
  focusManager,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryMeta,
} from "@tanstack/react-query";

/**
 * The version of what is saved of answers, as the queries return them. Raise it with every change to their shape: what an
 * older version wrote is then dropped, and never shown. saved-shapes.test.ts notices a change.
 */
export const DATA_VERSION = 3;

export interface CachedResponse {
  data: unknown;
  savedAtMs: number;
}

/** Where answers outlive the page. */
export interface QueryStorage {
  /** Null where none is kept that can be read. */
  read: (name: string) => Promise<CachedResponse | null>;
  save: (name: string, answer: CachedResponse) => void;
  /** The sample data neither shows what is saved nor saves anything. */
  isEnabled: () => boolean;
}

/** How a query is saved, where that isn't as it is. */
export interface PersistOptions {
  /** False for what an earlier visit can't know. */
  persist?: false;
  /** Of a list of which there is always something, such as all items: an empty one can't be true, and replaces nothing. */
  isNeverEmpty?: true;
  /** For answers that are kept elsewhere: this reads them, and nothing else is saved. */
  readFromStore?: () => Promise<CachedResponse | null>;
  /** The part of a long answer that the first look shows. */
  truncate?: (data: never) => unknown;
}

export const persistMeta = (how: PersistOptions): QueryMeta => ({ ...how });

export const NEVER_EMPTY = persistMeta({ isNeverEmpty: true });

let freshSinceMs = 0;

/** The player asks for the newest: the next time that each answer on screen is read, the game is asked. */
export function requireFresh() {
  freshSinceMs = Date.now();
}

/** A browser that takes longer to find something is not waited for again. */
const READ_TIMEOUT_MS = 1_000;

/**
 * What is saved of an answer is shown at once, as old as it is, while the game is asked. What another tab has read within
 * `staleTimeMs` stands in for a call.
 */
export function createPersister(storage: QueryStorage, staleTimeMs: number) {
  const restoredAtMs = new WeakMap<object, number>();
  let isLate = false;

  async function find(query: Query): Promise<CachedResponse | null> {
    if (isLate) return null;
    const { readFromStore } = optionsOf(query);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, READ_TIMEOUT_MS);
    });
    const found = await Promise.race([readFromStore?.() ?? storage.read(query.queryHash), late]);
    clearTimeout(timer);
    return found;
  }

  async function persister<T>(
    queryFn: QueryFunction<T>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<T> {
    const { persist, isNeverEmpty, readFromStore, truncate } = optionsOf(query);
    if (persist === false || !storage.isEnabled()) return queryFn(context);

    const { data: shown, dataUpdatedAt } = query.state;
    const isRefreshed = shown !== undefined && dataUpdatedAt < freshSinceMs;
    const found = isRefreshed ? null : await find(query);
    if (found !== null && found.savedAtMs > dataUpdatedAt) {
      const isFresh = Date.now() - found.savedAtMs < staleTimeMs;
      if (shown === undefined || isFresh) {
        restoredAtMs.set(query, found.savedAtMs);
        return found.data as T;
      }
    }
    await inView(context.signal);
    const data = await queryFn(context);
    if (readFromStore === undefined && data !== null && !(isNeverEmpty && isEmpty(data))) {
      const kept = truncate === undefined ? data : truncate(data as never);
      storage.save(query.queryHash, { data: kept, savedAtMs: Date.now() });
    }
    return data;
  }

  return {
    persister,
    /** Called as soon as a query has data: what was saved gets its real age before anybody sees it, and the game is asked. */
    restoreUpdatedAt(query: Pick<Query<unknown, unknown>, "fetch" | "setState">) {
      const savedAtMs = restoredAtMs.get(query);
      if (savedAtMs === undefined) return;
      restoredAtMs.delete(query);
      query.setState({ dataUpdatedAt: savedAtMs });
      // Its failure is in the query's state.
      if (Date.now() - savedAtMs >= staleTimeMs) query.fetch().catch(() => undefined);
    },
  };
}

const optionsOf = ({ meta }: Query): PersistOptions => meta ?? {};

const isEmpty = (data: unknown): boolean =>
  (data as { entries?: readonly unknown[] }).entries?.length === 0;

/** Resolves once the tab is in view: a hidden one asks for nothing. */
function inView(signal: AbortSignal): Promise<void> {
  if (focusManager.isFocused()) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = focusManager.subscribe((isFocused) => {
      if (isFocused) done();
    });
    const done = () => {
      leave();
      resolve();
    };
    signal.addEventListener("abort", done, { once: true });
  });
}
