import { readFileSync } from "node:fs";

import { NOW } from "../../lib/api/testing/answers";
import { saved } from "../saved-data";
import { expect, KEY, type Page, neverResponds, test } from "../test";

const PATH = "/app/settings";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const storedRow = (page: Page, label: string) =>
  page.getByRole("table", { name: "Stored data" }).getByRole("row").filter({ hasText: label });

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries<string>(Object.entries(localStorage)));

const NOTES = JSON.stringify({ 3000002: "Owes us a Xanax" });
const VIEWS = JSON.stringify({ "/app/faction/members": [{ name: "Away", search: "?q=away" }] });

/** Opens the page with these values in localStorage. */
async function open(page: Page, values: Readonly<Record<string, string>> = {}) {
  // Stored once, not by a script that runs on every page: what is cleared must stay cleared.
  await page.goto("/robots.txt");
  const compared = JSON.stringify({ aheadMs: 0, comparedAtMs: NOW });
  await page.evaluate(
    (entries) => {
      for (const [name, raw] of entries) localStorage.setItem(name, raw);
    },
    Object.entries({ apiKey: KEY, gameClock: compared, ...values }),
  );
  await page.goto(PATH);
  await expect(section(page, "Stored data")).toContainText("only in this browser");
}

/** Presses "Back up" and reads the file. */
async function backUp(page: Page) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Back up" }).click();
  const file = await coming;
  const name = file.suggestedFilename();
  await expect(section(page, "Backup")).toContainText(`Saved as ${name}`);
  return { name, text: readFileSync(await file.path(), "utf8") };
}

const choose = (page: Page, text: string, name = "almanac-backup.json") =>
  page
    .getByLabel("Backup file")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

