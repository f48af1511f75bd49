import { readFile } from "node:fs/promises";

import type { Locator } from "@playwright/test";

import { NOW } from "../lib/api/testing/answers";
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expectAccessible } from "./accessible";
import { noteOn, PATH, query, search, shown } from "./members-page";
import { expect, type Page, test } from "./test";

const PHONE = { width: 360, height: 740 };

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

/** The background of the text's cell. */
const groundOf = (page: Page, row: RegExp, text: RegExp) =>
  page
    .getByRole("row", { name: row })
    .getByText(text)
    .locator("..")
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test("a leader sees who needs a look, searches, keeps a note and saves the table", async ({
  page,
}) => {
  await page.goto(`${PATH}?columns=name+level+days+lastAction+money+points+inOc+position+status`);
  await shown(page).toBe("bADC");
  const red = await page.evaluate(() => {
    document.body.style.backgroundColor = "var(--destructive-wash)";
    const { backgroundColor } = getComputedStyle(document.body);
    document.body.style.backgroundColor = "";
    return backgroundColor;
  });
  await expect.poll(() => groundOf(page, /bravo/, /^No$/)).toBe(red);
  await expect.poll(() => groundOf(page, /bravo/, /^9 days ago/)).toBe(red);
  await expect.poll(() => groundOf(page, /Charlie/, /^1 hour ago$/)).toBe("rgba(0, 0, 0, 0)");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);

  await test.step("a suggestion by mouse leaves the focus in the field", async () => {
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await search(page).fill(" position:Recruit ");
    await page.keyboard.press("Home");
    // A word in the middle: the text after it is kept.
    await page.keyboard.type("st");
    await expectAccessible(page);
    await options.getByText("state:").click();
    await expect(search(page)).toHaveValue("state: position:Recruit ");
    await expect(search(page)).toBeFocused();
    await options.getByText("state:Okay").click();
    await expect(search(page)).toHaveValue("state:Okay position:Recruit ");
    await shown(page).toBe("C");
    await expect.poll(() => query(page).get("q")).toBe("state:Okay position:Recruit ");
    await search(page).fill("");
  });

  await test.step("a note by keyboard, and after a reload", async () => {
    await noteOn(page, "Alpha").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Alpha" });
    await expect(dialog.getByRole("heading", { name: "Alpha" })).toBeFocused();
    await dialog.getByRole("textbox").fill("On holiday until May");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(noteOn(page, "Alpha")).toBeFocused();
    await page.goto(PATH);
    await expect(page.getByRole("cell", { name: "On holiday until May" })).toBeVisible();
  });

  await search(page).fill('note:"holiday until"');
  await shown(page).toBe("A");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const [head, line] = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(head).toMatch(/,Note$/);
  expect(line).toMatch(/^Alpha \[3000001\],.*,On holiday until May$/);
});

test("on a phone the search stays in view, and an entry of two lines opens on a tap", async ({
  page,
  game,
}) => {
  const [bravo] = live.members;
  game.answer("/faction/members", {
    members: [
      ...live.members,
      ...Array.from({ length: 20 }, (_, i) => ({
        ...bravo,
        id: 9_000 + i,
        name: `Luven_Irilo_Uldane_Ravwyn_El${i}`,
        last_action: { ...bravo?.last_action, timestamp: NOW / 1000 - 29 * 60 },
      })),
    ],
  });
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  const entries = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  const heightOf = async (item: Locator) => (await item.boundingBox())?.height ?? 0;
  await expect(entries).toHaveCount(24);
  const heights = () =>
    entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(84);
  await expect.poll(async () => (await entries.first().boundingBox())?.y).toBeLessThanOrEqual(620);
  await entries.last().scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport();
  await page.getByLabel("Sort").selectOption("Name, A to Z");
  await expect(entries.first()).toContainText("Alpha 94 level");
  await expect(page).toHaveURL(`${PATH}?sort=name.asc`);
  await page.goto(`${PATH}?days=old`);
  const opened = entries.filter({ hasText: "bravo" });
  await opened.locator("summary").click();
  await expect(opened).toContainText("Hospital until 14:00");
  await expect(opened).toContainText("PositionCo-leader");
  await expect(opened).toContainText("RevivesNo one");
  await expectAccessible(page);

  await expect.poll(() => heightOf(noteOn(page, "bravo"))).toBeGreaterThanOrEqual(44);
  await noteOn(page, "bravo").click();
  await page.getByRole("dialog").getByRole("textbox").fill("On holiday until May");
  await page.keyboard.press("Escape");
  await expect(opened).toContainText("On holiday until May");

  await search(page).pressSequentially("no");
  const option = page.getByRole("option", { name: /^note:/ });
  for (const control of [option, search(page)]) {
    await expect.poll(() => heightOf(control)).toBeGreaterThanOrEqual(44);
  }
  await option.click();
  await search(page).pressSequentially("may");
  await expect(entries).toHaveCount(1);
  await expect(page.getByText("1 of 24, 1 more filter set")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.width);
});
