import * as database from "@/lib/store/testing/fake-database";

/*
 * Stands in for "idb-keyval", and keeps a player's histories from one `renderPage` to the next, but no answers: those have a
 * store of their own.
 *
 *     const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
 *     vi.mock("idb-keyval", () => database);
 *     beforeEach(database.resetDatabase);
 */

export { behaviour, createStore, resetDatabase, stored } from "@/lib/store/testing/fake-database";

type Store = unknown;

const nothing = () => Promise.resolve(undefined);

export const get = (name: string, store: Store) =>
  store === undefined ? database.get(name) : nothing();
export const getMany = (names: readonly string[], store: Store) =>
  store === undefined ? database.getMany(names) : Promise.resolve(names.map(() => undefined));
export const keys = (store: Store) => database.keys(store);
export const entries = database.entries;
export const setMany = (all: readonly (readonly [string, unknown])[], store: Store) =>
  store === undefined ? database.setMany(all) : nothing();
export const update = (name: string, change: (before: unknown) => unknown, store: Store) =>
  store === undefined ? database.update(name, change) : nothing();
export const delMany = (names: readonly string[], store: Store) =>
  store === undefined ? database.delMany(names) : nothing();
