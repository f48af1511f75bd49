import { readFile } from "node:fs/promises";

import trainingLog from "../lib/api/testing/fixtures/user-training-log.json" with { type: "json" };
import { errorCode, expect, test } from "./test";

const PATH = "/app/user/training";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("heading, columns and figures of now, from the calls of one visit", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Training" })).toBeVisible();
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText(
    /About \d+ \w+ now/,
  );
  const table = page.getByRole("table", { name: "All energy in one stat" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Stat",
    "Now",
    "Dots",
    "Perks",
    "Per energy",
    "Range",
    /^Estimate/,
  ]);
  await expect(table.getByRole("row")).toHaveCount(5);
  expect(game.calls.map((call) => call.replace(/[?&]comment=Almanac/, "")).toSorted()).toEqual([
    "/torn/gyms",
    "/user/bars",
    "/user/battlestats",
    "/user/cooldowns",
    "/user/gym",
    "/user/log?limit=100&log=5300,5301,5302,5303",
    "/user/perks",
    "/user/refills",
  ]);

  await table.getByRole("button", { name: "How it’s calculated: the estimate for speed" }).click();
  await expect(page.getByRole("dialog")).toContainText("8 trains of 10 energy");
});

test("a jump is in the address, is saved, and its steps go into a calendar", async ({ page }) => {
  await page.goto(`${PATH}?view=jump&stat=speed`);
  const dvds = page.getByRole("group", { name: "Erotic DVD" });
  await expect(dvds.getByRole("status")).toHaveText("5");
  await dvds.getByRole("button", { name: "One Erotic DVD more" }).click();
  await expect(dvds.getByRole("status")).toHaveText("6");
  await expect(page).toHaveURL(/jump=4-6-0-1-0-1-25/);

  await page.getByRole("textbox", { name: "Name" }).fill("Six");
  await page.getByRole("button", { name: "Save jump" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(dvds.getByRole("status")).toHaveText("5");
  await page.getByRole("button", { name: "Six", exact: true }).click();
  await expect(dvds.getByRole("status")).toHaveText("6");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("happy-jump.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(6);
  expect(text).toContain("SUMMARY:Ecstasy");
});

test("a goal stays after a reload, and Now names it", async ({ page }) => {
  await page.goto(`${PATH}?view=plan`);
  await page.getByRole("combobox", { name: "Goal" }).selectOption("Total Rebound");
  await page.getByRole("textbox", { name: "Planned energy per day" }).fill("1000");
  await expect(page.getByText(/^About [\d,]+ days?/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Goal" })).toHaveValue("Total Rebound");
  await page.getByRole("link", { name: "Now" }).click();
  await expect(page.getByRole("row", { name: /^Speed goal/ })).toBeVisible();
});

test("own sessions can be saved as CSV", async ({ page, game }) => {
  game.answer("/user/log", trainingLog);
  await page.goto(`${PATH}?view=log`);
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("row")).toHaveCount(2);
  const saving = page.waitForEvent("download");
  await sessions.getByRole("button", { name: "CSV" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  expect(text).toContain("Anabolic Anomalies");
  expect(text).toContain("100.25");
});

test("a key that can’t read the log leaves the rest of the page", async ({ page, game }) => {
  game.answer("/user/log", errorCode(16, "Access level of this key is not high enough"));
  await page.goto(PATH);
  await expect(page.getByText(/^Couldn’t load your gym sessions/)).toBeVisible();
  await expect(page.getByRole("table", { name: "All energy in one stat" })).toBeVisible();
});
