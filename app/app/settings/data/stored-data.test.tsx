import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";

const database = await vi.hoisted(() => import("@/lib/store/testing/fake-database"));
vi.mock("idb-keyval", () => database);

servePages();
beforeEach(database.resetDatabase);
afterEach(() => {
  vi.unstubAllGlobals();
});

const PATH = "/app/settings";
const NOTES = { 3000002: "Owes us a Xanax" };

const section = async () => within(await screen.findByRole("region", { name: "Stored data" }));

/** The table with this name. The one of all data is folded at first. */
async function table(name = "Stored data") {
  if (screen.queryByRole("table", { name: "Stored data" }) === null) {
    fireEvent.click(await screen.findByText("Everything stored"));
  }
  return within(await screen.findByRole("table", { name }));
}

/** The row of the list that is named like this, or null. */
const rowOf = async (label: string) =>
  (await table()).queryByText(label, { exact: false, selector: "th" })?.closest("tr") ?? null;

test("each stored value has a name, a size, a note and a button of its own", async () => {
  await renderPage(PATH, {
    stored: { memberNotes: NOTES, "archive 3000009": {}, somethingOld: 1, calls: [] },
  });
  expect(await rowOf("API key")).toHaveTextContent("never in backups");
  expect(await rowOf("Notes on members")).toHaveTextContent(/your data\s*\d+ bytes/);
  expect(await rowOf("Data of player 3000009")).toHaveTextContent("hidden until");
  expect(await rowOf("somethingOld")).toHaveTextContent("unknown to this version");
  const calls = await rowOf("API calls in the last minute");
  expect(calls).not.toBeNull();
  expect(calls?.querySelector("button")).toBeNull();
  expect((await section()).getByText(/only in this browser/)).toBeVisible();
});

test("saved API responses are listed by path, with the age of the oldest, and can be deleted", async () => {
  const response = { version: 1, savedAtMs: NOW - 2 * HOUR_MS, json: "{}" };
  const names = ["basic", "bars"].map((name) => JSON.stringify(["account", "1", "user", name]));
  const index = Object.fromEntries(
    names.map((name, i) => [name, { bytes: 100, savedAtMs: NOW - (i + 1) * HOUR_MS }]),
  );
  await database.setMany(
    [["index", index], ...names.map((name) => [name, response] as const)],
    database.createStore("responses"),
  );
  const { user } = await renderPage(PATH);
  expect(await rowOf("Saved data about you")).toHaveTextContent(/oldest saved .*2 h.* ago/);
  await user.click(screen.getByText("Saved API responses", { selector: "summary *" }));
  const responses = await table("Saved API responses");
  await user.click(responses.getByRole("button", { name: "Delete user/bars" }));
  await waitFor(() => {
    expect(responses.queryByRole("rowheader", { name: /^user\/bars/ })).toBeNull();
  });
  expect(responses.getByRole("rowheader", { name: /^user\/basic/ })).toBeVisible();
  await user.click((await table()).getByRole("button", { name: /^Delete Saved data about you/ }));
  await waitFor(async () => {
    expect(await rowOf("Saved data about you")).toBeNull();
  });
});

test("the player’s own data is deleted only after a question", async () => {
  const { user } = await renderPage(PATH, { stored: { memberNotes: NOTES } });
  const button = (await table()).getByRole("button", { name: "Delete Notes on members" });
  await user.click(button);
  const name = "Delete “Notes on members”?";
  const dialog = within(await screen.findByRole("dialog", { name }));
  expect(dialog.getByText(/except with a backup you’ve already made/)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => {
    expect(button).toHaveFocus();
    expect(document.body.style.pointerEvents).toBe("");
  });
  expect(localStorage.getItem("memberNotes")).toBe(JSON.stringify(NOTES));

  await user.click(button);
  const again = within(await screen.findByRole("dialog", { name }));
  await user.click(again.getByRole("button", { name: "Delete" }));
  await waitFor(async () => {
    expect(await rowOf("Notes on members")).toBeNull();
  });
  expect(localStorage.getItem("memberNotes")).toBeNull();
});

describe("the browser", () => {
  /** Replaces the browser's storage manager. */
  function stubStorage(storage: Partial<StorageManager>) {
    Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, "storage");
  });

  test("may delete the data when it runs low on space, until it agrees to keep it", async () => {
    let agrees = false;
    let isPersisted = false;
    stubStorage({
      persisted: () => Promise.resolve(isPersisted),
      persist: () => Promise.resolve((isPersisted = agrees)),
      estimate: () => Promise.resolve({ usage: 2_103_000, quota: 900_000_000 }),
    });
    const { user } = await renderPage(PATH);
    const here = await section();
    expect(
      await here.findByText(/^Your browser may delete this when it runs low on space\./),
    ).toHaveTextContent("Your browser allows up to 900 MB.");
    const ask = () => here.getByRole("button", { name: "Ask browser to keep this data" });
    await user.click(ask());
    expect(await here.findByText(/^Your browser refused\./)).toBeVisible();
    agrees = true;
    await user.click(ask());
    expect(await here.findByText(/^Your browser won’t delete this on its own\./)).toBeVisible();
    expect(here.queryByRole("button", { name: /^Ask browser/ })).toBeNull();
  });

  test("deletes it after seven days without a visit if it is Safari", async () => {
    stubStorage({ persisted: () => Promise.resolve(false) });
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15",
    );
    await renderPage(PATH);
    expect(
      await screen.findByText(
        /Safari also deletes all of it after seven days of use without a visit to this site/,
      ),
    ).toBeVisible();
  });

  test("that is full, or whose database doesn’t answer, is named", async () => {
    database.behaviour.wait = () => Promise.reject(new DOMException("refused", "UnknownError"));
    const descriptor = Object.getOwnPropertyDescriptor(Storage.prototype, "setItem");
    const setItem = descriptor?.value as Storage["setItem"];
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (
      this: Storage,
      ...item: [string, string]
    ) {
      if (item[0] === "probe") throw new DOMException("full", "QuotaExceededError");
      setItem.apply(this, item);
    });
    const { user } = await renderPage(PATH);
    const alerts = await (await section()).findAllByRole("alert");
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Storage is full/),
      expect.stringMatching(/^Saved data isn’t available/),
    ]);
    await user.click(screen.getByRole("button", { name: "Back up" }));
    expect(await screen.findByText(/^Couldn’t load your stored data\./)).toBeVisible();
  });
});
