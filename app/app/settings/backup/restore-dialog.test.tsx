import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";

import { type Backup, createBackup } from "@/lib/store/backup/backup";
import { playerNotesStore } from "@/lib/store/user/player-notes";

import { RestoreDialog } from "./restore-dialog";

// jsdom has no IndexedDB.
vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

/** A backup of this browser with these notes. */
async function withNotes(notes: Record<string, string>): Promise<Backup> {
  playerNotesStore.set(notes);
  const here = await createBackup();
  if (here === null) throw new Error("The histories can’t be read.");
  return here;
}

/** Renders the dialog; returns what is called with the result. */
function renderDialog(file: Backup, here: Backup) {
  const onDone = vi.fn();
  render(
    <RestoreDialog
      file={file}
      here={here}
      trigger={createRef()}
      onProgress={() => undefined}
      onDone={onDone}
      onClose={() => undefined}
    />,
  );
  return onDone;
}

test.each([
  ["Merge", "adds what’s missing here", { 1: "Here", 2: "In the file", 3: "New" }],
  ["Replace", "swaps what is here for the file", { 1: "In the file", 2: "In the file" }],
  ["Cancel", "changes nothing", { 1: "Here", 3: "New" }],
])("“%s” %s", async (button, _, notes) => {
  const user = userEvent.setup();
  const file = await withNotes({ 1: "In the file", 2: "In the file" });
  const here = await withNotes({ 1: "Here", 3: "New" });
  const onDone = renderDialog(file, here);
  await user.click(await screen.findByRole("button", { name: button }));
  if (button !== "Cancel") {
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledExactlyOnceWith("Backup restored.");
    });
  }
  expect(playerNotesStore.get()).toEqual(notes);
});

test("a full browser keeps what it has, and says that it couldn’t save", async () => {
  const user = userEvent.setup();
  const file = await withNotes({ 1: "In the file" });
  const here = await withNotes({ 1: "Here" });
  const onDone = renderDialog(file, here);
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  await waitFor(() => {
    expect(onDone).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Couldn’t save everything in your browser\./),
    );
  });
  expect(playerNotesStore.get()).toEqual({ 1: "Here" });
});

test("without a known player, a file of histories is refused in a sentence", async () => {
  const user = userEvent.setup();
  const here = await withNotes({ 1: "Here" });
  const file = { ...here, pastStats: { 3000001: { 1763596800000: { xantaken: 1 } } } };
  const onDone = renderDialog(file, here);
  await user.click(await screen.findByRole("button", { name: "Merge" }));
  await waitFor(() => {
    expect(onDone).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Your player id isn’t known yet\. Nothing was changed\./),
    );
  });
  expect(playerNotesStore.get()).toEqual({ 1: "Here" });
});
