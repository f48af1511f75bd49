import { A_DAY } from "../app/app/dashboard/testing/answers";
import { rows, saved, section } from "./next/section";
import { expect, noConnection, test } from "./test";

const PATH = "/app/dashboard";

test.beforeEach(async ({ game, signIn }) => {
  for (const [path, answer] of Object.entries(A_DAY)) game.answer(path, answer);
  await signIn();
});

test("one of them, or all, fit into a calendar", async ({ page }) => {
  await page.goto(PATH);
  await expect(rows(page, "Sat 21 Nov")).toHaveCount(3);

  await test.step("without a connection, the page says that it can’t save", async () => {
    await page.route("**/_next/static/**", noConnection);
    await section(page).getByRole("button", { name: "Add all to calendar" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Couldn’t save" })).toBeVisible();
    await page.unroute("**/_next/static/**");
    await page.reload();
    await expect(rows(page, "Sat 21 Nov")).toHaveCount(3);
  });

  const one = await saved(page, "Add to calendar: Your OC is ready");
  expect(one.name).toBe("Your OC is ready.ics");
  expect(one.lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(one.lines).toContain("DTSTART:20261120T131400Z");
  expect(one.lines).toContain("SUMMARY:Your OC is ready");
  expect(one.lines).toContain("DESCRIPTION:Counter Offer");

  // Also what ends in more than a day: it is shown only beside its bar or cooldown.
  await page.getByRole("region", { name: "Bars and cooldowns" }).getByText("Booster").click();
  const booster = await saved(page, "Add to calendar: Booster cooldown ends");
  expect(booster.lines).toContain("SUMMARY:Booster cooldown ends");

  const all = await saved(page, "Add all to calendar");
  expect(all.name).toBe("next-24-hours.ics");
  expect(all.lines.filter((line) => line.startsWith("SUMMARY:"))).toHaveLength(9);
  for (const line of [
    "SUMMARY:New day",
    // Listed below the 24 hours.
    "SUMMARY:Bank investment ends",
    "DTSTART:20261121T000000Z",
    "DTSTART:20261121T062200Z",
  ]) {
    expect(all.lines).toContain(line);
  }
});

test("the tab’s title carries the next countdown, once asked for, and only on the dashboard", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(rows(page, "Ready now")).toHaveCount(2);
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.getByRole("button", { name: "Notify me" }).click();
  const choice = page.getByRole("switch", { name: "Show the next countdown in the tab title" });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(page).toHaveTitle(/^1[567] min Life · Dashboard/);
  await page.clock.fastForward("10:00");
  await expect(page).toHaveTitle(/^[567] min Life · Dashboard/);
  await page.clock.fastForward("10:00");
  await expect(page).toHaveTitle(/^5\d min Your OC · Dashboard/);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Stock Market", exact: true }).click();
  await expect(page).toHaveTitle(/^Stock Market/);
  await page.goBack();
  // Twenty minutes have passed: the game is asked again, and gives its first answer again.
  await expect(page).toHaveTitle(/^1[567] min Life · Dashboard/);
  await page.getByRole("button", { name: "Notify me" }).click();
  await choice.uncheck();
  await expect(page).toHaveTitle(/^Dashboard/);
});
