import type { StoredKey } from "./keys";
import { sampleStore } from "./sample";
import { type Format, removeItem, storedValue } from "./stored-value";

/** No key of the game is nearly as long. */
const KEY_LENGTH = 100;

/** The bare key, as the specification stores it; one written as JSON can be read too. */
const bareKey: Format<string> = {
  read: (raw) => (raw.length > KEY_LENGTH ? "" : raw.replace(/^"(.*)"$/, "$1").trim()),
  write: (key) => key,
};

/** Empty while nobody is logged in. */
export const apiKeyStore = storedValue("apiKey", bareKey, "");

const plainText: Format<string> = {
  read: (raw) => raw.slice(0, 1_000).trim(),
  write: (text) => text,
};

/** Why the game sent the player back to the login, in the API's words; empty when it did not. */
export const rejectionStore = storedValue("keyRejection", plainText, "");

/** The storage keys of what the game told us about the account, as opposed to what the player wrote. */
const TOLD: readonly StoredKey[] = ["memberVisits"];

/** Logs in. If the key is a different one, what the game told us about the previous account is removed. */
export function takeKey(key: string) {
  if (key !== apiKeyStore.get()) TOLD.forEach(removeItem);
  apiKeyStore.set(key);
}

/** Removes the key, and all that the game told us about its account. */
export function dropKey() {
  TOLD.forEach(removeItem);
  apiKeyStore.clear();
}

/** Who looks at the pages under /app. */
export type Visitor = "nobody" | "player" | "sample";

/** The visitor and their key as one string, which React can compare. The sample data reads no key. */
export const visitorStore = {
  get: (): `${Visitor}:${string}` => {
    if (sampleStore.get()) return "sample:";
    const key = apiKeyStore.get();
    return key === "" ? "nobody:" : `player:${key}`;
  },
  subscribe(listener: () => void) {
    const leave = [apiKeyStore.subscribe(listener), sampleStore.subscribe(listener)];
    return () => {
      for (const end of leave) end();
    };
  },
  fallback: "nobody:" as const,
};
