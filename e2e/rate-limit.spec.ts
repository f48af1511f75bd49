import { NOW } from "../lib/api/testing/answers";
import { fullestMinute, noteEarlierCalls } from "./made-calls";
import { expect, refresh, test } from "./test";

/** So few calls are left that two slow tabs reach the limit within the minute. */
const EARLIER = 70;

test("two tabs share the 90 calls of a minute, and go on once it is over", async ({
  page,
  context,
  game,
  signIn,
}) => {
  await signIn();
  await noteEarlierCalls(context, EARLIER);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto("/app/faction/members");
    await expect(tab.getByRole("table")).toBeVisible();
  }
  // Each refresh of the page requests three answers, and cancels those that it is still waiting for.
  await expect(async () => {
    await Promise.all(tabs.map((tab) => refresh(tab, 3)));
    for (const tab of tabs) {
      await expect(tab.getByText(/calls? queued\./)).toBeVisible({ timeout: 500 });
    }
  }).toPass();
  const first = game.calls.length;
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThanOrEqual(90 - EARLIER);

  await page.clock.fastForward(61_000);
  for (const tab of tabs) await expect(tab.getByText(/calls? queued\./)).toBeHidden();
  // A call that has its turn arrives a moment later.
  await expect.poll(() => game.calls.length).toBeGreaterThan(first);
});

/** However long the calls took to come: a busy machine may need more than a minute for them. */
function expectNinetyAMinute(arrivedAtMs: readonly number[]) {
  const fullest = fullestMinute(arrivedAtMs.map((atMs) => ({ atMs })));
  expect(fullest.length).toBeLessThanOrEqual(90);
}

/** The browser's databases answer later than the queue waits for them. */
function answerLate() {
  if (location.protocol === "about:") return;
  const delay = <Answer>(answer: () => Answer) =>
    new Promise<Answer>((answered) =>
      setTimeout(() => {
        answered(answer());
      }, 4000),
    );
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (...args) => {
    const request = open(...args);
    Object.defineProperty(request, "onsuccess", {
      set(handler: () => void) {
        request.addEventListener("success", () => void delay(handler));
      },
    });
    return request;
  };
}

for (const { when, setBackMs } of [
  { when: "with slow stores", setBackMs: 0 },
  { when: "with slow stores and the device's clock set back", setBackMs: 600_000 },
]) {
  test(`two tabs stay at 90 ${when}`, { tag: "@long" }, async ({ page, context, game, signIn }) => {
    await signIn();
    await context.addInitScript(answerLate);
    await noteEarlierCalls(context, EARLIER);
    const notedAtMs = Date.now();
    const arrivals = () => [...Array<number>(EARLIER).fill(notedAtMs), ...game.arrivedAtMs];
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto("/app/faction/members");
      await expect(tab.getByRole("table")).toBeVisible();
    }
    if (setBackMs > 0) await page.clock.setSystemTime(NOW - setBackMs);
    // A tab says that calls wait once the queue has asked, which takes as long as it waits for the stores.
    await expect(async () => {
      await Promise.all(tabs.map((tab) => refresh(tab, 3)));
      for (const tab of tabs) {
        await expect(tab.getByText(/calls? queued\./)).toBeVisible({
          timeout: 6_000,
        });
      }
      // Those that a refresh cancels before they start count as made.
      expect(arrivals().length).toBeGreaterThan(EARLIER + 5);
    }).toPass();
    expectNinetyAMinute(arrivals());
  });
}
