import type { Call } from "./game";

import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expect, test } from "./test";

const PATH = "/app/faction/week";
const DAY = 24 * 60 * 60;

/** Each day adds an hour of play and two Xanax. */
const stats = (call: Call) => {
  const timestamp = Number(call.url.searchParams.get("timestamp"));
  const days = timestamp / DAY;
  return call.fulfill({
    json: {
      personalstats: [
        { name: "timeplayed", value: days * 3600, timestamp },
        { name: "xantaken", value: days * 2, timestamp },
      ],
    },
  });
};

test("the week loads on request, then stays saved: a reload makes no calls", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { id } of members.members) game.answer(`/user/${id}/personalstats`, stats);
  const asked = () => game.calls.filter((path) => path.includes("personalstats")).length;
  const glance = page.getByRole("region", { name: "At a glance" });

  await page.goto(PATH);
  await expect(glance).toContainText("Not loaded yet");
  expect(asked()).toBe(0);

  await test.step("two calls for each member who was there all week", async () => {
    await page.getByRole("button", { name: "Load data" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await expect(glance).toContainText("0 below minimum");
    expect(asked()).toBe(6);
    await expect(page.getByRole("row", { name: /^Alpha/ })).toContainText("7 h");
  });

  await test.step("the same week is known after a reload", async () => {
    await page.reload();
    await expect(glance).toContainText("0 below minimum");
    await expect(page.getByRole("button", { name: "Load data" })).toHaveCount(0);
    expect(asked()).toBe(6);
  });

  await test.step("a minimum is saved too", async () => {
    await page.getByRole("button", { name: "Minimums" }).click();
    await page.getByLabel("Xanax").fill("15");
    await page.keyboard.press("Escape");
    await expect(glance).toContainText("3 below minimum");
    await page.reload();
    await expect(glance).toContainText("3 below minimum");
  });
});
