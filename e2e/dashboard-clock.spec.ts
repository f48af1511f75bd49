import { formatDuration } from "../lib/format/times";
import { NOW } from "../lib/api/testing/answers";
import { filledCrime } from "../app/app/dashboard/testing/answers";
import { TODAY } from "../app/app/user/stock/testing/portfolio-answers";
import { rows, section } from "./next/section";
import { aliveTimers, countTimers } from "./next/timers";
import { expect, type MockGame, type Page, test } from "./test";

const DAY_MS = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 10, 21);
const at = (hour: number, minute: number, second = 0) =>
  Date.UTC(2026, 10, hour > 12 ? 20 : 21, hour, minute, second);
const seconds = (ms: number) => ms / 1000;

const bar = { current: 40, maximum: 60, increment: 1, interval: 300 };

/** At 23:30: much of it ends within the hour. */
const ANSWERS = {
  ...TODAY,
  "/user/bars": {
    bars: {
      energy: { ...bar, tick_time: 240, full_time: 5940 },
      nerve: { ...bar, current: 60, tick_time: 240, full_time: 0 },
      happy: { ...bar, current: 10, tick_time: 240, full_time: 86_400 },
      life: { ...bar, current: 57, tick_time: 240, full_time: 840 },
    },
  },
  "/user/cooldowns": { cooldowns: { drug: 1200, medical: 1800, booster: 130_277 } },
  "/user/virus": {
    virus: { item: { id: 70, name: "Polymorphic Virus" }, until: seconds(at(0, 10)) },
  },
  "/user/organizedcrime": { organizedCrime: filledCrime((at(0, 45) - NOW) / 60_000) },
};

const vitals = (page: Page) => page.getByRole("region", { name: "Bars and cooldowns" });

interface Shown {
  /** Epoch milliseconds of the end shown beside it. */
  endsAtMs: number;
  text: string;
}

/** Every countdown of the two sections, with the end that the same row or cell names. */
const countdowns = (page: Page): Promise<Shown[]> =>
  page
    .locator(":is([aria-label='Next 24 hours'], [aria-label='Bars and cooldowns']) [role=timer]")
    .evaluateAll((timers) =>
      timers.map((timer) => {
        let around = timer.parentElement;
        while (around && !around.querySelector("time")) around = around.parentElement;
        return {
          endsAtMs: Date.parse(around?.querySelector("time")?.dateTime ?? ""),
          text: timer.textContent.replaceAll("\u00a0", " "),
        };
      }),
    );

/** Every countdown matches the time beside it, and no row is listed twice. */
async function allAreRight(page: Page, nowMs: number) {
  await expect(async () => {
    const shown = await countdowns(page);
    expect(shown.length).toBeGreaterThan(5);
    for (const { endsAtMs, text } of shown) {
      expect(text).toBe(formatDuration(endsAtMs - nowMs));
      expect(endsAtMs).toBeGreaterThan(nowMs);
    }
  }).toPass();
  const titles = await section(page).getByRole("link").allInnerTexts();
  expect(new Set(titles).size).toBe(titles.length);
}

const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, min: 60, s: 1 };

/** The range in which a countdown ends: it is rounded down to its last unit. */
interface End {
  fromMs: number;
  toMs: number;
}

/** The ends of all countdowns on the page, also of the checklist and the other cards. */
async function endsOf(page: Page, nowMs: number): Promise<End[]> {
  const timers = page.locator('[role="timer"]:not([aria-label="At a glance"] *)');
  const texts = await timers.allTextContents();
  return texts.map((text) => {
    if (text === "under 1 min") return { fromMs: nowMs, toMs: nowMs + 60_000 };
    const parts = [...text.matchAll(/(\d+)\s(d|h|min|s)/g)];
    expect(parts.length, text).toBeGreaterThan(0);
    const secondsOf = (unit = "") => SECONDS[unit] ?? NaN;
    const left = parts.reduce((sum, [, count, unit]) => sum + Number(count) * secondsOf(unit), 0);
    const fromMs = nowMs + left * 1000;
    return { fromMs, toMs: fromMs + secondsOf(parts.at(-1)?.[2]) * 1000 };
  });
}

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });

/** The paths that the dashboard has requested after the first `count` calls. */
const callsSince = (game: MockGame, count: number) =>
  game.calls.slice(count).map((call) => call.replace(/\?.*/, ""));

