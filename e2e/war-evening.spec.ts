import { setTimeout } from "node:timers/promises";

import type { MockGame } from "./game";
import { memoryOf } from "./memory";
import { expect, type Page, test } from "./test";

const PATH = "/app/faction/war";

/** The length of the evening in minutes: `WAR_MINUTES=420` makes it seven hours. */
const MINUTES = Number(process.env.WAR_MINUTES ?? 10);

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(page.getByRole("list", { name: "Hittable now" })).toBeVisible();
});

/** Runs the page's clock and gives the calls of each minute. */
async function minutes(page: Page, game: MockGame, count: number) {
  const calls: number[] = [];
  for (let minute = 0; minute < count; minute += 1) {
    const before = game.calls.length;
    for (let second = 0; second < 60; second += 5) {
      await page.clock.runFor(5_000);
      // The answers come in real time, which the page's clock would outrun.
      await setTimeout(30);
    }
    calls.push(game.calls.length - before);
  }
  return calls;
}

test(
  "a war room left open: no timer doubles, and its memory stays",
  { tag: "@long" },
  async ({ page, game }) => {
    test.setTimeout(60_000 + MINUTES * 15_000);
    await minutes(page, game, 2);
    const early = await memoryOf(page);
    const calls = await minutes(page, game, MINUTES);
    expect(Math.max(...calls)).toBeLessThanOrEqual(30);
    expect(Math.min(...calls)).toBeGreaterThan(0);
    await expect.poll(async () => (await memoryOf(page)).held).toBeLessThan(early.held * 1.2);

    await test.step("after an hour's sleep everything is read again once, and then at the usual pace", async () => {
      const before = game.calls.length;
      await page.clock.fastForward(60 * 60_000);
      await expect.poll(() => game.calls.length).toBeGreaterThan(before);
      await page.clock.runFor(1_000);
      expect(game.calls.length - before).toBeLessThanOrEqual(12);
      expect(Math.max(...(await minutes(page, game, 1)))).toBeLessThanOrEqual(30);
      await expect(page.getByRole("region", { name: "Chain" })).toContainText("hits");
    });
  },
);
