import { keysOf } from "./keys";
import { sampleStore } from "./sample";
import { dropAccountAnswers } from "./read-answers";
import { type Format, removeItem, storedValue } from "./stored-value";

/** No key of the game is nearly as long. */
export const KEY_LENGTH = 100;

/** The bare key, as contract 20.1 has it; one written as JSON can be read too. */
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

/** Removes the key, and all that the game told us about its account. Resolves once nothing of it is left. */
export function dropKey(): Promise<void> {
  apiKeyStore.clear();
  return forgetAccount();
}

/** Removes what the game told us about the account. */
export function forgetAccount(): Promise<void> {
  keysOf("told").forEach(removeItem);
  return dropAccountAnswers();
}

/** Who looks at the pages under /app. */
export type Visitor = { kind: "nobody" } | { kind: "sample" } | { kind: "player"; key: string };

const NOBODY: Visitor = { kind: "nobody" };
const SAMPLE: Visitor = { kind: "sample" };
let player: Visitor & { kind: "player" } = { kind: "player", key: "" };

/** The same object for the same visitor, which React can compare. The sample data reads no key. */
export const visitorStore = {
  get: (): Visitor => {
    if (sampleStore.get()) return SAMPLE;
    const key = apiKeyStore.get();
    if (key === "") return NOBODY;
    if (player.key !== key) player = { kind: "player", key };
    return player;
  },
  subscribe(listener: () => void) {
    const leave = [apiKeyStore.subscribe(listener), sampleStore.subscribe(listener)];
    return () => {
      for (const end of leave) end();
    };
  },
  fallback: NOBODY,
};
