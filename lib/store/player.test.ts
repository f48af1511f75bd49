import { beforeEach, expect, test, vi } from "vitest";

import { memberNotesStore, setMemberNote } from "./member-notes";
import { bringBack, dropPutAway, playerStore } from "./player";

beforeEach(() => {
  localStorage.clear();
});

const notes = () => memberNotesStore.get();

/** The numbers of the players whose things are put away. */
const playersPutAway = () =>
  Object.keys(localStorage).flatMap((name) => /^madeBy (.*)$/.exec(name)?.[1] ?? []);

test("what was made before the player's number was known is this player's", () => {
  setMemberNote(memberNotesStore, 7, "pays on time");
  bringBack("111");
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(playerStore.get()).toBe("111");
  expect(playersPutAway()).toEqual([]);
});

test("each player has their own notes, and finds them again", () => {
  bringBack("111");
  setMemberNote(memberNotesStore, 7, "pays on time");
  bringBack("222");
  expect(notes()).toEqual({});
  expect(playersPutAway()).toEqual(["111"]);
  setMemberNote(memberNotesStore, 7, "owes me one");
  bringBack("111");
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(playersPutAway()).toEqual(["222"]);
});

test("while the number isn't known, nothing changes", () => {
  bringBack("111");
  setMemberNote(memberNotesStore, 7, "pays on time");
  bringBack("");
  expect(notes()).toEqual({ 7: "pays on time" });
});

test("what tabs show follows at once", () => {
  bringBack("111");
  setMemberNote(memberNotesStore, 7, "pays on time");
  const listener = vi.fn();
  const leave = memberNotesStore.subscribe(listener);
  bringBack("222");
  leave();
  expect(listener).toHaveBeenCalledOnce();
});

test("a full browser loses nothing: the notes stay in view", () => {
  bringBack("111");
  setMemberNote(memberNotesStore, 7, "pays on time");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  bringBack("222");
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
  bringBack("222");
  expect(localStorage.getItem("apiKey")).toBeNull();
  expect(notes()).toEqual({});
});

test("what was put away can be removed for good", () => {
  localStorage.setItem("madeBy 222", "{}");
  dropPutAway("222");
  expect(playersPutAway()).toEqual([]);
});