test("left open for an hour, across midnight UTC and through sleep, the page counts right and nothing doubles", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(ANSWERS)) game.answer(path, answer);
  await signIn();
  await countTimers(page);
  await page.clock.setSystemTime(at(23, 29, 30));
  await page.goto("/app/dashboard");
  await expect(rows(page, "Fri 20 Nov")).toHaveText([/Life/, /Drug/, /Medical/]);
  await expect(rows(page, "Sat 21 Nov").filter({ hasText: "Virus" })).toHaveCount(1);
  await expect(page.getByText("Loading")).toHaveCount(0);
  await page.clock.pauseAt(at(23, 30));
  const calls = game.calls.length;
  const timers = await aliveTimers(page);
  const ends = await endsOf(page, at(23, 30));

  await test.step("23:30: each countdown is its end less the time of now", async () => {
    await allAreRight(page, at(23, 30));
    await expect(rows(page, "Sat 21 Nov").filter({ hasText: "Your OC" })).toContainText(
      "1 h 15 min",
    );
    await expect(vitals(page)).toContainText(/Energy\s*40 \/ 60/);
  });

  await test.step("five minutes later, the last of them second by second", async () => {
    await page.clock.fastForward("04:00");
    await page.clock.runFor("01:00");
    await allAreRight(page, at(23, 35));
    await expect(lead(page)).toContainText("New day in 25 min");
    await expect(vitals(page)).toContainText(/Energy\s*41 \/ 60/);
  });

  await test.step("right after 20 minutes of sleep: what ended is ready, or gone", async () => {
    await page.clock.fastForward("20:00");
    await allAreRight(page, at(23, 55));
    await expect(rows(page, "Ready now").filter({ hasText: "Drug cooldown over" })).toHaveCount(1);
    await expect(section(page)).not.toContainText("Life full");
    await expect(vitals(page)).toContainText(/Drug cooldown\s*None\s*Ready/);
    await expect(vitals(page)).toContainText(/Life\s*60 \/ 60/);
  });

  await test.step("a second after midnight: the new day is the next one", async () => {
    await page.clock.runFor("00:01");
    await expect(rows(page, "Sat 21 Nov").filter({ hasText: "New day" })).toContainText("4 min");
    await expect(lead(page)).toContainText("New day in 4 min");
    await page.clock.fastForward("04:48");
    await page.clock.runFor("00:10");
    await expect(section(page).getByRole("link", { name: "New day" })).toHaveCount(1);
    await expect(rows(page, "Sat 21 Nov").filter({ hasText: "New day" })).toContainText(
      "under 1 min",
    );
    await page.clock.runFor("00:02");
    await allAreRight(page, MIDNIGHT + 1000);
    await expect(section(page).getByRole("link", { name: "New day" })).toHaveCount(1);
    await expect(rows(page, "Sun 22 Nov")).toHaveText([/New day.*23 h 59 min/]);
    await expect(page.getByText("Fri 20 Nov", { exact: true })).toHaveCount(0);
  });

  await test.step("half past midnight, after sleep again: an hour has passed", async () => {
    await page.clock.fastForward("29:59");
    await allAreRight(page, at(0, 30));
    await expect(
      rows(page, "Ready now").filter({ hasText: "Polymorphic Virus finished" }),
    ).toHaveCount(1);
    await expect(rows(page, "Sat 21 Nov").filter({ hasText: "Your OC" })).toContainText("15 min");
  });

  await test.step("only the countdowns that restart with the day have a new end", async () => {
    const midnights = [MIDNIGHT, MIDNIGHT + DAY_MS].map((ms) => ({ fromMs: ms, toMs: ms + 1 }));
    for (const end of await endsOf(page, at(0, 30))) {
      const isKnown = ({ fromMs, toMs }: End) => fromMs < end.toMs && end.fromMs < toMs;
      expect([...ends, ...midnights].some(isKnown), JSON.stringify(end)).toBe(true);
    }
  });

  await test.step("no timer is left over, and the game was asked only for what begins with a day", async () => {
    await expect.poll(() => aliveTimers(page)).toBeLessThanOrEqual(timers);
    for (const call of callsSince(game, calls)) expect(call).toBe("/user/log");
  });
});
