import { expect, test } from "vitest";

import { memberNotesStore, setMemberNote } from "./member-notes";
import { keepVisits, memberVisitsStore } from "./member-visits";
import { sampleStore } from "./sample";
import { apiKeyStore, dropKey, visitorStore } from "./session";
import { takeKey } from "./take-key";

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
  expect(visitorStore.get()).toBe(visitorStore.fallback);
  apiKeyStore.set("AbCd1234EfGh5678");
  const player = visitorStore.get();
  expect(player).toEqual({ kind: "player", key: "AbCd1234EfGh5678" });
  expect(visitorStore.get()).toBe(player);
  sampleStore.set(true);
  expect(visitorStore.get()).toEqual({ kind: "sample" });
  sampleStore.set(false);
  expect(visitorStore.get()).toBe(player);
  apiKeyStore.set("EfGh5678AbCd1234");
  expect(visitorStore.get()).toEqual({ kind: "player", key: "EfGh5678AbCd1234" });
  apiKeyStore.clear();
  expect(visitorStore.get()).toEqual({ kind: "nobody" });
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
    act: () => void dropKey(),
    isKept: false,
  },
  {
    when: "with another key",
    act: () => {
      takeKey("ZyXw9876VuTs5432");
    },
    isKept: false,
  },
  {
    when: "with the same key",
    act: () => {
      takeKey("AbCd1234EfGh5678");
    },
    isKept: true,
  },
])("of the account $when: what the player wrote stays", ({ act, isKept }) => {
  apiKeyStore.set("AbCd1234EfGh5678");
  keepVisits("one", VISITS);
  setMemberNote(memberNotesStore, 7, "pays on time");
  act();
  expect(memberVisitsStore.get()).toEqual(isKept ? { one: VISITS } : {});
  expect(memberNotesStore.get()).toEqual({ 7: "pays on time" });
});
