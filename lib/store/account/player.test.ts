import { beforeEach, expect, test, vi } from "vitest";

import { memberNotesStore, setMemberNote } from "@/lib/store/user/member-notes";

import { playerStore, removeArchive, switchPlayer } from "./player";

beforeEach(() => {
  localStorage.clear();
});

const notes = () => memberNotesStore.get();

/** The numbers of the players whose things are put away. */
const playersPutAway = () =>
  Object.keys(localStorage).flatMap((name) => /^madeBy (.*)$/.exec(name)?.[1] ?? []);

test("data from before the player's id was known is this player's", () => {
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

test("while the player's id is unknown, nothing changes", () => {
  switchPlayer("111");
  setMemberNote(memberNotesStore, 7, "pays on time");
  switchPlayer("");
  expect(notes()).toEqual({ 7: "pays on time" });
});

test("open tabs update at once", () => {
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
])("%s stored for a player restores nothing, and no key", (raw) => {
  localStorage.setItem("madeBy 222", raw);
  switchPlayer("222");
  expect(localStorage.getItem("apiKey")).toBeNull();
  expect(notes()).toEqual({});
});

test("a player's stored data can be deleted", () => {
  localStorage.setItem("madeBy 222", "{}");
  removeArchive("222");
  expect(playersPutAway()).toEqual([]);
});
