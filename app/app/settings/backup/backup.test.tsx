import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { serveFiles, textOf } from "@/app/testing/files";
import { renderPage, servePages } from "@/app/testing/render-page";

const database = await vi.hoisted(() => import("@/lib/store/testing/fake-database"));
vi.mock("idb-keyval", () => database);

servePages();
beforeEach(database.resetDatabase);
const files = serveFiles();

const PATH = "/app/settings";
const KEY = "AbCd1234EfGh5678";
const NOTES = { 3000002: "Owes us a Xanax" };
const VIEWS = { "/app/faction/members": [{ name: "Away", search: "?q=away" }] };
const MADE = { apiKey: KEY, memberNotes: NOTES, tableViews: VIEWS, player: 3000001 };

const section = () => screen.getByRole("region", { name: "Backup" });

type User = Awaited<ReturnType<typeof renderPage>>["user"];

/** Presses "Back up" and reads the file. */
async function backUp(user: User) {
  await user.click(await screen.findByRole("button", { name: "Back up" }));
  await waitFor(() => {
    expect(section()).toHaveTextContent(`Saved as ${files[0]?.name}`);
  });
  const [file] = files;
  if (file === undefined) throw new Error("No file was saved.");
  return { name: file.name, text: await textOf(file.content) };
}

const choose = (user: User, text: string) =>
  user.upload(
    screen.getByLabelText("Backup file"),
    new File([text], "almanac-backup.json", { type: "application/json" }),
  );

const findDialog = () => screen.findByRole("dialog", { name: "Restore a backup" });
const rowOf = (dialog: HTMLElement, label: string | RegExp) =>
  within(dialog).getByRole("rowheader", { name: label }).closest("tr");
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? "null");

test("one file has what the player made, and never the key", async () => {
  const { user } = await renderPage(PATH, { stored: MADE });
  const { name, text } = await backUp(user);
  expect(name).toBe("almanac-backup-2026-11-20-3000001.json");
  expect(text).not.toContain(KEY);
  expect(text).toContain("Owes us a Xanax");
});

test("a file without anything offers no way to restore it", async () => {
  const { user } = await renderPage(PATH, { stored: { apiKey: KEY } });
  const { text } = await backUp(user);
  await choose(user, text);
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent("There’s nothing to restore: the file is empty.");
  expect(within(dialog).queryByRole("button", { name: /Merge|Replace/ })).toBeNull();
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(dialog).not.toBeInTheDocument();
});

test("a preview says what each way to restore would change, and changes nothing", async () => {
  const { user } = await renderPage(PATH, { stored: MADE });
  const { text } = await backUp(user);
  localStorage.setItem("memberNotes", JSON.stringify({ 3000003: "New" }));
  localStorage.setItem("membersShare", "80");
  localStorage.removeItem("tableViews");
  await choose(user, text);
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent(/Made on 20 Nov 2026, 12:0.* by player 3000001/);
  expect(rowOf(dialog, "Notes on members")).toHaveTextContent(
    /1 entry\s*1 entry\s*changed to 2 entries\s*changed$/,
  );
  expect(rowOf(dialog, "Saved table views")).toHaveTextContent(/1 entry\s*none\s*added\s*added$/);
  expect(rowOf(dialog, /^Members’ share/)).toHaveTextContent(/none\s*set\s*no change\s*deleted$/);
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Restore" })).toHaveFocus();
    expect(document.body.style.pointerEvents).toBe("");
  });
  expect(localStorage.getItem("membersShare")).toBe("80");

  await choose(user, text);
  await user.click(within(await findDialog()).getByRole("button", { name: "Merge" }));
  await waitFor(() => {
    expect(section()).toHaveTextContent("Backup restored.");
    expect(document.body.style.pointerEvents).toBe("");
  });
  expect(stored("memberNotes")).toEqual({ ...NOTES, 3000003: "New" });
  expect(stored("tableViews")).toEqual(VIEWS);
  expect(localStorage.getItem("membersShare")).toBe("80");
  await user.click(screen.getByText("Everything stored"));
  const table = within(screen.getByRole("table", { name: "Stored data" }));
  expect(await table.findByText("Saved table views")).toBeVisible();

  await choose(user, text);
  await user.click(within(await findDialog()).getByRole("button", { name: "Replace" }));
  await waitFor(() => {
    expect(localStorage.getItem("membersShare")).toBeNull();
  });
  expect(stored("memberNotes")).toEqual(NOTES);
  await waitFor(() => {
    expect(table.queryByText(/^Members’ share/)).toBeNull();
  });
});

describe("a file", () => {
  test("that can’t be used changes nothing and says why", async () => {
    const { user } = await renderPage(PATH, { stored: MADE });
    const { text } = await backUp(user);
    for (const [file, why] of [
      [text.slice(0, -9), "This file is damaged"],
      ['{"notes":[]}', "This isn’t an Almanac backup."],
      [text.replace('"version": 1', '"version": 9'), "from a newer version"],
    ] as const) {
      await choose(user, file);
      await waitFor(() => {
        expect(within(section()).getByRole("status")).toHaveTextContent(why);
      });
      expect(screen.queryByRole("dialog")).toBeNull();
    }
    expect(stored("memberNotes")).toEqual(NOTES);
  });

  test("of another player is named as theirs", async () => {
    const { user } = await renderPage(PATH, { stored: MADE });
    const { text } = await backUp(user);
    await choose(user, text.replace('"player": "3000001"', '"player": "3000009"'));
    expect(await findDialog()).toHaveTextContent(
      "This backup belongs to player 3000009. You are player 3000001.",
    );
  });
});

describe("the ways to delete everything", () => {
  const openDialog = async (user: User, button: string) => {
    await user.click(await screen.findByRole("button", { name: button }));
    return screen.findByRole("dialog");
  };

  test("“Clear everything” names what it deletes", async () => {
    const { user } = await renderPage(PATH);
    const dialog = await openDialog(user, "Clear everything");
    expect(within(dialog).getByRole("heading")).toHaveTextContent("Clear everything?");
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(7);
  });

  test("“Log out and delete my data” says what stays", async () => {
    const { user } = await renderPage(PATH);
    const dialog = await openDialog(user, "Log out and delete my data");
    expect(within(dialog).getByRole("heading")).toHaveTextContent("Log out and delete your data?");
    expect(dialog).toHaveTextContent(
      "your crime, stat, training and ledger history, and faction news",
    );
    expect(dialog).toHaveTextContent(
      "Crime history and faction news that another player of this browser has loaded too stay.",
    );
  });
});
