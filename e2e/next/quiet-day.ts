import { QUIET } from "../../app/app/dashboard/testing/answers";
import { NOW } from "../../lib/api/testing/answers";
import { expect, type MockGame, type Page } from "../test";
import { rows } from "./section";

const PATH = "/app/dashboard";
const MINUTE_MS = 60_000;

/** The idle activities, the last of "Now and next". */
export const idleItems = (page: Page) =>
  page
    .getByRole("region", { name: "Now and next" })
    .getByRole("listitem")
    .filter({ hasText: "Idle" });

/** The dashboard at `NOW`, from which its clock moves only by the test. */
export async function open(page: Page, game: MockGame, answers: Readonly<Record<string, object>>) {
  for (const [path, answer] of Object.entries({ ...QUIET, ...answers })) game.answer(path, answer);
  await page.clock.setSystemTime(NOW - MINUTE_MS / 2);
  await page.goto(PATH);
  await expect(rows(page, "Sat 21 Nov")).not.toHaveCount(0);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.clock.pauseAt(NOW);
}
