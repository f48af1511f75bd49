import { readFile } from "node:fs/promises";

import { ANSWERS } from "../lib/api/testing/answers";
import { answering, ENTRIES } from "./logs/log-answers";
import { expect, httpStatus, deferredResponse, type Page, test, textsOf } from "./test";

const PATH = "/app/user/logs";

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });
const views = (page: Page) => page.getByRole("navigation", { name: "Views of this page" });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a search finds types, names, ids and amounts, and is in the address", async ({
  page,
  game,
}) => {
  game.answer("/user/log", answering(ENTRIES));
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(6);
  const search = page.getByLabel("Text, name, id or amount");
  for (const [text, found] of [
    ["xanax", ["Item shop buy"]],
    ["sally sweet", ["Item shop buy"]],
    ["$25,000", ["Bazaar sell"]],
    ["3000301", ["Attack mug receive"]],
    ["BANK", ["Bank invest"]],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole("row")).toHaveCount(1 + found.length);
    await expect.poll(() => textsOf(page, 2)).toEqual(found);
  }
  await expect(page).toHaveURL(`${PATH}?q=BANK`);
  await expect(lead(page)).toContainText("1 of 5 entries");
  await expect(page.getByText("1 of 5", { exact: true })).toBeVisible();
  await search.fill("nothing like it");
  await expect(page.getByText("contains “nothing like it”.")).toBeVisible();
});

test("names replace ids, and players link to their profiles; without a list, ids stay", async ({
  page,
  game,
}) => {
  game.answer("/user/log", answering(ENTRIES));
  game.answer("/torn/items", httpStatus(500));
  await page.goto(PATH);
  await expect(page.getByText("Couldn’t load item names.")).toBeVisible();
  await expect.poll(async () => (await textsOf(page, 4))[0]).toContain("Item 20 × item [206]");
  game.restoreResponses();
  game.answer("/user/log", answering(ENTRIES));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("20 × Xanax")).toBeVisible();
  await expect
    .poll(() => textsOf(page, 4))
    .toEqual([
      "Shop Sally's Sweet Shop · Item 20 × Xanax · Cost each $500 · Cost total $10,000",
      "Buyer [3000201] · Items 2 × Ruger 22/45 · Cost each $12,500 · Cost total $25,000",
      "Attacker [3000301] · Money mugged $4,000",
      "Amount $50,000,000 · Duration 7 d 0 h",
      "Money $77 · Wonder a wonder",
    ]);
  await expect(page.getByRole("link", { name: "[3000201]" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000201",
  );
  await expect
    .poll(() => textsOf(page, 5))
    .toEqual(["-$10,000", "+$25,000", "-$4,000", "moved", "unclear"]);
});

test("the raw data of an entry is a click away, and can be copied", async ({
  page,
  game,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  game.answer("/user/log", answering(ENTRIES));
  const items = deferredResponse(ANSWERS["/torn/items"] ?? null);
  game.answer("/torn/items", items.answer);
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Raw data of Something new, 19 Nov/ }).click();
  const raw = page.getByRole("dialog", { name: /^Raw data of Something new/ });
  await expect(raw).toContainText('"wonder": "a wonder"');
  // Names that arrive meanwhile don't close it.
  items.release();
  await expect(page.getByText("20 × Xanax")).toBeVisible();
  await raw.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(ENTRIES[4]);
  await page.keyboard.press("Escape");
  await expect(raw).toBeHidden();
});

