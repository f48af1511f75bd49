import { dataAge } from "./data-age";
import { dashboardHasCalled } from "./made-calls";
import { errorCode, expect, deferredResponse, type Page, test } from "./test";

const FAILED = "/user/missions";

/** The browser's events when the player comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test("coming back to the tab repeats a failed call after a minute, not before, and nothing flickers", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer(FAILED, errorCode(17, "Backend error"));
  await page.goto("/app/dashboard");
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/\d+\+ left today/);
  await expect(dataAge(page)).toHaveText("Updated just now");
  await dashboardHasCalled(game);

  const before = game.calls.length;
  await comeBack(page);
  await page.clock.runFor(1000);
  expect(game.calls.slice(before)).toEqual([]);

  const failure = deferredResponse(errorCode(17, "Backend error"));
  game.answer(FAILED, failure.answer);
  await page.clock.fastForward(61_000);
  await comeBack(page);
  await expect
    .poll(() => game.calls.slice(before).filter((path) => path.includes(FAILED)))
    .toHaveLength(1);
  await expect(lead).toContainText(/\d+\+ left today/);
  failure.release();
  await expect(lead).toContainText(/\d+\+ left today/);
});
