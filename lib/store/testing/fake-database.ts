/*
 * Stands in for "idb-keyval": `vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"))`. Values are copied, as
 * the browser does.
 */

/** The values of the default database, by name. */
export const stored = new Map<string, unknown>();

/** The values of each other database. */
const others = new Map<unknown, Map<string, unknown>>();

/** The behaviour of the browser; a test that changes it calls `resetDatabase` before the next. */
export const behaviour: {
  /** It has no room for a name that begins like this. */
  fullFor: string | null;
  /** Settles when the browser may answer the next operation. */
  wait: () => Promise<void>;
} = { fullFor: null, wait: () => Promise.resolve() };

/** Every value that was written, by name, in order. */
export const writes: { name: string; value: unknown }[] = [];

/** The number of resets so far. */
let resets = 0;

export function resetDatabase() {
  resets++;
  stored.clear();
  for (const values of others.values()) values.clear();
  writes.length = 0;
  behaviour.fullFor = null;
  behaviour.wait = () => Promise.resolve();
}

async function ask<T>(operation: () => T): Promise<T> {
  const askedAt = resets;
  await behaviour.wait();
  // The page that asked has been left with its test: what it still wanted to write isn't there for the next one.
  if (askedAt !== resets) return new Promise<never>(() => undefined);
  return operation();
}

type Entries = readonly (readonly [string, unknown])[];

const valuesOf = (store: unknown) => others.get(store) ?? stored;

function put(all: Entries, store: unknown) {
  const { fullFor } = behaviour;
  if (fullFor !== null && all.some(([name]) => name.startsWith(fullFor))) {
    throw new DOMException("full", "QuotaExceededError");
  }
  for (const [name, value] of all) {
    valuesOf(store).set(name, structuredClone(value));
    writes.push({ name, value });
  }
}

const read = (name: string, store: unknown) => structuredClone(valuesOf(store).get(name));

const databases = new Map<string, () => Promise<void>>();

export function createStore(name: string) {
  const store = databases.get(name) ?? (() => Promise.resolve());
  databases.set(name, store);
  if (!others.has(store)) others.set(store, new Map());
  return store;
}

export const get = (name: string, store?: unknown) => ask(() => read(name, store));
export const getMany = (names: readonly string[], store?: unknown) =>
  ask(() => names.map((name) => read(name, store)));
export const keys = (store?: unknown) => ask(() => [...valuesOf(store).keys()]);
export const entries = () => ask(() => structuredClone([...stored]));
export const set = (name: string, value: unknown) =>
  ask(() => {
    put([[name, value]], undefined);
  });
export const setMany = (all: Entries, store?: unknown) =>
  ask(() => {
    put(all, store);
  });
export const update = (name: string, change: (before: unknown) => unknown, store?: unknown) =>
  ask(() => {
    put([[name, change(read(name, store))]], store);
  });
export const delMany = (names: readonly string[], store?: unknown) =>
  ask(() => {
    for (const name of names) valuesOf(store).delete(name);
  });
export const clear = (store?: unknown) =>
  ask(() => {
    valuesOf(store).clear();
  });
