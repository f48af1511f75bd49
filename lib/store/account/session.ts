import { keysOf } from "@/lib/store/engine/keys";
import {
  type Format,
  isSampleTab,
  refreshAllStores,
  removeItem,
  SAMPLE_NAME,
  storedValue,
} from "@/lib/store/engine/stored-value";

import { removeAccountAnswers } from "./response-cache";

/** The maximum length of a key. No key of the game is nearly as long. */
export const MAX_KEY_LENGTH = 100;

/** The bare key, as in contract 20.1. A key written as JSON can be read too. */
const bareKey: Format<string> = {
  read: (raw) => (raw.length > MAX_KEY_LENGTH ? "" : raw.replace(/^"(.*)"$/, "$1").trim()),
  write: (key) => key,
};

/** Empty while nobody is logged in. */
export const apiKeyStore = storedValue("apiKey", bareKey, "");

const trimmedText: Format<string> = {
  read: (raw) => raw.slice(0, 1_000).trim(),
  write: (text) => text,
};

/**
 * The reason why the game rejected the key and the player returned to the login, in the API's words. Empty without a rejection.
 */
export const rejectionStore = storedValue("keyRejection", trimmedText, "");

const sampleListeners = new Set<() => void>();

/** True if this tab displays the sample data. It ends with the tab, and other tabs don't share it. */
export const sampleStore = {
  get: isSampleTab,

  set(on: boolean) {
    try {
      if (on) sessionStorage.setItem(SAMPLE_NAME, "on");
      else {
        sessionStorage.removeItem(SAMPLE_NAME);
        // The player's entries in the sample data were about nobody.
        keysOf("sample").forEach(removeItem);
      }
    } catch {
      // A browser that refuses storage has no sample data either.
    }
    for (const listener of sampleListeners) listener();
    refreshAllStores();
  },

  subscribe(listener: () => void) {
    sampleListeners.add(listener);
    return () => {
      sampleListeners.delete(listener);
    };
  },
};

/** The sign-in state of the pages under /app. */
export type AuthState =
  | { kind: "signed-out" }
  | { kind: "sample" }
  | { kind: "signed-in"; key: string };

const SIGNED_OUT: AuthState = { kind: "signed-out" };
const SAMPLE: AuthState = { kind: "sample" };
let signedIn: AuthState & { kind: "signed-in" } = { kind: "signed-in", key: "" };

/** Returns the same object until the state changes, so that React can compare it. Doesn't read the key in the sample data. */
export const authStore = {
  get: (): AuthState => {
    if (sampleStore.get()) return SAMPLE;
    const key = apiKeyStore.get();
    if (key === "") return SIGNED_OUT;
    if (signedIn.key !== key) signedIn = { kind: "signed-in", key };
    return signedIn;
  },
  subscribe(listener: () => void) {
    const leave = [apiKeyStore.subscribe(listener), sampleStore.subscribe(listener)];
    return () => {
      for (const end of leave) end();
    };
  },
  fallback: SIGNED_OUT,
};

/** Removes the key and its account data. Resolves once all of it is removed. */
export function removeKey(): Promise<void> {
  apiKeyStore.clear();
  return removeAccountData();
}

/** Removes the account data: storage class "account" and the cached responses. */
export function removeAccountData(): Promise<void> {
  keysOf("account").forEach(removeItem);
  return removeAccountAnswers();
}
