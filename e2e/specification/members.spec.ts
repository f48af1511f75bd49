import { NOW } from "../../lib/api/testing/answers";
import members from "../../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { PATH, placeOf } from "../members-page";
import { errorCode, expect, httpStatus, neverResponds, test, textsOf } from "../test";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("heading 'Faction Members'", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(page.getByRole("heading", { name: "Faction Members" })).toHaveCount(1);
});

test("columns: Name, Level, Days in Faction, Last Action, Money, Points, In OC", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Name$/,
    /^Level▼$/,
    /^Days in Faction$/,
    /^Last Action$/,
    /^Money$/,
    /^Points$/,
    /^In OC$/,
  ]);
});

test("the default sort is level descending, with a down triangle", async ({ openShared }) => {
  const page = await openShared(PATH);
  const level = page.getByRole("columnheader", { name: "Level" });
  await expect(level).toHaveAttribute("aria-sort", "descending");
  await expect(level).toContainText("▼");
  await expect.poll(() => textsOf(page, 2)).toEqual(["100", "94", "15", "7"]);
});

test("the same header again toggles, a different header starts ascending", async ({ page }) => {
  await page.goto(PATH);
  const header = (name: string) => page.getByRole("columnheader", { name });
  const sortBy = (name: string) => header(name).getByRole("button").click();

  for (const [direction, triangle, levels] of [
    ["ascending", "▲", ["7", "15", "94", "100"]],
    ["descending", "▼", ["100", "94", "15", "7"]],
    ["ascending", "▲", ["7", "15", "94", "100"]],
  ] as const) {
    await sortBy("Level");
    await expect(header("Level")).toHaveAttribute("aria-sort", direction);
    await expect(header("Level")).toContainText(triangle);
    await expect.poll(() => textsOf(page, 2)).toEqual(levels);
  }

  await sortBy("Money");
  await expect(header("Money")).toHaveAttribute("aria-sort", "ascending");
  await expect(header("Level")).toHaveAttribute("aria-sort", "none");
  await expect(header("Level")).not.toContainText(/[▲▼]/);
  await expect
    .poll(() => textsOf(page, placeOf("money")))
    .toEqual(["$0", "$0", "$412,850,000", "$1,204,350,000"]);
});

test("clicking a header sorts by that column", async ({ page }) => {
  await page.goto(`${PATH}?sort=inOc.desc`);
  for (const { name, ascending } of [
    { name: "Name", ascending: ["Alpha", "bravo", "Charlie", "Delta"] },
    { name: "Level", ascending: ["Charlie", "Delta", "Alpha", "bravo"] },
    { name: "Days in Faction", ascending: ["Charlie", "Delta", "bravo", "Alpha"] },
    { name: "Last Action", ascending: ["Delta", "bravo", "Charlie", "Alpha"] },
    { name: "Money", ascending: ["Charlie", "Delta", "Alpha", "bravo"] },
    { name: "Points", ascending: ["bravo", "Charlie", "Delta", "Alpha"] },
    { name: "In OC", ascending: ["bravo", "Charlie", "Alpha", "Delta"] },
  ]) {
    await test.step(name, async () => {
      const header = page.getByRole("columnheader", { name });
      await header.getByRole("button").click();
      await expect(header).toHaveAttribute("aria-sort", "ascending");
      const names = (await textsOf(page, 1)).map((text) => /^[A-Za-z]+/.exec(text)?.[0]);
      expect(names).toEqual(ascending);
    });
  }
});

test("the Name cell shows 'name [id]', and a click copies that text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  const name = page.getByRole("button", { name: "Alpha [3000001]" });
  await expect(name).toHaveText("Alpha [3000001]");
  await expect(name).toHaveAttribute("title", "Click to copy");
  await name.click();

  const toast = page.getByRole("listitem").filter({ hasText: "Copied to clipboard" });
  await expect(toast).toContainText("Alpha [3000001]");
  await expect(toast).toHaveAttribute("data-type", "success");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("Alpha [3000001]");
});

