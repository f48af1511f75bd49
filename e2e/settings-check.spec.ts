import { ANSWERS } from "../lib/api/testing/answers";
import {
  responseTo,
  CHANGED_RESPONSES,
  FURTHER_RESPONSES,
} from "../lib/api/testing/changed-responses";
import { ACCESS } from "../lib/api/transport/access";
import { expectAnnounced, recordAnnouncements } from "./readers/announcements";
import {
  type Answer,
  errorCode,
  expect,
  httpStatus,
  KEY,
  type MockGame,
  neverResponds,
  noConnection,
  type Page,
  test,
} from "./test";

/** One for each path, and four for what else is asked for at some. */
const CALLS = Object.keys(ACCESS).length + 4;

/** Each look moves the page's clock, so that nothing is gained by looking less often. */
const SOON = { intervals: [100] };

const section = (page: Page) => page.getByRole("region", { name: "Check API responses" });

const rowOf = (page: Page, path: string) =>
  section(page)
    .getByRole("list", { name: "Results of the check" })
    .getByRole("listitem")
    .filter({ has: page.getByText(path, { exact: true }) });

function answerFurther(game: MockGame, answer?: Answer) {
  for (const key of Object.keys(FURTHER_RESPONSES)) {
    const path = key.replace(/\?.*/, "");
    const further: Answer = (call) =>
      call.fulfill({ json: responseTo({ ...ANSWERS, ...FURTHER_RESPONSES }, call.url.href) });
    game.answer(path, answer ?? further);
  }
}

async function startCheck(page: Page) {
  await page.goto("/app/settings");
  await section(page).getByRole("button", { name: "Check now" }).click();
}

/** Past the minutes in which no call is left. */
async function untilDone(page: Page) {
  const again = section(page).getByRole("button", { name: "Check again" });
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return again.isVisible();
    }, SOON)
    .toBe(true);
}

for (const width of [360, 1280]) {
  test(`names each change, what is lost first, at ${width} px`, async ({
    page,
    game,
    signIn,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    answerFurther(game);
    for (const { path, body } of CHANGED_RESPONSES) game.answer(`/${path}`, body);
    await signIn();
    await startCheck(page);
    await untilDone(page);

    for (const { path, state, says } of CHANGED_RESPONSES) {
      await expect(rowOf(page, path)).toContainText(state);
      await expect(rowOf(page, path)).toContainText(says);
    }
    const rows = section(page).getByRole("list").getByRole("listitem");
    await expect(rows).toHaveCount(CALLS);
    await expect(rows.first()).toContainText("Data lost");
    await expect(rows.last()).toContainText("OK");
    await expect(section(page)).toContainText(/Data lost: 11; changed, nothing lost: \d+; /);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);

    await section(page).getByRole("button", { name: "Copy report" }).click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toContain(`Game responses, ${CALLS} checked`);
    const report = await clipboard();
    for (const { says } of CHANGED_RESPONSES) expect(report).toContain(says);
    expect(report).not.toMatch(
      new RegExp(`${KEY}|alpha_one|Sabotaged|Torn</title>|3000001|bravo`, "i"),
    );
  });
}

test("names dropped records and new fields, and leaves the rest to the report", async ({
  page,
  game,
  signIn,
}) => {
  answerFurther(game);
  const { stocks } = ANSWERS["/torn/stocks"] as { stocks: object[] };
  const added = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`new_${name}`, 5]));
  game.answer("/torn/stocks", {
    stocks: stocks.map((stock, index) => ({ ...stock, ...added, ...(index < 2 && { id: "x" }) })),
  });
  await signIn();
  await startCheck(page);
  await expect(rowOf(page, "torn/stocks")).toContainText("2 records dropped: stocks[].id");
  await expect(rowOf(page, "torn/stocks")).toContainText("stocks[].new_a: new, number (4 of 4)");
  await expect(rowOf(page, "torn/stocks")).toContainText("2 more lines in the report");
});

