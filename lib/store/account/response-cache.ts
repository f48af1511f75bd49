import { createStore, delMany, getMany, keys } from "idb-keyval";

import type { CachedResponse } from "@/lib/common/stored-shapes";
import { withTimeout } from "@/lib/store/engine/with-timeout";

/** A response as it is stored, under the hash of its query key. */
export interface StoredResponse {
  /** The version of the data. Data of another version is never read. */
  version: number;
  savedAtMs: number;
  json: string;
  /** The length of `json`. Another length means that the entry is damaged, even if it can be parsed. */
  length: number;
}

let opened: ReturnType<typeof createStore> | undefined;

/** The database of the cached responses. */
export const responseStore = () => (opened ??= createStore("responses", "responses"));

/** Opens the database before the first read. */
export const openResponseCache = () =>
  withTimeout(() => responseStore()("readonly", () => undefined));

let waiting: { name: string; resolve: (stored: unknown) => void }[] = [];

/** Reads a response, in one transaction with all others that are requested at the same moment. */
function readStoredResponse(name: string): Promise<unknown> {
  return new Promise((resolve) => {
    if (waiting.length === 0) {
      queueMicrotask(() => {
        const asked = waiting;
        waiting = [];
        void withTimeout(() =>
          getMany<unknown>(
            asked.map((one) => one.name),
            responseStore(),
          ),
        ).then((found) => {
          asked.forEach((one, i) => {
            one.resolve(found?.value[i]);
          });
        });
      });
    }
    waiting.push({ name, resolve });
  });
}

/** The last response that was cached under this name; null if there is no readable one. */
export async function readResponse(name: string, version: number): Promise<CachedResponse | null> {
  const stored = await readStoredResponse(name);
  if (!isStored(stored) || stored.version !== version) return null;
  // Saved in the future: the clock was set back, and the age of the response isn't known.
  if (stored.savedAtMs > Date.now()) return null;
  try {
    return { data: JSON.parse(stored.json), savedAtMs: stored.savedAtMs };
  } catch {
    return null;
  }
}

const isStored = (value: unknown): value is StoredResponse =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  "savedAtMs" in value &&
  typeof value.savedAtMs === "number" &&
  "json" in value &&
  typeof value.json === "string" &&
  "length" in value &&
  value.length === value.json.length;

/** True if a response is account data, unlike the game's items, stocks and courses. */
export const isAccountResponse = (name: string) => name.startsWith('["account"');

/** Removes the cached responses of any account. */
export const removeAccountAnswers = () => removeAnswers(isAccountResponse);

/** Removes the cached responses whose names fit, by default all of them. */
export async function removeAnswers(fits: (name: string) => boolean = () => true): Promise<void> {
  await withTimeout(async () => {
    const stored = await keys<string>(responseStore());
    await delMany(stored.filter(fits), responseStore());
  });
}
