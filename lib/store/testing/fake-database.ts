/*
 * Stands in for "idb-keyval": `vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"))`. Values are copied, as
 * the browser does.
 */

/** The stored values, by name. */
export const stored = new Map<string, unknown>();

/** How the browser behaves; a test that changes it calls `resetDatabase` before the next. */
export const behaviour: {
  /** It has no room for a name that begins like this. */
  fullFor: string | null;
  /** Settles when the browser may answer the next operation. */
  wait: () => Promise<void>;
} = { fullFor: null, wait: () => Promise.resolve() };

/** Every value that was written, by name, in order. */
export const writes: { name: string; value: unknown }[] = [];

export function resetDatabase() {
  stored.clear();
  writes.length = 0;
  behaviour.fullFor = null;
  behaviour.wait = () => Promise.resolve();
}

async function ask<T>(operation: () => T): Promise<T> {
  await behaviour.wait();
  return operation();
}

function put(all: readonly (readonly [string, unknown])[]) {
  const { fullFor } = behaviour;
  if (fullFor !== null && all.some(([name]) => name.startsWith(fullFor))) {
    throw new DOMException("full", "QuotaExceededError");
  }
  for (const [name, value] of all) {
    stored.set(name, structuredClone(value));
    writes.push({ name, value });
  }
}

const read = (name: string) => structuredClone(stored.get(name));

export const createStore = () => "answers";
export const get = (name: string) => ask(() => read(name));
export const getMany = (names: readonly string[]) => ask(() => names.map(read));
export const keys = (store?: unknown) => ask(() => (store === undefined ? [...stored.keys()] : []));
export const entries = () => ask(() => structuredClone([...stored]));
export const set = (name: string, value: unknown) =>
  ask(() => {
    put([[name, value]]);
  });
export const setMany = (all: readonly (readonly [string, unknown])[]) =>
  ask(() => {
    put(all);
  });
export const update = (name: string, change: (before: unknown) => unknown) =>
  ask(() => {
    put([[name, change(read(name))]]);
  });
export const delMany = (names: readonly string[]) =>
  ask(() => {
    for (const name of names) stored.delete(name);
  });
export const clear = () =>
  ask(() => {
    stored.clear();
  });
