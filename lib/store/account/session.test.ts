import { expect, test } from "vitest";

import { openedItemsStore, storeOpenedItem } from "@/lib/store/account/opened-items";
import { playerNotesStore, setPlayerNote } from "@/lib/store/user/player-notes";

import { logIn } from "./switch-player";
import { apiKeyStore, authStore, removeKey, sampleStore } from "./session";
import { saveVisits, memberVisitsStore } from "./visits";

test.each([
  { stored: "AbCd1234EfGh5678", key: "AbCd1234EfGh5678" },
  { stored: '"AbCd1234EfGh5678"', key: "AbCd1234EfGh5678" },
  { stored: "1234567890123456", key: "1234567890123456" },
  { stored: '""', key: "" },
  { stored: "", key: "" },
])("$stored in storage is the key $key", ({ stored, key }) => {
  localStorage.setItem("apiKey", stored);
  expect(apiKeyStore.get()).toBe(key);
});

test("the visitor is the same object while nothing about them changes", () => {
  expect(authStore.get()).toBe(authStore.fallback);
  apiKeyStore.set("AbCd1234EfGh5678");
  const player = authStore.get();
  expect(player).toEqual({ kind: "signed-in", key: "AbCd1234EfGh5678" });
  expect(authStore.get()).toBe(player);
  sampleStore.set(true);
  expect(authStore.get()).toEqual({ kind: "sample" });
  sampleStore.set(false);
  expect(authStore.get()).toBe(player);
  apiKeyStore.set("EfGh5678AbCd1234");
  expect(authStore.get()).toEqual({ kind: "signed-in", key: "EfGh5678AbCd1234" });
  apiKeyStore.clear();
  expect(authStore.get()).toEqual({ kind: "signed-out" });
});

test("writes the key bare", () => {
  apiKeyStore.set("AbCd1234EfGh5678");
  expect(localStorage.getItem("apiKey")).toBe("AbCd1234EfGh5678");
});

test("leaves nothing behind when it is cleared", () => {
  apiKeyStore.set("AbCd1234EfGh5678");
  apiKeyStore.clear();
  expect(localStorage.getItem("apiKey")).toBeNull();
  expect(apiKeyStore.get()).toBe("");
});

const VISITS = { before: null, latest: { atMs: 1, members: [] } };

test.each([
  {
    when: "at logout, or with a key that the game rejects",
    act: () => void removeKey(),
    isKept: false,
  },
  {
    when: "with another key",
    act: () => {
      logIn("ZyXw9876VuTs5432");
    },
    isKept: false,
  },
  {
    when: "with the same key",
    act: () => {
      logIn("AbCd1234EfGh5678");
    },
    isKept: true,
  },
])("of the account $when: what the player wrote stays", ({ act, isKept }) => {
  apiKeyStore.set("AbCd1234EfGh5678");
  saveVisits("one", VISITS);
  setPlayerNote(7, "pays on time");
  storeOpenedItem(206);
  act();
  expect(memberVisitsStore.get()).toEqual(isKept ? { one: VISITS } : {});
  expect(openedItemsStore.get()).toEqual(isKept ? [206] : []);
  expect(playerNotesStore.get()).toEqual({ 7: "pays on time" });
});