test("makes at most 30 calls per minute, pauses, and resumes where it was", async ({
  page,
  game,
  signIn,
}) => {
  answerFurther(game);
  await recordAnnouncements(page);
  await signIn();
  await startCheck(page);
  await expect(section(page)).toContainText(`Checking: 30 of ${CALLS}`);
  await expect(section(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "30");
  await section(page).getByRole("button", { name: "Pause" }).click();
  await expect(section(page)).toContainText(`Paused: 30 of ${CALLS}`);
  const made = game.calls.length;
  await page.clock.runFor(120_000);
  await expect(section(page)).toContainText(`Paused: 30 of ${CALLS}`);
  expect(game.calls).toHaveLength(made);

  await section(page).getByRole("button", { name: "Resume" }).click();
  await untilDone(page);
  await expect(section(page)).not.toContainText("Data lost");
  await expectAnnounced(page, "Check paused");
  await expectAnnounced(page, /^Check finished: .*OK: \d+$/);
});

test("names what the key has no access to, and checks the rest", async ({ page, game, signIn }) => {
  answerFurther(game);
  game.answer("/user/log", errorCode(16, "Access level of this key is not high enough"));
  game.answer("/faction/balance", errorCode(7, "Incorrect ID-entity relation"));
  game.answer("/user/perks", errorCode(17, "Backend error"));
  await signIn();
  await startCheck(page);
  await untilDone(page);
  await expect(rowOf(page, "user/log")).toContainText("No access");
  await expect(rowOf(page, "user/log")).toContainText("Error code 16.");
  await expect(rowOf(page, "faction/balance")).toContainText("No access");
  await expect(rowOf(page, "user/perks")).toContainText("Couldn’t load");
});

test("a paused key ends the check, with a button to try again", async ({ page, game, signIn }) => {
  answerFurther(game);
  game.answer("/user/bars", errorCode(18, "API key has been paused by the owner"));
  await signIn();
  await startCheck(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return section(page).getByRole("alert").isVisible();
    }, SOON)
    .toBe(true);
  await expect(section(page).getByRole("alert")).toContainText("Your API key can’t be used");
  await expect(section(page).getByRole("button", { name: "Copy report" })).toBeVisible();
  await expect(rowOf(page, "user/bars")).toBeHidden();

  game.answer("/user/bars", ANSWERS["/user/bars"] ?? {});
  await section(page).getByRole("button", { name: "Try again" }).click();
  await untilDone(page);
  await expect(section(page).getByRole("alert")).toBeHidden();
  await expect(rowOf(page, "user/bars")).toContainText("OK");
});

for (const width of [360, 1280]) {
  test(`with the game down, all that could be asked for couldn’t be loaded, at ${width} px`, async ({
    page,
    game,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    game.answerAll(httpStatus(500));
    answerFurther(game, httpStatus(500));
    await signIn();
    await startCheck(page);
    await untilDone(page);
    await expect(section(page)).toContainText(/Couldn’t load: \d+; not checked: 3\./);
    await expect(rowOf(page, "user/bars")).toContainText("The game’s API is down.");
    await expect(section(page)).not.toContainText("Data lost");
    await expect(rowOf(page, "user/bars")).toContainText("Couldn’t load");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

test("without a connection the check stops before its first response", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/settings");
  await expect(page.getByText("alpha_one [3000001]").first()).toBeVisible();
  game.answerAll(noConnection);
  await section(page).getByRole("button", { name: "Check now" }).click();
  await expect(section(page).getByRole("alert")).toContainText(`Check stopped: 0 of ${CALLS}`);
});

test("with another key there are no results yet", async ({ page, game, signIn, context }) => {
  answerFurther(game);
  await signIn();
  await startCheck(page);
  await expect(section(page)).toContainText(`Checking: 30 of ${CALLS}`);
  const other = await context.newPage();
  await other.goto("/terms");
  await other.evaluate(() => {
    localStorage.setItem("apiKey", "ZyXw9876VuTs5432");
  });
  await expect(section(page).getByRole("button", { name: "Check now" })).toBeVisible();
  await expect(section(page).getByRole("list")).toBeHidden();
});

test("the check can be paused while the first response doesn’t come", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/settings");
  await expect(page.getByText("alpha_one [3000001]").first()).toBeVisible();
  game.answer("/key/info", neverResponds);
  await section(page).getByRole("button", { name: "Check now" }).click();
  await expect(section(page)).toContainText(`Checking: 0 of ${CALLS}`);
  await section(page).getByRole("button", { name: "Pause" }).click();
  await expect(section(page)).toContainText(`Paused: 0 of ${CALLS}`);
});

test("the sample data is checked without a call", async ({ page, game }) => {
  await page.goto("/app?sample=/app/settings");
  await section(page).getByRole("button", { name: "Check now" }).click();
  await expect(section(page).getByRole("button", { name: "Check again" })).toBeVisible();
  await expect(section(page).getByRole("list").getByRole("listitem")).toHaveCount(CALLS);
  await expect(section(page)).not.toContainText("Data lost");
  expect(game.calls).toEqual([]);
});
