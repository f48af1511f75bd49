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

  await test.step("a clock that jumps while the page is open is compared again", async () => {
    await page.clock.runFor(5_000);
    expect(asked(game)).toHaveLength(2);
    await page.clock.setSystemTime(NOW + DAY_MS);
    await expect(notice(page)).toBeVisible();
    await expect(clock(page)).toContainText("Fri 20 Nov");
    expect(asked(game)).toHaveLength(3);
  });
});
