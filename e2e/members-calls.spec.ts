import balanceOlder from "../lib/api/testing/fixtures/faction-balance.legacy.json" with { type: "json" };
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { dataAge } from "./data-age";
import { errorCode, expect, httpStatus, neverResponds, test } from "./test";

const PATH = "/app/faction/members";
const [alpha] = live.members;

const members = (count: number) => ({
  members: Array.from({ length: count }, (_, i) => ({ ...alpha, id: 1 + i })),
});

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a hanging call is given up after 20 seconds", async ({ page, game }) => {
  // The browser's own timeout ignores the test's clock: here the one call's is over when the test says so. A call makes its
  // timeout just before it leaves.
  await page.addInitScript(() => {
    let latest = { ms: 0, given: new AbortController() };
    AbortSignal.timeout = (ms) => {
      latest = { ms, given: new AbortController() };
      return latest.given.signal;
    };
    const call = window.fetch.bind(window);
    window.fetch = (...asked) => {
      const { ms, given } = latest;
      const [address] = asked;
      if (typeof address === "string" && address.includes("/faction/balance")) {
        addEventListener(`${ms / 1000} seconds are over`, () => {
          given.abort(new DOMException("for the test", "TimeoutError"));
        });
      }
      return call(...asked);
    };
  });
  game.answer("/faction/balance", neverResponds);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...")).toBeVisible();
  await expect.poll(() => game.calls.join()).toContain("/faction/balance");
  await page.evaluate(() => dispatchEvent(new Event("20 seconds are over")));
  await expect(page.getByText("faction/balance took longer than 20 seconds")).toBeVisible();
});

test("the access check that fails with anything but code 7 lets the page go on", async ({
  page,
  game,
}) => {
  game.answer("/faction/crimes", httpStatus(500));
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("code 5 pauses all calls until the minute is over, and the page says so", async ({
  page,
  game,
}) => {
  game.answer("/faction/balance", errorCode(5, "Too many requests"));
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("limit of 100 calls per minute");
  game.answer("/faction/balance", balanceOlder);
  const before = game.calls.length;

  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 call queued.")).toBeVisible();
  await expect(page.getByText("calls resume at 12:01 TCT")).toBeVisible();
  expect(game.calls).toHaveLength(before);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("code 8 stops all calls for five minutes", async ({ page, game }) => {
  game.answer("/faction/balance", errorCode(8, "IP block"));
  await page.goto(PATH);
  await expect(page.getByText("Calls to the game are paused.")).toBeVisible();
  await expect(page.getByText("Calls resume at 12:05 TCT")).toBeVisible();
  game.answer("/faction/balance", balanceOlder);
  const before = game.calls.length;

  const alert = page.getByRole("main").getByRole("alert");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("is blocking your IP address");
  expect(game.calls).toHaveLength(before);
  await page.clock.fastForward(301_000);
  await expect(page.getByText("Calls to the game are paused.")).toBeHidden();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("codes 10, 13 and 18 keep the key, stop the calls and say why; a button tries again", async ({
  page,
  game,
}) => {
  const banner = page.getByRole("status").filter({ hasText: "Calls to the game are paused." });
  const goOn = async () => {
    game.restoreResponses();
    await banner.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Ran by")).toBeVisible();
    await expect(banner).toBeHidden();
  };
  const keptKey = () => page.evaluate(() => localStorage.getItem("apiKey"));

  await test.step("code 10, from the first call", async () => {
    game.answerAll(errorCode(10, "owner in federal jail"));
    await page.goto(PATH);
    await expect(banner).toContainText("(owner in federal jail)");
    await expect.poll(keptKey).not.toBeNull();
    const before = game.calls.length;
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(9);
    expect(game.calls).toHaveLength(before);
    await goOn();
  });
  for (const code of [13, 18]) {
    await test.step(`code ${code}, at a refresh`, async () => {
      game.answerAll(errorCode(code, `reason ${code}`));
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(banner).toContainText(`(reason ${code})`);
      await expect.poll(keptKey).not.toBeNull();
      const before = game.calls.length;
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.clock.fastForward(61_000);
      expect(game.calls).toHaveLength(before);
      await goOn();
    });
  }
});

test("a refresh that fails keeps the older data and says so", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
  game.answer("/faction/balance", errorCode(17, "Backend error"));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Couldn’t refresh")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("refresh asks again, and the page says how old its data is", async ({ page, game }) => {
  const age = dataAge(page);
  await page.goto(PATH);
  await expect(age).toHaveText("Updated just now");
  await page.clock.fastForward(140_000);
  await expect(age).toHaveText("Updated 2 min ago");
  game.answer("/faction/members", members(3));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(age).toHaveText("Updated just now");
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("within 60 seconds no call is made again", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByText("Ran by")).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Members" }).click();
  await expect(page.getByRole("row")).toHaveCount(5);
  expect(new Set(game.calls).size).toBe(game.calls.length);
});
