import { keysOf } from "./keys";
import { removeAccountAnswers } from "./response-cache";
import { sampleStore } from "./sample";
import { type Format, removeItem, storedValue } from "./stored-value";

/** No key of the game is nearly as long. */
export const MAX_KEY_LENGTH = 100;

/** The bare key, as contract 20.1 has it; one written as JSON can be read too. */
const bareKey: Format<string> = {
  read: (raw) => (raw.length > MAX_KEY_LENGTH ? "" : raw.replace(/^"(.*)"$/, "$1").trim()),
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

/** Removes the key, and all that the game told us about its account. Resolves once nothing of it is left. */
export function removeKey(): Promise<void> {
  apiKeyStore.clear();
  return removeAccountData();
}

/** Removes what the game told us about the account. */
export function removeAccountData(): Promise<void> {
  keysOf("account").forEach(removeItem);
  return removeAccountAnswers();
}

/** Who looks at the pages under /app. */
export type AuthState =
  { kind: "signed-out" } | { kind: "sample" } | { kind: "signed-in"; key: string };

const SIGNED_OUT: AuthState = { kind: "signed-out" };
const SAMPLE: AuthState = { kind: "sample" };
let signedIn: AuthState & { kind: "signed-in" } = { kind: "signed-in", key: "" };

/** The same object for the same visitor, which React can compare. The sample data reads no key. */
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
