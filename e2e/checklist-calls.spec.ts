import { DEFAULT_STATES, PATH, statesOf } from "./checklist/checklist-page";
import { expect, test } from "./test";

test("at most 17 calls, none of them twice, and none again within 60 seconds", async ({
  page,
  game,
  signIn,
}) => {
  // What the other cards of the dashboard request as well.
  const others = /^\/(user\/(basic|bars|money|stocks|travel)|torn\/(calendar|stocks))\b/;
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  const calls = () => game.calls.filter((call) => !others.test(call));
  expect(calls().length).toBeLessThanOrEqual(17);
  expect(new Set(game.calls).size).toBe(game.calls.length);

  const before = calls();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Items" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  expect(calls().filter((call) => !call.startsWith("/torn/items"))).toEqual(before);
});
