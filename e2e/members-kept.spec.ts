import { readFile } from "node:fs/promises";

import { NOW } from "../lib/api/testing/answers";
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expectAccessible } from "./accessible";
import { noteOn, PATH, search, shown } from "./members-page";
import { expect, test } from "./test";

const DAY_MS = 86_400_000;
const [alpha, bravo, charlie] = live.members;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a note is kept over a reload, is a column then, is found, leaves as CSV and can be deleted", async ({
  page,
}) => {
  await page.goto(PATH);
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(7);
  await noteOn(page, "Alpha").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Note on Alpha" });
  await expect(dialog.getByRole("textbox", { name: "Note on Alpha" })).toBeFocused();
  await page.keyboard.type("On holiday until May");
  await expect(dialog.getByText("20 of 500 characters.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save note" }).click();
  await expect(dialog).toBeHidden();
  await expect(noteOn(page, "Alpha")).toBeFocused();
  await expect(noteOn(page, "Alpha")).toHaveText("Note");
  await expect(heads.last()).toHaveText("Note");

  await page.reload();
  await expect(page.getByRole("cell", { name: "On holiday until May" })).toBeVisible();
  await search(page).fill('note:"holiday until"');
  await shown(page).toBe("A");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const [head, line] = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(head).toMatch(/,Note$/);
  expect(line).toMatch(/^Alpha \[3000001\],.*,On holiday until May$/);

  await noteOn(page, "Alpha").click();
  await expect(dialog.getByRole("textbox")).toHaveValue("On holiday until May");
  await dialog.getByRole("button", { name: "Delete note" }).click();
  await expect(page.getByText("No data available")).toBeVisible();
  await search(page).fill("");
  await expect(heads).toHaveCount(7);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("memberNotes"))).toBe("{}");
});

test("since the last visit: who joined, left and became inactive, also after a reload", async ({
  page,
  game,
}) => {
  const since = page.getByRole("region", { name: "Since your last visit" });
  await page.goto(PATH);
  await shown(page).toBe("bADC");
  await expect(since).toBeHidden();

  // Over eight whole days: ages are rounded down.
  await page.clock.setSystemTime(NOW + 8 * DAY_MS + 60_000);
  const seenNow = { ...alpha?.last_action, timestamp: NOW / 1000 + 8 * 86_400 };
  const echo = { ...alpha, id: 3000005, name: "Echo", level: 1, last_action: seenNow };
  game.answer("/faction/members", {
    members: [{ ...alpha, last_action: seenNow }, bravo, charlie, echo],
  });
  for (const look of ["the next visit", "a reload"]) {
    await test.step(look, async () => {
      await page.reload();
      await expect(since).toHaveText(
        "Since your last visit, 8 days ago: Echo joined; Delta left; Charlie became inactive.",
      );
    });
  }
  await expect(since.getByRole("link", { name: "Delta" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000004",
  );
  await expectAccessible(page);

  await page.clock.setSystemTime(NOW + 9 * DAY_MS);
  await page.reload();
  await shown(page).toBe("bACE");
  await expect(since).toBeHidden();

  // From a list with gaps it is unknown who has left.
  await page.clock.setSystemTime(NOW + 10 * DAY_MS);
  game.answer("/faction/members", { members: [bravo, { id: 3000001 }] });
  await page.reload();
  await shown(page).toBe("b");
  await expect(since).toBeHidden();
});

test("of the sample data no visit is kept, and a note is none on a real player", async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("demo", "on");
  });
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(101);
  await page.getByRole("row", { name: /Alpha/ }).hover();
  await noteOn(page, "Alpha").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Invented");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("cell", { name: "Invented" })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => [
        localStorage.getItem("memberNotes"),
        localStorage.getItem("memberVisits"),
      ]),
    )
    .toEqual([null, null]);
});
