import { setTimeout } from "node:timers/promises";

import { memoryOf } from "./memory";
import { expect, test } from "./test";

const PATH = "/app/faction/war";

/** How long the evening is: `WAR_MINUTES=420` makes it seven hours. */
const MINUTES = Number(process.env.WAR_MINUTES ?? 10);

test("a war room left open: at most 30 calls a minute, flat memory, and an hour's sleep survived", async ({
  page,
  game,
  signIn,
}) => {
  test.setTimeout(60_000 + MINUTES * 15_000);
  await signIn();
  await page.goto(PATH);
  await expect(page.getByRole("list", { name: "Hittable now" })).toBeVisible();
  /** Runs the page's clock and gives the calls of each minute. */
  const minutes = async (count: number) => {
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
  };
  await minutes(2);
  const early = await memoryOf(page);

  await test.step("no more calls than planned, and no timer doubled", async () => {
    const calls = await minutes(MINUTES);
    expect(Math.max(...calls)).toBeLessThanOrEqual(30);
    // How many exactly depends on how fast the answers came.
    expect(Math.min(...calls)).toBeGreaterThan(0);
  });

  await test.step("the page's memory is as it was", async () => {
    await expect.poll(async () => (await memoryOf(page)).held).toBeLessThan(early.held * 1.2);
  });

  await test.step("a sleep of an hour: everything is read again once, at the usual pace", async () => {
    const before = game.calls.length;
    await page.clock.fastForward(60 * 60_000);
    await expect.poll(() => game.calls.length).toBeGreaterThan(before);
    await page.clock.runFor(1_000);
    expect(game.calls.length - before).toBeLessThanOrEqual(12);
    await expect.poll(async () => Math.max(...(await minutes(2)))).toBeLessThanOrEqual(30);
    await expect(page.getByRole("region", { name: "Chain" })).toContainText("hits");
  });
});
