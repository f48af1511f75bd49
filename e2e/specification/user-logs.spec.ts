import { expect, httpStatus, neverResponds, test, textsOf } from "../test";

const PATH = "/app/user/logs";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("heading, filters, columns, and the latest 100 entries unfiltered, newest first", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "User Logs" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Time▼$/,
    /^Type$/,
    /^Category$/,
    /^Details$/,
    /^Money$/,
    /^Raw data$/,
  ]);
  await expect(page.getByLabel("Category")).toHaveValue("all");
  await expect(page.getByLabel("Type")).toHaveValue("all");
  await expect
    .poll(() => textsOf(page, 1))
    .toEqual(["20 Nov 2026, 11:43:20", "20 Nov 2026, 10:36:40"]);
  await expect(page.getByText("20 Nov 2026, 11:43:20")).toHaveAttribute("title", /your time$/);
  await expect.poll(() => textsOf(page, 2)).toEqual(["Item shop buy", "Church pray"]);
  await expect.poll(() => textsOf(page, 3)).toEqual(["Shops", "Church"]);
  await expect
    .poll(async () => (await textsOf(page, 4))[0])
    .toBe("Shop Sally's Sweet Shop · Item 100 × item [209] · Cost each $500 · Cost total $50,000");
  await expect.poll(() => textsOf(page, 5)).toEqual(["-$50,000", "–"]);
  expect(game.calls.toSorted()).toEqual([
    "/torn/cityshops?comment=Almanac",
    "/torn/items?comment=Almanac",
    "/torn/logcategories?comment=Almanac",
    "/torn/logtypes?comment=Almanac",
    "/user/log?limit=100&comment=Almanac",
  ]);
});

test("a category and a type are requested from the game and are in the address, where “all” is a value", async ({
  page,
  game,
}) => {
  const asked = () => game.calls.filter((call) => call.startsWith("/user/log"));
  await page.goto(`${PATH}?cat=all`);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByLabel("Category").getByRole("option")).toHaveText([
    "All",
    "Casino",
    "Not defined",
    "Shops",
  ]);

  await page.getByLabel("Category").selectOption("Shops");
  await expect(page).toHaveURL(`${PATH}?cat=86`);
  await expect.poll(asked).toContain("/user/log?limit=100&cat=86&comment=Almanac");
  await page.getByLabel("Type").selectOption("Item shop buy");
  await expect(page).toHaveURL(`${PATH}?cat=86&type=4200`);
  await expect.poll(asked).toContain("/user/log?limit=100&log=4200&comment=Almanac");
  // The test's answer stays the same, so entries of other types must be ignored.
  await expect.poll(() => textsOf(page, 2)).toEqual(["Item shop buy"]);

  await page.getByLabel("Type").selectOption("Created account");
  await expect(page).toHaveURL(`${PATH}?type=1`);
  await expect(page.getByLabel("Category")).toHaveValue("all");
  await expect(page.getByText("Category reset to All")).toBeVisible();
  await page.getByLabel("Type").selectOption("All");
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("row")).toHaveCount(3);
});

test("loading text: 'Loading data...'", async ({ page, game }) => {
  game.answer("/user/log", neverResponds);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...", { exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
  await expect(page.getByLabel("Category")).toBeVisible();
});

test("error text: 'Error loading log data', and 'Try again' brings the page", async ({
  page,
  game,
}) => {
  game.answer("/user/log", httpStatus(500));
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByText("Error loading log data", { exact: true })).toBeVisible();
  game.restoreResponses();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
});

test("empty text: 'No log entries found.', and what to do", async ({ page, game }) => {
  game.answer("/user/log", { log: [] });
  await page.goto(PATH);
  await expect(page.getByText("No log entries found.", { exact: true })).toBeVisible();
  await expect(page.getByText("clear the filters")).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
});
