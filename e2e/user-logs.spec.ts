import { readFile } from "node:fs/promises";

import { ENTRIES } from "../app/app/user/logs/testing/log-answers";
import { expect, test, textsOf } from "./test";

const PATH = "/app/user/logs";

test("the log is searched, copied, summed up by day, and saved as CSV", async ({
  page,
  game,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  game.answer("/user/log", { log: ENTRIES });
  await signIn();
  await page.goto(PATH);
  await expect(page.getByText("20 × Xanax")).toBeVisible();

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("log-entries.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "\uFEFFTime,Type,Category,Details,Money",
    '2026-11-20T11:00:00.000Z,Bought in a city shop,Shops,"Shop: Sally\'s Sweet Shop; Item: 20 × Xanax; Cost each: $500; Cost total: $10,000",-10000',
    '2026-11-20T10:00:00.000Z,Sold in a bazaar,Bazaars,"Buyer: [3000201]; Items: 2 × Ruger 22/45; Cost each: $12,500; Cost total: $25,000",25000',
  ]);
  expect(lines[5]).toMatch(/,$/);

  await page.getByLabel("Text, name, id or amount").fill("wonder");
  await expect.poll(() => textsOf(page, 2)).toEqual(["Something new"]);
  await page.getByRole("button", { name: /^Raw data of Something new, 19 Nov/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(ENTRIES[4]);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "By day" }).click();
  await expect.poll(() => textsOf(page, 1)).toEqual(["19 Nov 2026"]);
  const chart = page.getByRole("img", { name: /^Money in by day/ });
  await expect(chart.locator("canvas")).toBeVisible();
  await page.goBack();
  await expect.poll(() => textsOf(page, 2)).toEqual(["Something new"]);
  await expect(page).toHaveURL(`${PATH}?q=wonder`);
});
