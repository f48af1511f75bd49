import { withTimeout } from "@/lib/store/engine/with-timeout";

/** The value of `format` in the file. */
export const RESCUE_FORMAT = "torn-almanac-rescue";

/** Shorter texts than this could be part of any other text. */
const MIN_KEY_LENGTH = 8;

/** Returns a function that checks if a text contains the key. Such texts are neither displayed nor saved. */
export function holdsKeyOf({ local }: Pick<StorageInventory, "local">): (text: string) => boolean {
  const key = (local?.apiKey ?? "").replace(/^"(.*)"$/, "$1").trim();
  return (text) => key.length >= MIN_KEY_LENGTH && text.includes(key);
}

/** Everything that is stored, without the key and values that contain it, as the text of a file. */
export function rescueFile(kept: StorageInventory, savedAt: string): string {
  const holdsKey = holdsKeyOf(kept);
  const leftOut: string[] = [];
  const without = <T>(from: string, entries: readonly (readonly [string, T])[]) =>
    entries.filter(([name, value]) => {
      const isSafe = name !== "apiKey" && !holdsKey(name) && !holdsKey(jsonOf(value));
      if (!isSafe) leftOut.push(from);
      return isSafe;
    });
  const content = {
    format: RESCUE_FORMAT,
    version: 1,
    savedAt,
    localStorage: Object.fromEntries(without("localStorage", Object.entries(kept.local ?? {}))),
    sessionStorage: Object.fromEntries(
      without("sessionStorage", Object.entries(kept.session ?? {})),
    ),
    databases: Object.entries(kept.databases).map(([name, stores]) => ({
      name,
      stores: Object.entries(stores ?? {}).map(([store, entries]) => ({
        name: store,
        entries: without(
          name,
          entries.map(([key, value]) => [jsonOf(key), readable(value)] as const),
        ),
      })),
    })),
    /** The sources of values that were left out because they are the key or contain it. */
    leftOut,
  };
  return JSON.stringify(content, null, 1);
}

/** Null for values that can't be written as JSON. */
const readable = (value: unknown): unknown => (jsonOf(value) === "" ? null : value);

export function jsonOf(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(value);
    return typeof json === "string" ? json : "";
  } catch {
    return "";
  }
}

type Entries = Readonly<Record<string, string>>;

/** The entries of each store of a database. */
type Stores = Readonly<Record<string, readonly (readonly [key: unknown, value: unknown])[]>>;

/** Everything that this browser stores for the site, unchanged. Null for parts that the browser refuses to read. */
export interface StorageInventory {
  local: Entries | null;
  session: Entries | null;
  /** The names of the cookies. */
  cookies: readonly string[];
  databases: Readonly<Record<string, Stores | null>>;
  /** The number of files in each cache. */
  caches: Readonly<Record<string, number>>;
  workers: readonly ServiceWorkerRegistration[];
}

/** The site's databases, for browsers that don't list their databases. */
const DATABASES = ["keyval-store", "responses", "shared"];

/** Reads everything that is stored. Never throws: a part that is blocked, damaged or doesn't answer is missing or null. */
export async function readStorageInventory(): Promise<StorageInventory> {
  const listed = await withTimeout(() => indexedDB.databases());
  const names = listed?.value.flatMap(({ name }) => name ?? []) ?? DATABASES;
  const databases = names.map(async (name) => {
    const found = await withTimeout(() => storesOf(name));
    return [name, found?.value ?? null] as const;
  });
  const workers = await withTimeout(() => navigator.serviceWorker.getRegistrations());
  return {
    local: entriesOf(() => localStorage),
    session: entriesOf(() => sessionStorage),
    cookies: cookieNames(),
    databases: Object.fromEntries(await Promise.all(databases)),
    caches: (await withTimeout(cachedFiles))?.value ?? {},
    workers: workers?.value ?? [],
  };
}

function entriesOf(storage: () => Storage): Entries | null {
  try {
    return Object.fromEntries(Object.entries<string>(storage()));
  } catch {
    return null;
  }
}

function cookieNames(): string[] {
  try {
    return document.cookie.split(/; */).flatMap((cookie) => cookie.replace(/=.*/, "") || []);
  } catch {
    return [];
  }
}

async function storesOf(name: string): Promise<Stores> {
  const request = indexedDB.open(name);
  // The database doesn't exist, and this read must not create it.
  request.onupgradeneeded = () => request.transaction?.abort();
  const database = await resultOf(request);
  try {
    const stores = [...database.objectStoreNames].map(async (store) => {
      const entries = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([
        resultOf(entries.getAllKeys()),
        resultOf<unknown[]>(entries.getAll()),
      ]);
      return [store, keys.map((key, n) => [key, values[n]] as const)] as const;
    });
    return Object.fromEntries(await Promise.all(stores));
  } finally {
    database.close();
  }
}

async function cachedFiles(): Promise<Record<string, number>> {
  const counts = (await caches.keys()).map(async (name) => {
    const files = await (await caches.open(name)).keys();
    return [name, files.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** Removes the service worker and its caches. Returns the names of parts that could not be removed. */
export function removeWorker({ caches: kept, workers }: StorageInventory): Promise<string[]> {
  return attempt([
    ...Object.keys(kept).map((name) => [`cache ${name}`, () => caches.delete(name)] as const),
    ...workers.map((worker) => ["service worker", () => worker.unregister()] as const),
  ]);
}

/** Removes everything. Returns the names of parts that could not be removed. */
export async function clearStorage(inventory: StorageInventory): Promise<string[]> {
  for (const name of inventory.cookies) document.cookie = `${name}=; path=/; max-age=0`;
  return [
    ...(await removeWorker(inventory)),
    ...(await attempt([
      ["local storage", () => cleared(() => localStorage)],
      ["session storage", () => cleared(() => sessionStorage)],
      ...Object.keys(inventory.databases).map(
        (name) => [`database ${name}`, () => resultOf(indexedDB.deleteDatabase(name))] as const,
      ),
    ])),
  ];
}

async function attempt(
  removals: readonly (readonly [name: string, remove: () => Promise<unknown>])[],
): Promise<string[]> {
  const left: string[] = [];
  for (const [name, remove] of removals) {
    if ((await withTimeout(remove)) === null) left.push(name);
  }
  return left;
}

const cleared = (storage: () => Storage) =>
  Promise.resolve().then(() => {
    storage().clear();
  });

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("refused"));
    };
  });
}
