import { pages } from "../content/pages";
import { addresses, dataOf, isApp } from "./addresses";
import { FAULTS_BY_KIND, UNCAUGHT } from "./faults";
import { field } from "./message-sender-page";
import { errorCode, expect, logIn, type Page, test } from "./test";

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

const REJECTED = "error code 1";
const WRITTEN = "Alpha asks for a loan on Fridays";

/** How long a press may stay without an answer. */
const ANSWER_MS = 2_000;
const MINUTE_MS = 60_000;
/** Longer than the game is left alone after any of its errors. */
const PAUSE_MS = 6 * MINUTE_MS;

/** A press is answered: the palette opens, and closes again. */
async function expectAnswers(page: Page) {
  const palette = page.getByRole("dialog");
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible({ timeout: ANSWER_MS });
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden({ timeout: ANSWER_MS });
}

/** Waits as long as the game is left alone, then presses the one button that reads again. */
async function recover(page: Page) {
  await page.clock.fastForward(PAUSE_MS);
  const again = page.getByRole("button", { name: "Try again" });
  const refresh = page.getByRole("button", { name: "Refresh", exact: true });
  // While calls are paused, the banner’s button alone lets them go on.
  const paused = page.getByRole("status").filter({ hasText: "Calls to the game are paused." });
  // What was asked before has come, or the page says that it hasn’t.
  const loading = page.getByRole("main").getByText(/^(Loading|Counting today’s purchases)/);
  // A call that was under way when the fault ended may have come back with 429: our queue then waits for a minute, once.
  const queued = page.getByRole("status").filter({ hasText: /calls? queued/ });
  let hasWaited = false;
  const isOver = async () => {
    if (!hasWaited && (await queued.isVisible())) {
      hasWaited = true;
      await page.clock.fastForward(MINUTE_MS);
    }
    return (await loading.count()) === 0 || (await paused.isVisible());
  };
  await expect.poll(isOver).toBe(true);
  // The pause may end, and its banner go, between the look and the press.
  await expect(async () => {
    const button = (await paused.isVisible())
      ? paused.getByRole("button", { name: "Try again" })
      : (await refresh.isVisible())
        ? refresh
        : again.first();
    await button.click({ timeout: ANSWER_MS });
  }).toPass();
}

/** Pages that make no calls, or only after a press. */
const WITHOUT_CALLS: readonly string[] = [pages.messageSender.path, pages.progress.path];

for (const address of inApp.filter((one) => !WITHOUT_CALLS.includes(one))) {
  const title = `${address} doesn’t show its data while the game answers nothing but errors`;
  test(title, { tag: "@long" }, async ({ page, game, signIn }) => {
    await signIn();
    game.answerAll(errorCode(17));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const error = page
      .getByRole("main")
      .getByText(/^(Error|Couldn’t load)/)
      .filter({ visible: true });
    await expect(error.first()).toBeVisible();
    await expect(dataOf(page, address)).toBeHidden();
  });
}

for (const { kind, address, fault } of cases) {
  if (kind === undefined || fault === undefined) continue;
  // `npm run faults` counts by kind.
  test.describe(kind, () => {
    test(`${address} with ${fault.name}`, async ({ page, game, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await signIn();
      await fault.begin({ page, game });
      game.disturbed = true;
      const isForgotten = fault.forgets === "everything";
      // The game rejects the key as soon as the page asks for something.
      const isRejected = fault.name === REJECTED && address !== pages.messageSender.path;

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
        if (isRejected || isForgotten) await expect(page).toHaveURL(/\/login/);
        // The palette asks the game, which would reject the key now or a moment later.
        else if (fault.name !== REJECTED) await expectAnswers(page);
        if (fault.isBorne) await expect(dataOf(page, address, fault.shows)).toBeVisible();
      });

      await test.step("it recovers on its own or with one button, and shows its data", async () => {
        if (fault.end) await fault.end({ page, game });
        else game.restoreResponses();
        if (isRejected || isForgotten) await logIn(page);
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
