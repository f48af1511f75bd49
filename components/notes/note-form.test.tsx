import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { playerNotesStore } from "@/lib/store/user/player-notes";

import { NoteForm } from "./note-form";

function Form() {
  const notes = useStoredValue(playerNotesStore);
  return <NoteForm playerId={7} name="Alpha" note={notes[7] ?? ""} />;
}

const field = () => screen.getByRole("textbox", { name: "Note on Alpha" });
const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
};

test("says whether the text is saved, and stores it trimmed", () => {
  render(<Form />);
  expect(field()).toHaveAccessibleDescription("Saved in this browser only. 0 of 500 characters.");
  fireEvent.change(field(), { target: { value: "hits back " } });
  expect(field()).toHaveAccessibleDescription("Not saved yet. 10 of 500 characters.");
  press("Save note");
  expect(field()).toHaveValue("hits back");
  expect(field()).toHaveAccessibleDescription("Saved in this browser only. 9 of 500 characters.");
  expect(playerNotesStore.get()).toEqual({ 7: "hits back" });
});

test("a deleted note leaves an empty field", () => {
  playerNotesStore.set({ 7: "hits back" });
  render(<Form />);
  press("Delete note");
  expect(field()).toHaveValue("");
  expect(playerNotesStore.get()).toEqual({});
  expect(screen.queryByRole("button", { name: "Delete note" })).toBeNull();
});
