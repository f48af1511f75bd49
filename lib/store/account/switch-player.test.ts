import { beforeEach, expect, test, vi } from "vitest";

import { membersShareStore } from "@/lib/store/user/payout-terms";
import { playerNotesStore, setPlayerNote } from "@/lib/store/user/player-notes";

import { keyOwnerStore, playerStore } from "./player";
import { logIn, removeArchive, switchPlayer } from "./switch-player";
import { removeKey } from "./session";

beforeEach(() => {
  localStorage.clear();
});

const notes = () => playerNotesStore.get();

/** The ids of the players whose data is archived. */
const archivedPlayers = () =>
  Object.keys(localStorage).flatMap((name) => /^archive (.*)$/.exec(name)?.[1] ?? []);

test("data from before the player's id was known is this player's", () => {
  setPlayerNote(7, "pays on time");
  switchPlayer("111");
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(playerStore.get()).toBe("111");
  expect(archivedPlayers()).toEqual([]);
});

test("each player has their own notes, and finds them again", () => {
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  switchPlayer("222");
  expect(notes()).toEqual({});
  expect(archivedPlayers()).toEqual(["111"]);
  setPlayerNote(7, "owes me one");
  switchPlayer("111");
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(archivedPlayers()).toEqual(["222"]);
});

test("while the player's id is unknown, nothing changes", () => {
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  switchPlayer("");
  expect(notes()).toEqual({ 7: "pays on time" });
});

test("open tabs update at once", () => {
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  const listener = vi.fn();
  const leave = playerNotesStore.subscribe(listener);
  switchPlayer("222");
  leave();
  expect(listener).toHaveBeenCalledOnce();
});

test("a full browser loses nothing: the notes stay in view", () => {
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  switchPlayer("222");
  full.mockRestore();
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(playerStore.get()).toBe("111");
});

const stored = () => Object.fromEntries(Object.entries(localStorage));

test("after a login without an id, the key is nobody’s until the id is known", async () => {
  logIn("AbCd1234EfGh5678", "111");
  expect(keyOwnerStore.get()).toBe("111");
  for (const id of ["222", "222", "111"]) {
    await removeKey();
    logIn("EfGh5678AbCd1234");
    expect(keyOwnerStore.get()).toBe("");
    expect(playerStore.get()).not.toBe("");
    switchPlayer(id);
    expect(keyOwnerStore.get()).toBe(id);
  }
});

test("a key whose player’s data doesn’t fit is nobody’s", () => {
  logIn("AbCd1234EfGh5678", "111");
  setPlayerNote(7, "pays on time");
  logIn("EfGh5678AbCd1234");
  const full = noRoomFor((name) => name === "archive 111");
  switchPlayer("222");
  full.mockRestore();
  expect(playerStore.get()).toBe("111");
  expect(keyOwnerStore.get()).toBe("");
});

/** A browser that has no room for one of the values. */
function noRoomFor(isRefused: (name: string, raw: string) => boolean) {
  const setItem = localStorage.setItem.bind(localStorage);
  return vi.spyOn(Storage.prototype, "setItem").mockImplementation((name, raw) => {
    if (isRefused(name, raw)) throw new DOMException("Full", "QuotaExceededError");
    setItem(name, raw);
  });
}

test("an archive that doesn't fit is not lost, and all else stays as it was", () => {
  switchPlayer("222");
  setPlayerNote(7, "owes me one");
  membersShareStore.set(70);
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  const before = stored();
  const full = noRoomFor((name, raw) => name === "memberNotes" && raw.includes("owes me one"));
  switchPlayer("222");
  full.mockRestore();
  expect(stored()).toEqual(before);
  expect(playerStore.get()).toBe("111");
  expect(notes()).toEqual({ 7: "pays on time" });
  switchPlayer("222");
  expect(notes()).toEqual({ 7: "owes me one" });
});

test("notes from before the id was known survive an archive that doesn't fit", () => {
  switchPlayer("222");
  setPlayerNote(7, "owes me one");
  switchPlayer("111");
  localStorage.removeItem("player");
  setPlayerNote(7, "pays on time");
  const before = stored();
  const full = noRoomFor((name, raw) => name === "memberNotes" && raw.includes("owes me one"));
  switchPlayer("222");
  full.mockRestore();
  expect(stored()).toEqual(before);
});

/** Both players have notes, and the first has a share too; then the switch to the second fails and nothing can be undone. */
function failToSwitch() {
  switchPlayer("222");
  setPlayerNote(7, "owes me one");
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  membersShareStore.set(70);
  const full = noRoomFor((name) => name === "memberNotes");
  switchPlayer("222");
  full.mockRestore();
}

test("if another tab fills the storage during a failed switch, nothing is lost", () => {
  failToSwitch();
  expect(playerStore.get()).toBe("111");
  expect(membersShareStore.get()).toBe(70);
  switchPlayer("222");
  expect(notes()).toEqual({ 7: "owes me one" });
  membersShareStore.set(90);
  switchPlayer("111");
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(membersShareStore.get()).toBe(70);
  expect(archivedPlayers()).toEqual(["222"]);
});

test("what a failed switch couldn't undo is back at the next login", () => {
  failToSwitch();
  membersShareStore.set(80);
  logIn("AbCd1234EfGh5678", "111");
  expect(notes()).toEqual({ 7: "pays on time" });
  expect(membersShareStore.get()).toBe(80);
  expect(archivedPlayers()).toEqual(["222"]);
});

test("if it happens before the id was known, nothing is lost either", () => {
  localStorage.setItem("archive 222", JSON.stringify({ memberNotes: '{"7":"owes me one"}' }));
  membersShareStore.set(70);
  const full = noRoomFor((name) => name === "memberNotes" || name === "membersShare");
  switchPlayer("222");
  full.mockRestore();
  expect(playerStore.get()).toBe("");
  switchPlayer("222");
  expect(notes()).toEqual({ 7: "owes me one" });
  expect(membersShareStore.get()).toBe(70);
  expect(archivedPlayers()).toEqual([]);
});

test("a value from before the id was known gives way to the player's archived one", () => {
  localStorage.setItem("archive 222", JSON.stringify({ memberNotes: '{"7":"owes me one"}' }));
  setPlayerNote(7, "pays on time");
  membersShareStore.set(70);
  switchPlayer("222");
  expect(notes()).toEqual({ 7: "owes me one" });
  expect(membersShareStore.get()).toBe(70);
});

test("if the new player's id doesn't fit, nothing changes", () => {
  switchPlayer("111");
  setPlayerNote(7, "pays on time");
  const before = stored();
  const full = noRoomFor((name) => name === "player");
  switchPlayer("2222");
  full.mockRestore();
  expect(stored()).toEqual(before);
  expect(notes()).toEqual({ 7: "pays on time" });
});

test.each([
  "not json",
  "null",
  "[]",
  '{"apiKey":"AbCd1234EfGh5678","memberNotes":5}',
  '{"memberNotes"',
])("%s stored for a player restores nothing, and no key", (raw) => {
  localStorage.setItem("archive 222", raw);
  switchPlayer("222");
  expect(localStorage.getItem("apiKey")).toBeNull();
  expect(notes()).toEqual({});
});

test("a player's stored data can be deleted", () => {
  localStorage.setItem("archive 222", "{}");
  removeArchive("222");
  expect(archivedPlayers()).toEqual([]);
});
