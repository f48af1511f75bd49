import { beforeEach, describe, expect, test, vi } from "vitest";

import { memberNotesStore, setMemberNote } from "@/lib/store/user/member-notes";

import {
  apiKeyStore,
  authStore,
  logIn,
  removeKey,
  sampleStore,
  switchPlayer,
  removeArchive,
  playerStore,
} from "./session";
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
  setMemberNote(memberNotesStore, 7, "pays on time");
  act();
  expect(memberVisitsStore.get()).toEqual(isKept ? { one: VISITS } : {});
  expect(memberNotesStore.get()).toEqual({ 7: "pays on time" });
});

describe("the user data of several players", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  const notes = () => memberNotesStore.get();

  /** The numbers of the players whose things are put away. */
  const playersPutAway = () =>
    Object.keys(localStorage).flatMap((name) => /^madeBy (.*)$/.exec(name)?.[1] ?? []);

  test("what was made before the player's number was known is this player's", () => {
    setMemberNote(memberNotesStore, 7, "pays on time");
    switchPlayer("111");
    expect(notes()).toEqual({ 7: "pays on time" });
    expect(playerStore.get()).toBe("111");
    expect(playersPutAway()).toEqual([]);
  });

  test("each player has their own notes, and finds them again", () => {
    switchPlayer("111");
    setMemberNote(memberNotesStore, 7, "pays on time");
    switchPlayer("222");
    expect(notes()).toEqual({});
    expect(playersPutAway()).toEqual(["111"]);
    setMemberNote(memberNotesStore, 7, "owes me one");
    switchPlayer("111");
    expect(notes()).toEqual({ 7: "pays on time" });
    expect(playersPutAway()).toEqual(["222"]);
  });

  test("while the number isn't known, nothing changes", () => {
    switchPlayer("111");
    setMemberNote(memberNotesStore, 7, "pays on time");
    switchPlayer("");
    expect(notes()).toEqual({ 7: "pays on time" });
  });

  test("what tabs show follows at once", () => {
    switchPlayer("111");
    setMemberNote(memberNotesStore, 7, "pays on time");
    const listener = vi.fn();
    const leave = memberNotesStore.subscribe(listener);
    switchPlayer("222");
    leave();
    expect(listener).toHaveBeenCalledOnce();
  });

  test("a full browser loses nothing: the notes stay in view", () => {
    switchPlayer("111");
    setMemberNote(memberNotesStore, 7, "pays on time");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full", "QuotaExceededError");
    });
    switchPlayer("222");
    full.mockRestore();
    expect(notes()).toEqual({ 7: "pays on time" });
    expect(playerStore.get()).toBe("111");
  });

  test.each([
    "not json",
    "null",
    "[]",
    '{"apiKey":"AbCd1234EfGh5678","memberNotes":5}',
    '{"memberNotes"',
  ])("%s put away for a player brings nothing back, and no key", (raw) => {
    localStorage.setItem("madeBy 222", raw);
    switchPlayer("222");
    expect(localStorage.getItem("apiKey")).toBeNull();
    expect(notes()).toEqual({});
  });

  test("what was put away can be removed for good", () => {
    localStorage.setItem("madeBy 222", "{}");
    removeArchive("222");
    expect(playersPutAway()).toEqual([]);
  });
});