test("Stored data: name, size and age of each, with its own Delete", async ({ page, game }) => {
  await open(page, { memberNotes: NOTES, "madeBy 3000009": "{}", somethingOld: "1" });
  await expect(storedRow(page, "API key")).toContainText("never in backups");
  await expect(storedRow(page, "Notes on members")).toContainText(/your data\s*\d+ bytes/);
  await expect(storedRow(page, "Data of player 3000009")).toContainText("hidden until");
  await expect(storedRow(page, "somethingOld")).toContainText("unknown to this version");
  await expect(storedRow(page, "API calls in the last minute").getByRole("button")).toHaveCount(0);

  await test.step("API responses, once they are saved, under their paths", async () => {
    await page.clock.runFor(2_000);
    for (const name of ['"user","basic"]', '"key","info"]']) {
      await expect.poll(async () => (await saved(page)).join()).toContain(name);
    }
    // The list is read again, and no response comes that would be saved once more.
    game.answerAll(neverResponds);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(storedRow(page, "Saved data about you")).toBeVisible();
    await expect(storedRow(page, "Saved data about you")).toContainText(
      /oldest saved .*\d+ (min|h).* ago/,
    );
    await page.getByText("Saved API responses").click();
    const answers = page.getByRole("table", { name: "Saved API responses" });
    await expect(answers.getByRole("rowheader", { name: "user/basic" })).toBeVisible();
    await answers.getByRole("button", { name: "Delete user/basic" }).click();
    await expect(answers.getByRole("rowheader", { name: "user/basic" })).toHaveCount(0);
    await expect(answers.getByRole("rowheader", { name: "key/info" })).toBeVisible();
    await storedRow(page, "Saved data about you").getByRole("button").click();
    await expect(storedRow(page, "Saved data about you")).toHaveCount(0);
  });

  await test.step("the player’s own data is deleted only after a question", async () => {
    const button = page.getByRole("button", { name: "Delete Notes on members" });
    await button.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Delete “Notes on members”?" });
    await expect(dialog).toContainText("except with a backup you’ve already made");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(button).toBeFocused();
    await expect.poll(async () => (await stored(page)).memberNotes).toBe(NOTES);
    await button.click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(storedRow(page, "Notes on members")).toHaveCount(0);
    await expect.poll(async () => (await stored(page)).memberNotes).toBeUndefined();
  });

  await test.step("deleting the key logs out", async () => {
    await page.getByRole("button", { name: "Delete API key" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(async () => (await stored(page)).apiKey).toBeUndefined();
  });
});

test("Stored data: whether the browser may delete it, and a way to ask", async ({ page }) => {
  await page.addInitScript(() => {
    let isPersisted = false;
    Object.assign(navigator.storage, {
      persisted: () => Promise.resolve(isPersisted),
      persist: () => Promise.resolve((isPersisted = "yes" in globalThis)),
      estimate: () => Promise.resolve({ usage: 2_103_000, quota: 900_000_000 }),
    });
  });
  await open(page);
  const here = section(page, "Stored data");
  await expect(here).toContainText("Your browser may delete this when it runs low on space.");
  await expect(here).toContainText("Your browser allows up to 900 MB.");
  await here.getByRole("button", { name: "Ask browser to keep this data" }).click();
  await expect(here.getByRole("status")).toContainText("Your browser refused.");
  await page.evaluate(() => Object.assign(globalThis, { yes: true }));
  await here.getByRole("button", { name: "Ask browser to keep this data" }).click();
  await expect(here).toContainText("Your browser won’t delete this on its own.");
});

test("Stored data: a full browser, and one that doesn’t answer, are named", async ({ page }) => {
  await page.addInitScript(() => {
    const store = Reflect.get(Storage.prototype, "setItem");
    Storage.prototype.setItem = function (name: string, raw: string) {
      if (name === "probe") throw new DOMException("full", "QuotaExceededError");
      store.call(this, name, raw);
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused for the test", "UnknownError");
    };
  });
  await open(page);
  const alerts = section(page, "Stored data").getByRole("alert");
  await expect(alerts).toHaveText([/^Storage is full/, /^Saved data isn’t available/]);
  await page.getByRole("button", { name: "Back up" }).click();
  await expect(section(page, "Backup")).toContainText("Couldn’t load your stored data.");
});

test("Backup: one file with user data, restored after a preview; never the key", async ({
  page,
}) => {
  await open(page, { memberNotes: NOTES, tableViews: VIEWS, player: "3000001" });
  const { name, text } = await backUp(page);
  expect(name).toBe("almanac-backup-2026-11-20-3000001.json");
  expect(text).not.toContain(KEY);
  expect(text).toContain("Owes us a Xanax");

  const dialog = page.getByRole("dialog", { name: "Restore a backup" });
  const row = (label: string) => dialog.getByRole("row").filter({ hasText: label });

  await test.step("the preview says what each way would change, and changes nothing", async () => {
    await page.evaluate(() => {
      localStorage.setItem("memberNotes", JSON.stringify({ 3000003: "New" }));
      localStorage.setItem("membersShare", "80");
      localStorage.removeItem("tableViews");
    });
    await choose(page, text, name);
    await expect(dialog).toContainText("Made on 20 Nov 2026, 12:0");
    await expect(dialog).toContainText("by player 3000001");
    await expect(row("Notes on members")).toHaveText(
      /1 entry\s*1 entry\s*changed to 2 entries\s*changed/,
    );
    await expect(row("Saved table views")).toHaveText(/1 entry\s*none\s*added\s*added/);
    await expect(row("Members’ share")).toHaveText(/none\s*set\s*no change\s*deleted/);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(async () => (await stored(page)).membersShare).toBe("80");
    await expect(page.getByRole("button", { name: "Restore" })).toBeFocused();
  });

  await test.step("merging adds to what is here", async () => {
    await choose(page, text, name);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expect(section(page, "Backup")).toContainText("Backup restored.");
    const after = await stored(page);
    expect(JSON.parse(after.memberNotes ?? "")).toEqual({
      3000002: "Owes us a Xanax",
      3000003: "New",
    });
    expect(after).toMatchObject({ membersShare: "80", tableViews: VIEWS, apiKey: KEY });
    await expect(storedRow(page, "Saved table views")).toBeVisible();
  });

  await test.step("replacing swaps it for the file", async () => {
    await choose(page, text, name);
    await dialog.getByRole("button", { name: "Replace" }).click();
    await expect(section(page, "Backup")).toContainText("Backup restored.");
    const after = await stored(page);
    expect(after).toMatchObject({ memberNotes: NOTES, tableViews: VIEWS, apiKey: KEY });
    expect(after.membersShare).toBeUndefined();
    await expect(storedRow(page, "Members’ share")).toHaveCount(0);
  });
});

test("Backup: an unusable file changes nothing and says why; another player’s is named", async ({
  page,
}) => {
  await open(page, { memberNotes: NOTES, player: "3000001" });
  const { text } = await backUp(page);
  const before = (await stored(page)).memberNotes;
  for (const [file, why] of [
    [text.slice(0, -9), "This file is damaged"],
    ['{"notes":[]}', "This isn’t an Almanac backup."],
    [text.replace('"version": 1', '"version": 9'), "from a newer version"],
  ] as const) {
    await choose(page, file);
    await expect(section(page, "Backup").getByRole("status")).toContainText(why);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect.poll(async () => (await stored(page)).memberNotes).toBe(before);
  await choose(page, text.replace('"player": "3000001"', '"player": "3000009"'));
  await expect(page.getByRole("dialog")).toContainText(
    "This backup belongs to player 3000009. You are player 3000001.",
  );
});

test("Clear everything names what it deletes, deletes it, and leads to the landing page", async ({
  page,
  context,
}) => {
  await open(page, { memberNotes: NOTES, "madeBy 3000009": "{}", theme: "dark" });
  await page.keyboard.press("Control+b");
  await page.evaluate(() => caches.open("pages"));
  await page.getByRole("button", { name: "Clear everything" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear everything?" });
  await expect(dialog.getByRole("listitem")).toHaveCount(7);
  await dialog.getByRole("button", { name: "Clear everything" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => stored(page)).toEqual({});
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test("Log out and delete my data: the rest of the device stays as it is", async ({ page }) => {
  await open(page, { memberNotes: NOTES, tableViews: VIEWS, theme: "dark" });
  await page.getByRole("button", { name: "Log out and delete my data" }).click();
  const dialog = page.getByRole("dialog", { name: "Log out and delete your data?" });
  await expect(dialog).toContainText("and your crime, stat and training history");
  await expect(dialog).toContainText(
    "Crime history that another player of this browser has loaded too stays.",
  );
  await dialog.getByRole("button", { name: "Log out and delete" }).click();
  await expect(page).toHaveURL("/");
  const after = await stored(page);
  expect(Object.keys(after)).not.toEqual(expect.arrayContaining(["apiKey"]));
  expect(after.memberNotes).toBeUndefined();
  expect(after.theme).toBe("dark");
});
