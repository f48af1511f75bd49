import { beforeEach, expect, test } from "vitest";

import { memberNotesStore, NOTE_LENGTH, setMemberNote } from "./member-notes";

beforeEach(() => {
  memberNotesStore.clear();
  memberNotesStore.sample.clear();
});

test("keeps a note for each member under memberNotes, without the space around it", () => {
  setMemberNote(memberNotesStore, 3000001, " On holiday\n");
  setMemberNote(memberNotesStore, 3000002, "Owes us");
  setMemberNote(memberNotesStore, 3000001, "Is back");
  expect(JSON.parse(localStorage.getItem("memberNotes") ?? "")).toEqual({
    3000001: "Is back",
    3000002: "Owes us",
  });
});

test.each(["", "  \n"])("an empty text takes a note away", (text) => {
  setMemberNote(memberNotesStore, 3000001, "On holiday");
  setMemberNote(memberNotesStore, 3000001, text);
  expect(memberNotesStore.get()).toEqual({});
});

test("a note ends after 500 letters", () => {
  setMemberNote(memberNotesStore, 3000001, "x".repeat(501));
  expect(memberNotesStore.get()[3000001]).toHaveLength(NOTE_LENGTH);
});

test("a note on a member of the sample data is none on a real player", () => {
  setMemberNote(memberNotesStore.sample, 3000001, "Invented");
  expect(memberNotesStore.get()).toEqual({});
});

test.each(["not json", '{"3000001":5}', "[1]"])("reads nothing from %s", (raw) => {
  localStorage.setItem("memberNotes", raw);
  expect(memberNotesStore.get()).toEqual({});
});