test("a copy that the browser refuses is announced", async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused for the test"));
  });
  await page.getByRole("button", { name: "Alpha [3000001]" }).click();
  await expect(page.getByText("Couldn’t copy")).toBeVisible();
});

test("level, days, money and points use thousands formatting, money with $", async ({
  page,
  game,
}) => {
  const [alpha] = members.members;
  game.answer("/faction/members", { members: [{ ...alpha, level: 1234 }] });
  game.answer("/faction/balance", {
    balance: { members: [{ id: 3000001, money: 1234567, points: 7654321 }] },
  });
  await page.goto(PATH);
  await expect(page.getByRole("row").nth(1).getByRole("cell")).toHaveText([
    "1,234",
    "2,811",
    "2 minutes ago",
    "$1,234,567",
    "7,654,321",
    "Yes",
  ]);
});

test("money and points show 0 when the member has no balance entry", async ({ openShared }) => {
  const page = await openShared(PATH);
  const cells = page.getByRole("row", { name: /Charlie/ }).getByRole("cell");
  await expect(cells.nth(3)).toHaveText("$0");
  await expect(cells.nth(4)).toHaveText("0");
});

test("Last Action has a red background if older than the limit, at first 7 days (604800 seconds)", async ({
  page,
  game,
}) => {
  const at = (id: number, secondsAgo: number, relative: string) => ({
    ...members.members[0],
    id,
    last_action: { status: "Offline", timestamp: NOW / 1000 - secondsAgo, relative },
  });
  game.answer("/faction/members", {
    members: [at(1, 604_800 - 60, "6 days ago"), at(2, 604_800 + 60, "7 days ago")],
  });
  await page.goto(PATH);
  const ground = (text: string) =>
    page
      .getByRole("cell")
      .getByText(text)
      .locator("..")
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.getByRole("cell", { name: "7 days ago (inactive)" })).toBeVisible();
  await expect.poll(() => ground("7 days ago")).not.toBe("rgba(0, 0, 0, 0)");
  await expect.poll(() => ground("6 days ago")).toBe("rgba(0, 0, 0, 0)");
});

test("In OC shows Yes or No, and No has a red background", async ({ page }) => {
  await page.goto(PATH);
  await expect.poll(() => textsOf(page, placeOf("inOc"))).toEqual(["No", "Yes", "Yes", "No"]);
  const red = await page
    .getByRole("row", { name: /bravo/ })
    .getByText("No", { exact: true })
    .locator("..")
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(red).toBe(
    await page.evaluate(() => {
      document.body.style.backgroundColor = "var(--destructive-wash)";
      return getComputedStyle(document.body).backgroundColor;
    }),
  );
});

test("loading text: 'Loading data...'", async ({ page, game }) => {
  for (const hanging of ["/faction/members", "/faction/balance"]) {
    game.answer(hanging, neverResponds);
    await page.goto(PATH);
    await expect(page.getByText("Loading data...", { exact: true })).toBeVisible();
    await expect(page.getByRole("table")).toBeHidden();
  }
});

for (const failing of ["/faction/members", "/faction/balance"]) {
  test(`error text: 'Error loading data' when ${failing} fails`, async ({ page, game }) => {
    game.answer(failing, httpStatus(500));
    await page.goto(PATH);
    await expect(page.getByText("Error loading data", { exact: true })).toBeVisible();
    await expect(page.getByRole("table")).toBeHidden();
  });
}

test("if the user lacks faction API access, only a destructive alert is shown", async ({
  page,
  game,
}) => {
  game.answer("/faction/crimes", errorCode(7, "Incorrect ID-entity relation"));
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "You do not have faction API access. Contact your faction leader to enable this feature for you.",
  );
  await expect(page.getByRole("table")).toBeHidden();
  await expect(page.getByText("Loading data...")).toBeHidden();
});

test("the calls: members, balance and the access check, each once", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("table")).toBeVisible();
  expect(game.calls.toSorted()).toEqual([
    "/faction/balance?comment=Almanac",
    "/faction/crimes?cat=available&limit=100&comment=Almanac",
    "/faction/members?comment=Almanac",
  ]);
});
