import { readFile } from "node:fs/promises";

import trainingLog from "../lib/api/testing/fixtures/user-training-log.json" with { type: "json" };
import { NOW } from "../lib/api/testing/answers";
import type { Call, MockGame } from "./game";
import { expect, forgetCalls, neverResponds, type Page, test } from "./test";

const PATH = "/app/user/training";

const HOUR_S = 3600;

/**
 * So many sessions of speed, one every six hours, the newest an hour ago: 100 a call, as the game gives them.
 * @param answered after so many calls no answer comes any more
 */
function answerWithSessions(game: MockGame, count: number, answered = Infinity) {
  const [recorded] = trainingLog.log;
  const sessions = Array.from({ length: count }, (_, index) => ({
    ...recorded,
    id: `Session${count - index}`,
    timestamp: NOW / 1000 - HOUR_S - index * 6 * HOUR_S,
  }));
  let calls = 0;
  game.answer("/user/log", ({ url, fulfill }: Call) => {
    calls += 1;
    if (calls > answered) return neverResponds();
    const from = Number(url.searchParams.get("from") ?? 0);
    const to = Number(url.searchParams.get("to") ?? Infinity);
    const log = sessions.filter(({ timestamp }) => timestamp > from && timestamp <= to);
    return fulfill({ json: { ...trainingLog, log: log.slice(0, 100) } });
  });
}

const logCalls = (game: MockGame) => game.calls.filter((call) => call.startsWith("/user/log"));

/** The histories of a player are kept under their id, which the login stores. */
const knowPlayer = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("player", "3000001");
  });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a jump is in the address, is saved, and its steps go into a calendar", async ({ page }) => {
  await page.goto(`${PATH}?view=jump&stat=speed`);
  const dvds = page.getByRole("group", { name: "Erotic DVD" });
  await expect(dvds.getByRole("status")).toHaveText("5");
  await dvds.getByRole("button", { name: "Add one Erotic DVD" }).click();
  await expect(dvds.getByRole("status")).toHaveText("6");
  await expect(page).toHaveURL(/dvd=6/);

  await page.getByRole("textbox", { name: "Name" }).fill("Six");
  await page.getByRole("button", { name: "Save jump" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(dvds.getByRole("status")).toHaveText("5");
  await page.getByRole("button", { name: "Six", exact: true }).click();
  await expect(dvds.getByRole("status")).toHaveText("6");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("happy-jump.ics");
  const text = await readFile(await file.path(), "utf8");
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(6);
  const event = text.split("BEGIN:VEVENT").find((part) => part.includes("SUMMARY:Ecstasy"));
  const step = page
    .getByRole("region", { name: "Steps" })
    .getByRole("listitem")
    .filter({ hasText: /Ecstasy/ });
  const [time = ""] = /\d\d:\d\d/.exec((await step.textContent()) ?? "") ?? [];
  expect(event).toMatch(new RegExp(`DTSTART:\\d{8}T${time.replace(":", "")}`));
});

test("a goal stays after a reload, Now names it, and own sessions are saved as CSV", async ({
  page,
  game,
}) => {
  game.answer("/user/log", trainingLog);
  await page.goto(`${PATH}?view=plan`);
  await page.getByRole("button", { name: "Total Rebound" }).click();
  await page.getByRole("textbox", { name: "Planned energy per day" }).fill("1000");
  await expect(page.getByText(/^About [\d,]+ days?/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove the goal Total Rebound" })).toBeVisible();
  await page.getByRole("link", { name: "Now" }).click();
  await expect(page.getByRole("row", { name: /^Speed goal/ })).toBeVisible();

  await page.getByRole("link", { name: "Log", exact: true }).click();
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("row")).toHaveCount(2);
  const saving = page.waitForEvent("download");
  await sessions.getByRole("button", { name: "CSV" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  expect(text).toContain("Anabolic Anomalies");
  expect(text).toContain("100.25");
});

test("2,000 sessions load once: paused, read on at the next visit, and kept", async ({
  page,
  game,
}) => {
  await knowPlayer(page);
  answerWithSessions(game, 2000, 5);
  await page.goto(`${PATH}?view=log&period=all`);
  await expect(page.getByText(/^Loading: 496 sessions back to/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText(/^Paused: 496 sessions back to/)).toBeVisible();

  answerWithSessions(game, 2000);
  await forgetCalls(page);
  await page.reload();
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions).toContainText(/^Sessions\s*2,000/);
  await expect(page.getByText(/^Loading/)).toBeHidden();
  // The newest page is read again, and nothing else twice but a page that was stopped on its way.
  expect(logCalls(game).length).toBeLessThanOrEqual(24);
  await expect(page.getByRole("table", { name: "Weeks" }).getByRole("row")).toHaveCount(74);
  await expect(page.getByRole("switch", { name: /^Adjust estimates/ })).toBeChecked();

  // Four new ones: the newest page alone.
  await forgetCalls(page);
  const before = logCalls(game).length;
  answerWithSessions(game, 2004);
  await page.reload();
  // Before the sessions show, a press on Refresh may come before the page can hear it.
  await expect(sessions).toContainText(/^Sessions\s*2,00[04]/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(sessions).toContainText(/^Sessions\s*2,004/);
  expect(logCalls(game).length - before).toBeLessThanOrEqual(2);
});
