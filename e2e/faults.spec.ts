import { UNCAUGHT } from "../app/testing/faults";
import { pages } from "../content/pages";
import { addresses, dataOf, isApp } from "./addresses";
import { FAULTS_IN_BROWSER } from "./faults";
import { field } from "./message-sender-page";
import { expect, logIn, type Page, test } from "./test";

const inApp = addresses.filter(isApp);

const faults = Object.entries(FAULTS_IN_BROWSER).flatMap(([kind, ofKind]) =>
  ofKind.map((fault) => ({ kind, fault })),
);

/** Pages with long lists or texts, and with much that is stored: by default each fault is tried on one of them. */
const PLACES = [
  pages.members.path,
  "/app/user/logs",
  "/app/faction/week",
  pages.dashboard.path,
  "/app/user/progress?view=awards",
];

/** Every page with every fault; by default each fault once. */
const cases =
  process.env.FAULTS === "all"
    ? inApp.flatMap((address) => faults.map((one) => ({ address, ...one })))
    : faults.map((one, index) => ({ address: PLACES[index % PLACES.length] ?? "", ...one }));

const WRITTEN = "Alpha asks for a loan on Fridays";

/** The time in ms within which a press must show an effect. */
const ANSWER_MS = 2_000;

/** A press is answered: the palette opens, and closes again. */
async function expectAnswers(page: Page) {
  const palette = page.getByRole("dialog");
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible({ timeout: ANSWER_MS });
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden({ timeout: ANSWER_MS });
}

/** Reads everything again. */
async function recover(page: Page) {
  await expect(page.getByRole("main").getByText(/^(Loading|Counting today’s)/)).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
}

for (const { kind, address, fault } of cases) {
  // `npm run faults` counts by kind.
  test.describe(kind, () => {
    test(`${address} with ${fault.name}`, async ({ page, game, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn();
      await fault.begin({ page, game });
      game.disturbed = true;
      const isForgotten = fault.forgets === "everything";

      await test.step("the player writes a message", async () => {
        await page.goto(pages.messageSender.path);
        if (isForgotten) await logIn(page);
        await field(page, "Message").fill(WRITTEN);
      });

      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.clock.runFor(3_000);

      await test.step("the page keeps its frame, bears it, and doesn’t scroll sideways", async () => {
        await expect(page.locator("body")).not.toContainText(UNCAUGHT);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(360);
        // The login has no palette.
        if (isForgotten) await expect(page).toHaveURL(/\/login/);
        else await expectAnswers(page);
        if (fault.isBorne) await expect(dataOf(page, address, fault.shows)).toBeVisible();
      });

      await test.step("it recovers on its own or with one button, and shows its data", async () => {
        if (fault.end) await fault.end({ page, game });
        else game.restoreResponses();
        if (isForgotten) await logIn(page);
        else await recover(page);
        // A damaged store stays as it is; the game answers as usual again.
        const shows = fault.end ? fault.shows : undefined;
        await expect(dataOf(page, address, shows)).toBeVisible();
        await expect(page.getByRole("main").getByText(/^(Error l|L)oading/)).toHaveCount(0);
        await expect(page.locator("body")).not.toContainText(UNCAUGHT);
      });

      await test.step("what the player wrote is still there", async () => {
        if (fault.forgets !== undefined) return;
        await page.goto(pages.messageSender.path);
        await expect(field(page, "Message")).toHaveValue(WRITTEN);
      });
    });
  });
}
