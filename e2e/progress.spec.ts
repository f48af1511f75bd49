import type { Call } from "./game";
import { expect, neverResponds, test } from "./test";

const PATH = "/app/user/progress";
const DAY = 24 * 60 * 60;
const MIDNIGHT = Date.UTC(2026, 10, 20) / 1000;

/** Each day adds two Xanax and $1,000,000; one day is answered with the day before, as the game may. */
const answer = (odd: number) => (call: Call) => {
  const query = call.url.searchParams;
  if (query.get("cat") === "all") {
    return call.fulfill({
      json: { personalstats: { drugs: { xanax: (MIDNIGHT / DAY) * 2 + 1 } } },
    });
  }
  const asked = Number(query.get("timestamp"));
  const timestamp = asked === odd ? asked - DAY : asked;
  const days = timestamp / DAY;
  const values: Record<string, number> = { xantaken: days * 2, networth: days * 1e6 };
  return call.fulfill({
    json: {
      personalstats: (query.get("stat") ?? "")
        .split(",")
        .filter((name) => name in values)
        .map((name) => ({ name, value: values[name], timestamp })),
    },
  });
};

test("a player's history is loaded on request, saved, and never asked for twice", async ({
  page,
  game,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("player", "3000001");
    localStorage.setItem("followedStats", '["networth","xantaken","strength"]');
  });
  const asked = () => game.calls.filter((path) => path.includes("personalstats?stat=")).length;
  const glance = page.getByRole("region", { name: "At a glance" });
  // The sixteenth day is silent, so that Stop has something to stop however fast the others come.
  const READ = 15;
  game.answer("/user/personalstats", (call) =>
    asked() > READ ? neverResponds() : answer(0)(call),
  );

  await test.step("the 31 calls start only when the player asks", async () => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1, name: "My Progress" })).toBeVisible();
    await expect(glance).toContainText("Not loaded yet");
    await expect(glance).toContainText("Each API call loads one day of up to 10 stats.");
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText("31 calls");
    expect(asked()).toBe(0);
  });

  await test.step("the newest days come first, and a stop keeps what has been loaded", async () => {
    await page.getByRole("button", { name: "Load my history" }).click();
    await expect(glance).toContainText("+$7.00m in the last 7 days", { timeout: 40_000 });
    await expect.poll(asked).toBe(READ + 1);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText("Paused.");
  });

  await test.step("each stat has its change, its pace and the two values behind it", async () => {
    const row = page.getByRole("row", { name: /^Xanax/ });
    await expect(row).toContainText("+14");
    await expect(row).toContainText("+2");
    await row.getByRole("button", { name: "How it’s calculated: the change in Xanax" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Change\s*\+14/);
    await page.keyboard.press("Escape");
  });

  await test.step("a habit's trend shows what each day added", async () => {
    const habits = page.getByRole("region", { name: "Habits per day" });
    await expect(habits.getByRole("listitem")).toContainText("14 in 7 days");
    await expect(
      habits.getByRole("img", { name: /^Xanax per day from 2 on .* to 2 on / }),
    ).toBeVisible();
  });

  await test.step("what today added has its own column, and isn't in any period", async () => {
    const cells = page.getByRole("row", { name: /^Xanax/ }).getByRole("cell");
    await expect(cells.nth(1)).toHaveText("+1");
    await expect(page.getByText("Today shows what’s been added since")).toBeVisible();
  });

  await test.step("a reload goes on where it stopped, and asks for no day again", async () => {
    const before = asked();
    expect(before).toBe(READ + 1);
    await page.reload();
    await expect(glance).toContainText("+$7.00m in the last 7 days");
    // The call that Stop cut off is made again.
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText(
      `${31 - READ} calls`,
    );
    expect(asked()).toBe(before);
  });
});

