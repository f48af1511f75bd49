import { beforeEach, expect, test } from "vitest";

import { playerNotesStore, NOTE_LENGTH, setPlayerNote } from "./player-notes";

beforeEach(() => {
  playerNotesStore.clear();
});

test("keeps a note for each member under memberNotes, without the space around it", () => {
  setPlayerNote(3000001, " On holiday\n");
  setPlayerNote(3000002, "Owes us");
  setPlayerNote(3000001, "Is back");
  expect(JSON.parse(localStorage.getItem("memberNotes") ?? "")).toEqual({
    3000001: "Is back",
    3000002: "Owes us",
  });
});

test.each(["", "  \n"])("an empty text takes a note away", (text) => {
  setPlayerNote(3000001, "On holiday");
  setPlayerNote(3000001, text);
  expect(playerNotesStore.get()).toEqual({});
});

test("a note ends after 500 letters", () => {
  setPlayerNote(3000001, "x".repeat(501));
  expect(playerNotesStore.get()[3000001]).toHaveLength(NOTE_LENGTH);
});

test.each(["not json", '{"3000001":5}', "[1]"])("reads nothing from %s", (raw) => {
  localStorage.setItem("memberNotes", raw);
  expect(playerNotesStore.get()).toEqual({});
});
