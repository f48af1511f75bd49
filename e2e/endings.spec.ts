import { NOW } from "../lib/api/testing/answers";
import { stubNotifications, type NotificationStub } from "./next/notifications";
import { flight, FULL_BARS, invested, open, PATH, player, QUIET } from "./next/quiet-day";
import { rows, saved } from "./next/section";
import { errorCode, expect, test } from "./test";

const HOUR_MS = 3_600_000;

test("a landing fits into a calendar, and the browser notifies of it", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await stubNotifications(page);
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("notifications", JSON.stringify({ kinds: ["flight", "happy-reset"] }));
  });
  const happy = { ...FULL_BARS.happy, current: 30_000, maximum: 5_025, tick_time: 150 };
  await open(page, game, {
    "/user/travel": flight("Mexico", 41),
    "/user/basic": player("Traveling", "Traveling to Mexico"),
    "/user/money": invested(3 * 24 * 60),
    "/user/bars": { bars: { ...FULL_BARS, happy } },
  });
  const landing = await saved(page, "Add to calendar: Landing in Mexico");
  expect(landing.name).toBe("landing-in-mexico.ics");
  for (const line of [
    "DTSTART:20261120T124100Z",
    "SUMMARY:Landing in Mexico",
    "DESCRIPTION:Flight",
  ]) {
    expect(landing.lines).toContain(line);
  }
  // Also what is listed below the 24 hours.
  const all = await saved(page, "Add all to calendar");
  expect(all.lines.filter((line) => line.startsWith("SUMMARY:"))).toEqual([
    "SUMMARY:Happy resets",
    "SUMMARY:Landing in Mexico",
    "SUMMARY:New day",
    "SUMMARY:Bank investment ends",
  ]);
  expect(all.lines).toContain("DTSTART:20261123T120000Z");

  await page.clock.fastForward("41:00");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as NotificationStub).shown))
    .toEqual([
      { title: "Happy resets", body: "To 5,025, 12:02 TCT", tag: "happy-reset" },
      { title: "Landing in Mexico", body: "Flight, 12:41 TCT", tag: "flight" },
    ]);
});

test("the browser notifies of an investment that ended a day after the player left the dashboard", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await stubNotifications(page);
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("notifications", JSON.stringify({ kinds: ["bank"] }));
  });
  await open(page, game, { "/user/money": invested(24 * 60 + 10) });
  await expect(rows(page, "Later")).toHaveCount(1);
  await page.clock.resume();
  await page.getByRole("link", { name: "Message Sender" }).first().click();
  await expect(page).toHaveURL("/app/tools");
  await page.clock.fastForward("24:10:00");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as NotificationStub).shown))
    .toEqual([{ title: "Bank investment ends", body: "$2,000,000,000, 12:10 TCT", tag: "bank" }]);
});

// Two hours ahead of the game.
const DEVICE_MS = NOW + 2 * HOUR_MS;

for (const { clocks, compared } of [
  { clocks: "compared", compared: { aheadMs: -2 * HOUR_MS, comparedAtMs: DEVICE_MS } },
  { clocks: "never compared", compared: null },
]) {
  test(`a flight counts down right even if the device’s clock is wrong, the clocks ${clocks}`, async ({
    page,
    game,
    signIn,
  }) => {
    await signIn();
    const answers = {
      ...QUIET,
      "/user/travel": flight("Torn", 41),
      "/user/timestamp": errorCode(16),
    };
    for (const [path, answer] of Object.entries(answers)) game.answer(path, answer);
    await page.clock.setSystemTime(DEVICE_MS);
    await page.addInitScript(
      (stored) => {
        if (location.protocol === "about:") return;
        if (stored === null) localStorage.removeItem("gameClock");
        else localStorage.setItem("gameClock", stored);
      },
      compared && JSON.stringify(compared),
    );
    await page.goto(PATH);
    await expect(page.getByRole("region", { name: "At a glance" })).toContainText(
      /landing in (40|41) min/i,
    );
  });
}