test("the sample data has a year of history, and every stat can be tracked", async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
  await page.goto(PATH);
  const table = page.getByRole("table", { name: "Changes" });
  const glance = page.getByRole("region", { name: "At a glance" });

  await test.step("week, month and year", async () => {
    await expect(glance).toContainText("in the last 7 days");
    await expect(table.getByRole("columnheader")).toHaveText([
      /^Stat/,
      /^Latest/,
      /^Today/,
      /^Change/,
      /^Per day/,
      /^Since/,
      /^Previous period/,
      /^Best week/,
    ]);
    await page.getByRole("button", { name: "Month", exact: true }).click();
    await expect(glance).toContainText("in the last 30 days");
    await page.getByRole("button", { name: "Year", exact: true }).click();
    await expect(page).toHaveURL(`${PATH}?span=year`);
    await expect(glance).toContainText("in the last 52 weeks", { timeout: 30_000 });
  });

  await test.step("what changed it: the log's totals, other changes, and how far back the log goes", async () => {
    await page.getByRole("button", { name: "Week", exact: true }).click();
    const why = page.getByRole("region", { name: "What caused the changes" });
    await why.getByRole("button", { name: "Check my log" }).click();
    await expect(why).toContainText(/[\d,]+ log entries/);
    await expect(why).toContainText("Net money in your log");
    await expect(why).toContainText("Strength from training");
    await why.getByRole("button", { name: "How it’s calculated: other changes" }).click();
    const sum = page.getByRole("dialog");
    await expect(sum).toContainText(/Change in your net worth\s*\+\$/);
    await page.keyboard.press("Escape");
  });

  await test.step("the nearest awards of the tracked stats", async () => {
    const nearest = page.getByRole("region", { name: "Nearest awards" });
    await nearest.scrollIntoViewIfNeeded();
    await expect(nearest.getByRole("listitem").first()).toHaveText(/ of .*about /);
    const bar = nearest.getByRole("listitem").first().getByRole("meter");
    await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]/);
    await nearest.getByRole("button", { name: "All awards" }).click();
    await expect(page.getByRole("table", { name: "Awards" })).toBeVisible();
    await page.goBack();
    await expect(table).toBeVisible();
  });

  await test.step("a trend for each stat, by kind: totals, and habits per day", async () => {
    const lines = page.getByRole("region", { name: "Trends", exact: true });
    const kinds = lines.getByRole("heading", { level: 3 });
    await expect(kinds).toHaveText([/^Battle stats/, /^Net worth/, /^Habits per day/]);
    await expect(lines.getByRole("img", { name: /^Strength from [\d.]+m on / })).toBeVisible();
    await expect(lines.getByRole("listitem").filter({ hasText: "Strength" })).toContainText(
      /\+[\d.]+m in 7 days/,
    );
    await expect(lines.getByRole("img", { name: /^Xanax per day from [\d.]+ on / })).toBeVisible();
  });

  await test.step("a goal says when it will be reached, and is saved", async () => {
    const goals = page.getByRole("region", { name: "Goals" });
    await goals.getByRole("button", { name: "Add a goal" }).click();
    const form = page.getByRole("dialog", { name: "Add a goal" });
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await expect(form.getByRole("alert")).toHaveText(/^Enter a target/);
    await form.getByLabel("Stat", { exact: true }).selectOption("Xanax");
    await form.getByLabel("Target").fill("1m");
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(goals.getByRole("listitem")).toContainText(/Xanax 1,000,000/);
    await expect(goals.getByRole("listitem")).toContainText(/to go, expected /);
    await page.reload();
    await goals.getByRole("button", { name: "Remove the goal Xanax 1,000,000" }).click();
    await expect(goals.getByRole("listitem")).toHaveCount(0);
  });

  await test.step("another stat is tracked, and loaded", async () => {
    await page.getByRole("button", { name: "Choose stats" }).click();
    await page.getByRole("button", { name: "City finds" }).click();
    await page.keyboard.press("Escape");
    await expect(table.getByRole("row", { name: /^City finds/ })).toContainText("48", {
      timeout: 30_000,
    });
  });

  await test.step("the net worth breakdown, as a chart and in numbers", async () => {
    await page.getByRole("button", { name: "Choose stats" }).click();
    for (const part of ["In stocks", "In the bank"]) {
      await page.getByRole("button", { name: part }).click();
    }
    await page.keyboard.press("Escape");
    const parts = page.getByRole("region", { name: "Net worth breakdown" });
    await expect(
      parts.getByRole("img", { name: /the largest first: Stocks \$.*, Bank \$/ }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(parts.getByRole("definition").first()).toHaveText(/^\$.* \([+-]\$.*\)$/);
  });
});

test("awards come first, then the trends, and the changes after the goals", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
  await page.goto(PATH);
  const heads = page.locator("main").getByRole("heading", { level: 2 });
  await expect(heads).toHaveText([
    "Nearest awards",
    "Trends",
    "Goals",
    "Changes",
    "What caused the changes",
  ]);
  const top = (name: string) => async () =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? Infinity;
  await expect(page.getByRole("list", { name: "Nearest awards" })).toBeVisible();
  await expect.poll(top("Nearest awards")).toBeLessThanOrEqual(260);
  await expect.poll(top("Trends")).toBeLessThanOrEqual(674);
});

test("the dashboard shows the week's changes of the first three tracked stats, without a call", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  const card = page.getByRole("region", { name: "Last 7 days" });
  await page.goto("/app/dashboard");
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText("Load your history in My Progress");
  await expect(card.getByRole("link", { name: "My Progress" })).toHaveAttribute("href", PATH);
  expect(game.calls.filter((path) => path.includes("personalstats?stat="))).toHaveLength(0);

  await page.evaluate(() => {
    sessionStorage.setItem("demo", "on");
  });
  await page.reload();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole("definition")).toHaveText([/^\+\$/, /^\+.*%\)$/, /^\+.*%\)$/]);
  await expect(card).toContainText(/\d+ new awards? since your last visit/);

  await test.step("which three is the player's choice", async () => {
    await card.getByRole("button", { name: "Choose stats" }).click();
    await page.getByRole("button", { name: "Xanax" }).click();
    await expect(card.getByRole("term").first()).toHaveText("Xanax");
    await expect(card.getByRole("definition")).toHaveCount(3);
  });
});
