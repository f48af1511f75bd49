import {
  focusManager,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryMeta,
} from "@tanstack/react-query";

import { answeredAtMs } from "@/lib/api/transport/client";
import type { CachedResponse } from "@/lib/common/stored-shapes";

/**
 * The version of stored responses, in the form that the queries return. Raise it with every change to their shape: responses
 * stored by an older version are then dropped, and never displayed. saved-shapes.test.ts detects a change.
 */
export const DATA_VERSION = 11;

/** Storage in which responses outlive the page. */
export interface QueryStorage {
  /** Null if no readable response is stored. */
  read: (name: string) => Promise<CachedResponse | null>;
  save: (name: string, answer: CachedResponse) => void;
  /** False in the sample data, which neither displays nor saves stored responses. */
  isEnabled: () => boolean;
}

/** Options for persisting a query, if the default doesn't fit. */
export interface PersistOptions {
  /** False for data that an earlier visit can't provide. */
  persist?: false;
  /** For a list that always has entries, such as all items. An empty one must be wrong, and replaces no stored one. */
  isNeverEmpty?: true;
  /** For a response with a separate store: reads from that store. The response isn't saved anywhere else. */
  readFromStore?: () => Promise<CachedResponse | null>;
  /** Shortens a long response to the part that the page displays first. */
  truncate?: (data: never) => unknown;
  /**
   * For a growing response: merges this tab's data with data that another tab has saved. By default, the saved data replaces this
   * tab's.
   */
  merge?: (shown: never, found: never) => unknown;
}

export const persistMeta = (how: PersistOptions): QueryMeta => ({ ...how });

export const NEVER_EMPTY = persistMeta({ isNeverEmpty: true });

let freshSinceMs = 0;

/** Bypasses stored responses: the next read of each query on screen goes to the API. */
export function requireFresh() {
  freshSinceMs = Date.now();
}

/** Timeout for a storage read, in ms. After one timeout the page doesn't read storage again. */
const READ_TIMEOUT_MS = 1_000;

/**
 * Creates a TanStack Query persister. Returns the stored response at once and refetches it if it is older than
 * `staleTimeMs`. A younger one, which another tab fetched, replaces the request.
 */
export function createPersister(storage: QueryStorage, staleTimeMs: number) {
  /** The time when the game made the data that a query has just returned. */
  const madeAtMs = new WeakMap<object, number>();
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
    const { persist, isNeverEmpty, readFromStore, truncate, merge } = optionsOf(query);
    const fetchNow = async () => {
      const data = await queryFn(context);
      madeAtMs.set(query, answeredAtMs(context.signal) ?? Date.now());
      return data;
    };
    if (persist === false || !storage.isEnabled()) return fetchNow();

    const isRefreshed = query.state.data !== undefined && query.state.dataUpdatedAt < freshSinceMs;
    const found = isRefreshed ? null : await find(query);
    // Read after the wait, during which the state may have changed.
    const { data: shown, dataUpdatedAt } = query.state;
    if (found !== null && found.savedAtMs > dataUpdatedAt) {
      const isFresh = Date.now() - found.savedAtMs < staleTimeMs;
      if (shown === undefined || isFresh) {
        madeAtMs.set(query, found.savedAtMs);
        const isMerged = merge !== undefined && shown !== undefined;
        return (isMerged ? merge(shown as never, found.data as never) : found.data) as T;
      }
    }
    await inView(context.signal);
    const data = await fetchNow();
    if (readFromStore === undefined && data !== null && !(isNeverEmpty && isEmpty(data))) {
      const kept = truncate === undefined ? data : truncate(data as never);
      storage.save(query.queryHash, { data: kept, savedAtMs: madeAtMs.get(query) ?? Date.now() });
    }
    return data;
  }

  return {
    persister,
    /**
     * Call from `onSuccess`. Sets `dataUpdatedAt` to the time when the game made the response, before subscribers see it,
     * and refetches a stored one that is stale.
     */
    setMadeAt(query: Pick<Query<unknown, unknown>, "fetch" | "setState">) {
      const atMs = madeAtMs.get(query);
      if (atMs === undefined) return;
      madeAtMs.delete(query);
      query.setState({ dataUpdatedAt: atMs });
      // A failure is in the query's state.
      if (Date.now() - atMs >= staleTimeMs) query.fetch().catch(() => undefined);
    },
  };
}

const optionsOf = ({ meta }: Query): PersistOptions => meta ?? {};

const isEmpty = (data: unknown): boolean =>
  (data as { entries?: readonly unknown[] }).entries?.length === 0;

/** Resolves once the tab is visible, or when `signal` aborts. A hidden tab makes no requests. */
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
