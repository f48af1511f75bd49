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

export interface SavedAnswer {
  data: unknown;
  savedAtMs: number;
}

/** Where answers outlive the page. */
export interface SavedData {
  /** Null where none is kept that can be read. */
  read: (name: string) => Promise<SavedAnswer | null>;
  save: (name: string, answer: SavedAnswer) => void;
  /** The sample data neither shows what is saved nor saves anything. */
  isOn: () => boolean;
}

/** How a query is saved, where that isn't as it is. */
export interface HowSaved {
  /** False for what an earlier visit can't know. */
  isSaved?: false;
  /** Of a list of which there is always something, such as all items: an empty one can't be true, and replaces nothing. */
  isNeverEmpty?: true;
  /** For answers that are kept elsewhere: this reads them, and nothing else is saved. */
  readKept?: () => Promise<SavedAnswer | null>;
  /** The part of a long answer that the first look shows. */
  shorten?: (data: never) => unknown;
}

export const howSaved = (how: HowSaved): QueryMeta => ({ ...how });

export const NEVER_EMPTY = howSaved({ isNeverEmpty: true });

let readAgainAtMs = 0;

/** The player asks for the newest: the next time that each answer on screen is read, the game is asked. */
export function readAgain() {
  readAgainAtMs = Date.now();
}

/** A browser that takes longer to find something is not waited for again. */
const PATIENCE_MS = 1_000;

/**
 * What is saved of an answer is shown at once, as old as it is, while the game is asked. What another tab has read within
 * `freshMs` stands in for a call.
 */
export function savedFirst(saved: SavedData, freshMs: number) {
  const restoredAtMs = new WeakMap<object, number>();
  let isLate = false;

  async function find(query: Query): Promise<SavedAnswer | null> {
    if (isLate) return null;
    const { readKept } = howOf(query);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, PATIENCE_MS);
    });
    const found = await Promise.race([readKept?.() ?? saved.read(query.queryHash), late]);
    clearTimeout(timer);
    return found;
  }

  async function persister<T>(
    ask: QueryFunction<T>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<T> {
    const { isSaved, isNeverEmpty, readKept, shorten } = howOf(query);
    if (isSaved === false || !saved.isOn()) return ask(context);

    const { data: shown, dataUpdatedAt } = query.state;
    const isRefreshed = shown !== undefined && dataUpdatedAt < readAgainAtMs;
    const found = isRefreshed ? null : await find(query);
    if (found !== null && found.savedAtMs > dataUpdatedAt) {
      const isFresh = Date.now() - found.savedAtMs < freshMs;
      if (shown === undefined || isFresh) {
        restoredAtMs.set(query, found.savedAtMs);
        return found.data as T;
      }
    }
    await inView(context.signal);
    const data = await ask(context);
    if (readKept === undefined && data !== null && !(isNeverEmpty && isEmpty(data))) {
      const kept = shorten === undefined ? data : shorten(data as never);
      saved.save(query.queryHash, { data: kept, savedAtMs: Date.now() });
    }
    return data;
  }

  return {
    persister,
    /** Called as soon as a query has data: what was saved gets its real age before anybody sees it, and the game is asked. */
    settle(query: Pick<Query<unknown, unknown>, "fetch" | "setState">) {
      const savedAtMs = restoredAtMs.get(query);
      if (savedAtMs === undefined) return;
      restoredAtMs.delete(query);
      query.setState({ dataUpdatedAt: savedAtMs });
      // Its failure is in the query's state.
      if (Date.now() - savedAtMs >= freshMs) query.fetch().catch(() => undefined);
    },
  };
}

const howOf = ({ meta }: Query): HowSaved => meta ?? {};

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
