import { pages } from "../content/pages";
import { addresses, isApp } from "./addresses";
import { FAULTS_BY_KIND, UNCAUGHT } from "./faults";
import { expect, type Page, test } from "./test";

const inApp = addresses.filter(isApp);

const faults = Object.entries(FAULTS_BY_KIND).flatMap(([kind, ofKind]) =>
  ofKind.map((fault) => ({ kind, fault })),
);

/** Every page with every fault; by default each page and each fault once. */
const isAll = process.env.FAULTS === "all";
const cases = isAll
  ? inApp.flatMap((address) => faults.map((one) => ({ address, ...one })))
  : Array.from({ length: Math.max(faults.length, inApp.length) }, (_, place) => ({
      address: inApp[place % inApp.length] ?? "",
      ...faults[place % faults.length],
    }));

/** The game doesn’t know the key, and the page asks it for something. */
const isRejected = (address: string, fault: string) =>
  /^error code [12]$/.test(fault) && address !== pages.messageSender.path;

const NOTES = '{"1":{"3000002":"Asks for a loan on Fridays"}}';

/** How long a press may stay without an answer. */
const ANSWER_MS = 2_000;
/** Longer than the game is left alone after any of its errors. */
const PAUSE_MS = 6 * 60_000;

/** A press is answered: the palette opens, and closes again. */
async function expectAnswers(page: Page) {
  const palette = page.getByRole("dialog");
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible({ timeout: ANSWER_MS });
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden({ timeout: ANSWER_MS });
}

for (const { kind, address, fault } of cases) {
  if (kind === undefined || fault === undefined) continue;
  // `npm run faults` counts by kind.
  test.describe(kind, () => {
    test(`${address} with ${fault.name}`, async ({ page, game, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn();
      await page.addInitScript((notes) => {
        if (location.protocol === "about:" || sessionStorage.getItem("noted") !== null) return;
        sessionStorage.setItem("noted", "yes");
        localStorage.setItem("memberNotes", notes);
      }, NOTES);
      await fault.begin({ page, game });
      game.disturbed = true;
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.clock.runFor(3_000);

      await test.step("the page keeps its frame, bears it, and doesn’t scroll sideways", async () => {
        await expect(page.locator("body")).not.toContainText(UNCAUGHT);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(360);
        // A key that the game rejects leads to the login, which has no palette.
        if (isRejected(address, fault.name)) await expect(page).toHaveURL(/\/login/);
        else await expectAnswers(page);
      });

      await test.step("what the player wrote is still there", async () => {
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem("memberNotes")))
          .toBe(NOTES);
      });

      await test.step("it recovers by itself, or by one button", async () => {
        if (isRejected(address, fault.name)) return;
        if (fault.end) await fault.end({ page, game });
        else game.answerGood();
        await page.clock.fastForward(PAUSE_MS);
        const again = page.getByRole("button", { name: "Try again" });
        const refresh = page.getByRole("button", { name: "Refresh", exact: true });
        // While calls are paused, the banner’s button alone lets them go on.
        const paused = page
          .getByRole("status")
          .filter({ hasText: "Calls to the game are paused." });
        // What was asked before has come, or the page says that it hasn’t.
        const loading = page.getByRole("main").getByText(/^(Loading|Counting today’s purchases)/);
        const isOver = async () => (await loading.count()) === 0 || (await paused.isVisible());
        await expect.poll(isOver).toBe(true);
        if (await paused.isVisible()) {
          await paused.getByRole("button", { name: "Try again" }).click();
        } else if (await refresh.isVisible()) await refresh.click();
        else await again.first().click();
        await expect(page.getByRole("main").getByText(/^(Error l|L)oading/)).toHaveCount(0);
        await expect(page.locator("body")).not.toContainText(UNCAUGHT);
      });
    });
  });
}
