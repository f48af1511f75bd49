import { NOW } from "../lib/api/testing/answers";
import { checklist, DEFAULT_STATES, PATH, statesOf, TITLES } from "./checklist/checklist-page";
import { idleItems, open } from "./next/quiet-day";
import { dashboardHasCalled } from "./made-calls";
import { section } from "./next/section";
import { expect, test } from "./test";

test("the dashboard counts what is left today, leads through it, and keeps how the checklist is shown", async ({
  page,
  context,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);

  await test.step("it asks for at most 25 things, and for none again within 60 seconds", async () => {
    await dashboardHasCalled(game);
    await expect(page.getByText("Loading")).toHaveCount(0);
    const cold = game.calls.length;
    expect(cold).toBeLessThanOrEqual(25);
    expect(new Set(game.calls).size).toBe(cold);
    // Without what the other cards request as well.
    const others = /^\/(user\/(basic|bars|money|stocks|travel)|torn\/(calendar|stocks))\b/;
    expect(game.calls.filter((call) => !others.test(call)).length).toBeLessThanOrEqual(17);

    // However long the rest takes.
    await page.clock.setFixedTime(NOW + 50_000);
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Items" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Xanax" })).toBeVisible();
    const onItems = game.calls.length;
    await navigation.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
    await expect(page.getByText("Loading")).toHaveCount(0);
    expect(game.calls).toHaveLength(onItems);
    await page.clock.resume();
  });

  const left = Object.values(DEFAULT_STATES).filter((state) => state === "Incomplete").length;
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText(
    `${left} left today`,
  );
  await expect(
    page.getByRole("region", { name: "Bars and cooldowns" }).getByRole("meter", { name: "Energy" }),
  ).toBeVisible();
  // On a wide page, what ends has its pin on a ruler.
  await expect(
    page.getByText("Life", { exact: true }).and(page.locator("[aria-hidden] *")),
  ).toBeVisible();

  await test.step("a run through the tasks leads to the game", async () => {
    await context.route("https://www.torn.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "The game" }),
    );
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const run = page.getByRole("dialog", { name: "Today’s tasks" });
    const link = run.getByRole("link", { name: /^Open / });
    await expect(link).toBeFocused();
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await expect(tab.getByText("The game")).toBeVisible();
    await tab.close();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeFocused();
  });

  await test.step("done items are hidden, also after a reload", async () => {
    const toggle = page.getByRole("switch", { name: "Show Complete?" });
    const items = checklist(page).getByRole("listitem");
    await expect(items).toHaveCount(TITLES.length);
    await toggle.click();
    await expect(items).toHaveCount(left);
    await page.reload();
    await expect(items).toHaveCount(left);
    await expect(toggle).not.toBeChecked();
  });
});

test("on a phone, the lead and what is now and next leave room for the checklist in the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    sessionStorage.setItem("demo", "on");
  });
  const checklist = page.getByRole("region", { name: "Checklist" });
  const first = checklist.getByRole("listitem").first();
  const topOf = async (what: typeof first) => (await what.boundingBox())?.y ?? NaN;

  const expectRoomForChecklist = async (says: RegExp) => {
    await page.goto(PATH);
    await expect(first).toContainText("complete");
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "At a glance" })).toContainText(says);
    // Its head begins at 480 px at most, its first row at 560.
    await expect
      .poll(() => topOf(checklist.getByRole("heading", { name: "Checklist" })))
      .toBeLessThanOrEqual(480);
    await expect.poll(() => topOf(first)).toBeLessThanOrEqual(560);
    await expect(
      page.getByRole("region", { name: "Now and next" }).getByRole("listitem"),
    ).toHaveCount(3);
    // One countdown with seconds at most. The virus tells its seconds too (contract 7.7).
    const ticking = page.getByRole("timer").filter({ hasText: /\d s$/, visible: true });
    const ofVirus = checklist.getByRole("listitem").filter({ hasText: "Virus coding" });
    await expect
      .poll(() => ticking.count())
      .toBeLessThanOrEqual(1 + (await ofVirus.getByRole("timer").count()));
  };

  await test.step("at home", () => expectRoomForChecklist(/new day in/i));
  await test.step("seven vitals in rows of 44 px, a tap opens one", async () => {
    const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
    await expect.poll(async () => (await vitals.boundingBox())?.height).toBeLessThanOrEqual(178);
    await vitals.getByText("Energy").click();
    await expect(
      vitals.getByRole("button", { name: "Add to calendar: Energy full" }),
    ).toBeVisible();
    await vitals.getByText("Energy").click();
  });
  await test.step("the whole dashboard is 3,700 px long at most", async () => {
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(3_700);
  });
  // 14:06: the player of the sample data is on the way to Mexico.
  await test.step("in the air", async () => {
    await page.clock.setSystemTime(NOW + 2.1 * 3_600_000);
    await expectRoomForChecklist(/landing in/i);
  });
});

test("on a phone nothing moves when the idle activities load", async ({ page, game, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, game, {
    "/user/virus": { virus: null },
  });
  const topOfNext = () =>
    section(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOfNext();
  await page.clock.resume();
  const idle = idleItems(page);
  await expect(idle.getByRole("link")).toHaveText(["Course", "Virus", "Training"]);
  await expect.poll(async () => (await idle.boundingBox())?.height).toBeLessThanOrEqual(45);
  await expect.poll(topOfNext).toBe(before);

  await test.step("what ends has no pin on a ruler, and its button is easy to hit", async () => {
    const pin = page.getByText("New day", { exact: true }).and(page.locator("[aria-hidden] *"));
    await expect(pin).toHaveCount(1);
    await expect(pin).toBeHidden();
    const add = section(page).getByRole("button", { name: "Add to calendar: New day" });
    const box = await add.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  });
});
