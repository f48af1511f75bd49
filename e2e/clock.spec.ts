import { NOW } from "../lib/api/testing/answers";
import { appPages } from "../content/app-pages";
import { expect, type MockGame, type Page, test } from "./test";

const DAY_MS = 86_400_000;

const gameTime = { timestamp: NOW / 1000 };
const asked = (game: MockGame) => game.calls.filter((call) => call.startsWith("/user/timestamp"));
const notice = (page: Page) => page.getByText("Your device’s clock is wrong");
const clock = (page: Page) => page.getByText(/TCT, \w{3} \d+ \w{3}$/).filter({ visible: true });

/** A player whose browser has never compared its clock. */
async function comeForTheFirstTime(page: Page, signIn: () => Promise<void>) {
  await signIn();
  await page.addInitScript(() => {
    if (sessionStorage.getItem("came") !== null) return;
    sessionStorage.setItem("came", "yes");
    localStorage.removeItem("gameClock");
  });
}

test("a device a day behind shows one notice, and all times follow the game’s clock", async ({
  page,
  game,
  signIn,
}) => {
  await comeForTheFirstTime(page, signIn);
  game.answer("/user/timestamp", gameTime);
  await page.clock.setSystemTime(NOW - DAY_MS);
  await page.goto("/app/dashboard");
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/(1 d 0 h|23 h 59 min) behind the game/).first()).toBeVisible();
  await expect(clock(page)).toContainText("12:00:");
  await expect(clock(page)).toContainText("Fri 20 Nov");
  expect(asked(game)).toHaveLength(1);
  // The dashboard also asks what was done on the right day.
  expect(game.calls.length).toBeLessThanOrEqual(appPages.dashboard.callsWhenCold + 1);

  await page.reload();
  await expect(clock(page)).toContainText("Fri 20 Nov");
  // If the device's clock was wrong, each visit checks again: it may have been corrected.
  await expect.poll(() => asked(game).length).toBe(2);
  await expect(notice(page)).toBeHidden();
});

test("a device that is right is compared once a day, without a word", async ({
  page,
  game,
  signIn,
}) => {
  await comeForTheFirstTime(page, signIn);
  await page.goto("/app/torn/items");
  await expect.poll(() => asked(game).length).toBe(1);
  await page.reload();
  await expect(page.getByText("Xanax")).toBeVisible();
  await page.clock.runFor(5_000);
  expect(asked(game)).toHaveLength(1);

  await page.clock.fastForward("24:00:00");
  await expect.poll(() => asked(game).length).toBe(2);
  await expect(notice(page)).toBeHidden();
});

test("a clock that jumps while the page is open is compared again", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/torn/items");
  await expect(clock(page)).toContainText("Fri 20 Nov");
  await page.clock.runFor(2_000);
  expect(asked(game)).toEqual([]);

  game.answer("/user/timestamp", gameTime);
  await page.clock.setSystemTime(NOW + DAY_MS);
  await expect(notice(page)).toBeVisible();
  await expect(clock(page)).toContainText("Fri 20 Nov");
  expect(asked(game)).toHaveLength(1);
});

test("what is left of the day's 100 items counts from the game's day", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(
    (value) => {
      localStorage.setItem("gameClock", value);
    },
    JSON.stringify({ aheadMs: DAY_MS, comparedAtMs: NOW - DAY_MS }),
  );
  game.answer("/user/timestamp", gameTime);
  await page.clock.setSystemTime(NOW - DAY_MS);
  await page.goto("/app/tools/item-shop-profitability");
  await expect(page.getByRole("table").first()).toBeVisible();
  const days = () => game.calls.filter((call) => call.startsWith("/user/log"));
  await expect.poll(days).toHaveLength(1);
  const from = new URL(days()[0] ?? "", "https://api.torn.com").searchParams.get("from");
  // The game excludes the second in `from`.
  expect(Number(from) + 1).toBe((NOW - (NOW % DAY_MS)) / 1000);
});
