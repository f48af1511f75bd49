import { NOW } from "../../lib/api/testing/answers";
import { expect, type MockGame, type Page } from "../test";
import { rows } from "./section";

export const PATH = "/app/dashboard";
export const MINUTE_MS = 60_000;

/** So many minutes after `NOW`, in the game's epoch seconds. */
export const after = (minutes: number) => NOW / 1000 + minutes * 60;

const FULL = { current: 60, maximum: 60, increment: 1, interval: 300, tick_time: 60, full_time: 0 };

export const FULL_BARS = { energy: FULL, nerve: FULL, happy: FULL, life: FULL, chain: null };

/** Nothing ends except what a test adds. */
export const QUIET = {
  "/user/bars": { bars: FULL_BARS },
  "/user/cooldowns": { cooldowns: { drug: 90_000, medical: 0, booster: 90_000 } },
  "/user/stocks": { stocks: [] },
  "/user/education": { education: { complete: [], current: null } },
  "/user/missions": { missions: { givers: [] } },
};

export const flight = (destination: string, minutes: number) => ({
  travel: {
    destination,
    method: "Standard",
    departed_at: after(minutes - 24),
    arrival_at: after(minutes),
    time_left: Math.max(0, minutes * 60),
  },
});

export const player = (state: string, description: string, until: number | null = null) => ({
  profile: {
    id: 3000001,
    name: "alpha_one",
    level: 87,
    gender: "Enby",
    status: { state, description, details: null, color: "blue", until },
  },
});

export const invested = (minutes: number) => ({
  money: {
    wallet: 5,
    city_bank: { amount: 2_000_000_000, until: after(minutes) },
  },
});

/** The line below the checklist, which loads once it is in view. */
export async function notRunning(page: Page) {
  const checklist = page.getByRole("region", { name: "Checklist" });
  await checklist.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await checklist.evaluate((element) => {
    element.scrollIntoView({ block: "end" });
  });
  return checklist.getByText(/^Not running:/);
}

/** The dashboard at `NOW`, from which its clock moves only by the test. */
export async function open(page: Page, game: MockGame, answers: Readonly<Record<string, object>>) {
  for (const [path, answer] of Object.entries({ ...QUIET, ...answers })) game.answer(path, answer);
  await page.clock.setSystemTime(NOW - MINUTE_MS / 2);
  await page.goto(PATH);
  await expect(rows(page, "Sat 21 Nov")).not.toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.clock.pauseAt(NOW);
}