test("totals: in the headline, by type, and by day with a chart", async ({ page, game }) => {
  game.answer("/user/log", answering(ENTRIES));
  await page.goto(PATH);
  await test.step("the headline says what came in, what went out and what is unclear", async () => {
    await expect(lead(page)).toContainText("5 entries");
    await expect(lead(page)).toContainText("+$11,000 since 19 Nov 2026, 12:00:00.");
    await expect(lead(page)).toContainText("1 entry with an unclear amount isn’t counted.");
    await expect(lead(page)).toContainText(/Money in\s*\$25\.0k\s*\$25,000/);
    await expect(lead(page)).toContainText(/Money out\s*\$14\.0k\s*\$14,000/);
    await expect(lead(page)).toContainText(/Items in\s*20\s*2 out/);
    await lead(page)
      .getByRole("button", { name: "How it’s calculated: Net money of these entries" })
      .click();
    await expect(page.getByRole("dialog")).toContainText(/Between your own accounts\s*1/);
    await page.keyboard.press("Escape");
  });

  await test.step("by type", async () => {
    await views(page).getByRole("link", { name: "By type" }).click();
    await expect(page).toHaveURL(`${PATH}?view=types`);
    await expect(page.getByRole("columnheader")).toHaveText([
      /^Type$/,
      /^Category$/,
      /^Entries▼$/,
      /^Money in$/,
      /^Money out$/,
      /^Net$/,
      /^Items in$/,
      /^Items out$/,
    ]);
    await expect(page.getByRole("row", { name: /^Bazaar sell/ }).getByRole("cell")).toHaveText([
      "Bazaars",
      "1",
      "$25,000",
      "$0",
      "+$25,000",
      "0",
      "2",
    ]);
    await page.getByRole("button", { name: "How it’s calculated: Net of Bazaar sell" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Money in\s*\$25,000/);
    await page.keyboard.press("Escape");
  });

  await test.step("by day", async () => {
    await views(page).getByRole("link", { name: "By day" }).click();
    await expect(
      page.getByRole("img", {
        name: "Money in by day from 19 Nov 2026 to 20 Nov 2026, $25,000 total.",
      }),
    ).toBeVisible();
    await expect.poll(() => textsOf(page, 1)).toEqual(["20 Nov 2026", "19 Nov 2026"]);
    await expect.poll(() => textsOf(page, 2)).toEqual(["4", "1"]);
    await expect.poll(() => textsOf(page, 4)).toEqual(["$14,000", "$0"]);
    await page.getByLabel("Chart").selectOption("Money out");
    await expect(page.getByRole("img", { name: /^Money out by day/ })).toBeVisible();
    await expect(page).toHaveURL(`${PATH}?view=days&chart=out`);
  });

  await test.step("a search narrows the totals too", async () => {
    await page.getByLabel("Text, name, id or amount").fill("bazaar");
    await expect(page.getByRole("main")).toContainText("1 day with 1 entry");
    await expect.poll(() => textsOf(page, 1)).toEqual(["20 Nov 2026"]);
    await views(page).getByRole("link", { name: "Entries" }).click();
    await expect(lead(page)).toContainText("1 of 5 entries");
  });
});

test("CSV has times, words with names, and bare figures", async ({ page, game }) => {
  game.answer("/user/log", answering(ENTRIES));
  await page.goto(PATH);
  await expect(page.getByText("20 × Xanax")).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("log-entries.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines.slice(0, 3)).toEqual([
    "\uFEFFTime,Type,Category,Details,Money",
    '2026-11-20T11:00:00.000Z,Item shop buy,Shops,"Shop: Sally\'s Sweet Shop; Item: 20 × Xanax; Cost each: $500; Cost total: $10,000",-10000',
    '2026-11-20T10:00:00.000Z,Bazaar sell,Bazaars,"Buyer: [3000201]; Items: 2 × Ruger 22/45; Cost each: $12,500; Cost total: $25,000",25000',
  ]);
  expect(lines[5]).toMatch(/,$/);
});

test("types in the loaded entries come first, and a type alone can be requested", async ({
  page,
  game,
}) => {
  game.answer("/user/log", answering(ENTRIES));
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(6);
  const type = page.getByLabel("Type");
  await expect(type.getByRole("option")).toHaveText([
    "All",
    // In the loaded entries.
    "Attack mug receive",
    "Bank invest",
    "Bazaar sell",
    "Item shop buy",
    "Something new",
    // All others.
    "Company special receive cancel virus",
    "Created account",
    "Testing",
  ]);
  await type.focus();
  await type.selectOption("Bazaar sell");
  await expect(page).toHaveURL(`${PATH}?type=1226`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(type).toBeFocused();
  await type.selectOption("Created account");
  await expect(page.getByText("No log entries found.")).toBeVisible();
});

test("on a phone the entries are a list, and each has its raw data", async ({ page, game }) => {
  game.answer("/user/log", answering(ENTRIES));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  const entries = page.getByRole("list", { name: "Log entries" }).getByRole("listitem");
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toContainText("Item shop buy-$10,000Shops20 Nov 2026, 11:00:00");
  await expect(entries.first()).toContainText("20 × Xanax");
  const raw = entries.first().getByRole("button", { name: /^Raw data/ });
  await expect.poll(async () => (await raw.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.goto(`${PATH}?view=days`);
  const days = page.getByRole("list", { name: "Log by day" }).getByRole("listitem");
  await expect(days.first()).toContainText(/20 Nov 2026\s*4 entries/);
});
