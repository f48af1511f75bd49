import { NOW } from "../lib/api/testing/answers";
import { checklist, DEFAULT_STATES, PATH, statesOf, TITLES } from "./checklist/checklist-page";
import { notRunning, open } from "./next/quiet-day";
import { section } from "./next/section";
import { expect, test } from "./test";

test("the dashboard counts what is left today, leads through it, and keeps how the checklist is shown", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
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
    const link = run.getByRole("link", { name: "Open in the game" });
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

test("the dashboard asks for at most 25 things, and for none again within 60 seconds", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
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
  await expect(page.getByText("Xanax")).toBeVisible();
  const onItems = game.calls.length;
  await navigation.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  await expect(page.getByText("Loading")).toHaveCount(0);
  expect(game.calls).toHaveLength(onItems);
});

test("with few calls left, what the headline doesn’t need comes last", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  // All but 21 of the minute’s 90 calls: as many as the rest of the dashboard makes.
  await page.addInitScript(() => {
    if (location.protocol === "about:" || localStorage.getItem("calls") !== null) return;
    const atMs = Date.now();
    const note = { id: "earlier", kind: "calls", count: 69, ticksMs: atMs, clockMs: atMs };
    localStorage.setItem("calls", JSON.stringify([note]));
  });
  const late = () => game.calls.filter((call) => /^\/(user\/money|torn\/calendar)/.test(call));
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText(/\d+ left today/);
  await expect.poll(() => game.calls.length).toBe(21);
  expect(late()).toEqual([]);
  await page.clock.fastForward("01:10");
  await expect.poll(late).toHaveLength(2);
});

for (const { where, hours } of [
  { where: "at home", hours: 0 },
  // 14:06: the player of the sample data is on the way to Mexico.
  { where: "in the air", hours: 2.1 },
]) {
  test(`on a phone, the lead and what is now and next leave room for the checklist in the first screen, ${where}`, async ({
    page,
  }) => {
    await page.clock.setSystemTime(NOW + hours * 3_600_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      sessionStorage.setItem("demo", "on");
    });
    await page.goto("/app/dashboard");
    const checklist = page.getByRole("region", { name: "Checklist" });
    const first = checklist.getByRole("listitem").first();
    await expect(first).toContainText("complete");
    await expect(page.getByText("Loading...")).toHaveCount(0);
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText(hours === 0 ? /new day in/i : /landing in/i);
    const topOf = async (what: typeof first) => (await what.boundingBox())?.y ?? NaN;
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);

    await test.step("the checklist’s head begins at 480 px at most, its first row at 560", async () => {
      await expect
        .poll(() => topOf(checklist.getByRole("heading", { name: "Checklist" })))
        .toBeLessThanOrEqual(480);
      await expect.poll(() => topOf(first)).toBeLessThanOrEqual(560);
    });
    await test.step("seven vitals in rows of 44 px, a tap opens one", async () => {
      const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
      await expect.poll(async () => (await vitals.boundingBox())?.height).toBeLessThanOrEqual(178);
      await vitals.getByText("Energy").click();
      await expect(
        vitals.getByRole("button", { name: "Add to calendar: Energy full" }),
      ).toBeVisible();
      await vitals.getByText("Energy").click();
    });
    await test.step("what is now and next: three of them, and one countdown with seconds at most", async () => {
      await expect(
        page.getByRole("region", { name: "Now and next" }).getByRole("listitem"),
      ).toHaveCount(3);
      const ticking = page.getByRole("timer").filter({ hasText: /\d s$/, visible: true });
      // The virus tells its seconds too (contract 7.7).
      const ofVirus = checklist.getByRole("listitem").filter({ hasText: "Virus coding" });
      await expect
        .poll(() => ticking.count())
        .toBeLessThanOrEqual(1 + (await ofVirus.getByRole("timer").count()));
    });
    // A flight has a row of its own, and what waits until the landing says so.
    if (hours > 0) return;
    await test.step("the whole dashboard is 3,700 px long at most", async () => {
      await expect.poll(height).toBeLessThanOrEqual(3_700);
    });
  });
}

test("on a phone nothing moves when the line of what isn’t running loads", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, game, {
    "/user/virus": { virus: null },
    "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 0 } },
    "/user/organizedcrime": { organizedCrime: null },
  });
  const topOfNext = () =>
    section(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await topOfNext();
  await page.clock.resume();
  const line = await notRunning(page);
  await expect(line.getByRole("link")).toHaveText([
    "course",
    "virus",
    "OC",
    "drug",
    "booster",
    "training",
  ]);
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
