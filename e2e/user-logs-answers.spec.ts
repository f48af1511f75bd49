import live from "../lib/api/testing/fixtures/user-log.json" with { type: "json" };
import older from "../lib/api/testing/fixtures/user-log.legacy.json" with { type: "json" };
import { answering, ENTRIES, entry, prayers } from "./logs/log-answers";
import { errorCode, expect, httpStatus, test, textsOf } from "./test";

const PATH = "/app/user/logs";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the older shape, a map by id, shows the same entries", async ({ page, game }) => {
  game.answer("/user/log", older);
  game.answer("/torn/logcategories", { logcategories: { "0": "Not defined", "86": "Shops" } });
  game.answer("/torn/logtypes", { logtypes: { "1": "Created account", "4200": "Item shop buy" } });
  await page.goto(PATH);
  await expect.poll(() => textsOf(page, 2)).toEqual(["Item shop buy", "Church pray"]);
  await expect.poll(() => textsOf(page, 5)).toEqual(["-$50,000", "–"]);
  await expect(page.getByLabel("Category").getByRole("option")).toHaveText([
    "All",
    "Not defined",
    "Shops",
  ]);
});

test("the older shape of an empty log may also be [] or an empty map", async ({ page, game }) => {
  for (const log of [[], {}, null]) {
    game.answer("/user/log", { log });
    await page.goto(PATH);
    await expect(page.getByText("No log entries found.", { exact: true })).toBeVisible();
  }
});

test("a broken record is left out and counted", async ({ page, game }) => {
  game.answer("/user/log", { log: [...live.log, null, { id: "broken" }] });
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByText("Left out 2 unreadable records")).toBeVisible();
});

test("fields of any shape are shown, and break nothing", async ({ page, game }) => {
  game.answer(
    "/user/log",
    answering([
      entry("odd", 60, {
        details: { id: 5530, title: "Stock special item", category: "Stock specials" },
        data: { stock: 9, item: { "206": 2 } },
      }),
      entry("text", 120, { data: { item: "a surprise", money: "none", list: [1, [2]], deep: {} } }),
      entry("html", 180, { data: { log: '<a href="/x">view the <b>log</b></a>', user: 0 } }),
    ]),
  );
  await page.goto(PATH);
  await expect(page.getByText("2 × Xanax")).toBeVisible();
  await expect
    .poll(() => textsOf(page, 4))
    .toEqual([
      "Stock TCT The Torn City Times · Item 2 × Xanax",
      "Item a surprise · Money none · List [1,[2]]",
      "Log view the log",
    ]);
});

test("code 14, the daily limit, stops loading and says why; loaded entries stay", async ({
  page,
  game,
}) => {
  const refuse = errorCode(14, "Daily read limit reached");
  game.answer("/user/log", async (call) =>
    call.url.searchParams.has("to")
      ? call.fulfill({ json: refuse })
      : answering(prayers(700))(call),
  );
  await page.goto(PATH);
  await page.getByRole("button", { name: "Load 100 more" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Loading stopped: 100 entries back to 19 Nov 2026");
  await expect(alert).toContainText(
    "Daily limit reached (Daily read limit reached). Try again tomorrow.",
  );
  await expect(page.getByRole("row")).toHaveCount(101);

  await test.step("loading back to a day stops the same way, and resumes once the game allows it", async () => {
    await page.goto(`${PATH}?from=2026-11-19`);
    await expect(alert).toContainText("Loading stopped: 100 entries");
    game.answer("/user/log", answering(prayers(700)));
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "At a glance" })).toContainText("217 entries");
    await expect(alert).toBeHidden();
  });
});

test("code 16: the key is no Full Access key, and the page says what it needs", async ({
  page,
  game,
}) => {
  game.answer("/user/log", errorCode(16, "Access level of this key is not high enough"));
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Error loading log data");
  await expect(alert).toContainText("the page needs a key with Full Access");
});

test("without the lists of categories and types, the entries are still shown", async ({
  page,
  game,
}) => {
  game.answer("/user/log", answering(ENTRIES));
  game.answer("/torn/logcategories", httpStatus(500));
  game.answer("/torn/logtypes", httpStatus(500));
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(6);
  await expect(page.getByText("Couldn’t load log categories.")).toBeVisible();
  await expect(page.getByText("Couldn’t load log types.")).toBeVisible();
  await expect(page.getByLabel("Type").getByRole("option")).toHaveCount(6);
});

test("if the game refuses a category, the filters stay, to choose another", async ({
  page,
  game,
}) => {
  game.answer("/user/log", async (call) =>
    call.url.searchParams.has("cat")
      ? call.fulfill({ json: errorCode(21, "Incorrect category") })
      : answering(ENTRIES)(call),
  );
  await page.goto(`${PATH}?cat=12345`);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Incorrect category");
  await expect(page.getByLabel("Category")).toHaveValue("12345");
  await page.getByLabel("Category").selectOption("All");
  await expect(page.getByRole("row")).toHaveCount(6);
});
