import { A_DAY } from "./next/answers";
import { stubNotifications, type NotificationStub } from "./next/notifications";
import { rows } from "./next/section";
import { expect, test } from "./test";

const PATH = "/app/dashboard";

test.beforeEach(async ({ game, signIn }) => {
  for (const [path, answer] of Object.entries(A_DAY)) game.answer(path, answer);
  await signIn();
});

test("the tab’s title carries the next countdown, once asked for, and only on the dashboard", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(rows(page, "Ready now")).toHaveCount(2);
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.getByRole("button", { name: "Notify me" }).click();
  const choice = page.getByRole("switch", { name: "Show the next countdown in the tab title" });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expect(page).toHaveTitle(/^1[567] min Life · Dashboard/);
  await page.clock.fastForward("10:00");
  await expect(page).toHaveTitle(/^[567] min Life · Dashboard/);
  await page.clock.fastForward("10:00");
  await expect(page).toHaveTitle(/^5\d min Your OC · Dashboard/);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Stock Market", exact: true }).click();
  await expect(page).toHaveTitle(/^Stock Market/);
  await page.goBack();
  // Twenty minutes have passed: the game is asked again, and gives its first answer again.
  await expect(page).toHaveTitle(/^1[567] min Life · Dashboard/);
  await page.getByRole("button", { name: "Notify me" }).click();
  await choice.uncheck();
  await expect(page).toHaveTitle(/^Dashboard/);
});

test("the browser notifies of each event that the player has ticked, once", async ({ page }) => {
  await stubNotifications(page);
  const shown = () => page.evaluate(() => (window as unknown as NotificationStub).shown);
  await page.goto(PATH);
  await expect(rows(page, "Sat 21 Nov")).toHaveCount(3);

  await test.step("off by default, and the browser asks for no permission", async () => {
    await page.getByRole("button", { name: "Notify me" }).click();
    const kinds = page.getByRole("group", { name: "Notifications while this tab is open" });
    await expect(kinds.getByRole("checkbox")).toHaveCount(18);
    await expect(kinds.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as NotificationStub).asked))
      .toBe(0);
  });

  await test.step("a browser that refuses is no loss: the tick stays", async () => {
    await page.evaluate(() => {
      (window as unknown as NotificationStub).answer = "denied";
    });
    await page.getByRole("checkbox", { name: "Your OC" }).check();
    await expect(page.getByRole("dialog")).toContainText("Your browser blocks notifications.");
    await expect(page.getByRole("checkbox", { name: "Your OC" })).toBeChecked();
  });

  await test.step("once allowed, it notifies of ticked events as they end, and of no others", async () => {
    await page.evaluate(() => {
      (window as unknown as NotificationStub).answer = "granted";
    });
    await page.getByRole("checkbox", { name: "Energy full" }).check();
    await expect(page.getByRole("dialog")).not.toContainText("blocks notifications");
    await page.keyboard.press("Escape");
    await page.clock.fastForward("01:20:00");
    await expect
      .poll(shown)
      .toEqual([
        { title: "Your OC is ready", body: "Counter Offer, 13:14 TCT", tag: "own-crime-705477" },
      ]);
  });

  await test.step("it notifies once of each, however often the page refreshes", async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.clock.fastForward("10:00");
    await expect(rows(page, "Ready now").filter({ hasText: "Your OC is ready" })).toHaveCount(1);
    await expect.poll(shown).toHaveLength(1);
  });

  await test.step("it doesn’t notify of what had ended before the page opened", async () => {
    await page.reload();
    await expect(rows(page, "Ready now").filter({ hasText: "Your OC is ready" })).toHaveCount(1);
    await page.clock.fastForward("02:00");
    await expect.poll(shown).toEqual([]);
  });

  await test.step("a browser that shows none says so", async () => {
    await page.evaluate(() => {
      (window as unknown as NotificationStub).answer = "throws";
    });
    await page.getByRole("button", { name: "Notify me" }).click();
    await page.getByRole("checkbox", { name: "Education" }).check();
    await expect(page.getByRole("dialog")).toContainText(
      "This browser doesn’t support notifications.",
    );
    await page.keyboard.press("Escape");
    await page.clock.fastForward("02:00:00");
    await expect(
      page.getByText("This browser doesn’t support notifications.").first(),
    ).toBeVisible();
  });

  await test.step("one without notifications says so, and keeps what is ticked", async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, "Notification"));
    await page.getByRole("button", { name: "Notify me" }).click();
    await expect(page.getByRole("dialog")).toContainText(
      "This browser doesn’t support notifications.",
    );
    await expect(page.getByRole("checkbox", { name: "Your OC" })).toBeChecked();
  });
});
