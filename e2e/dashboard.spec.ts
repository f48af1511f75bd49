import keyInfo from "../lib/api/testing/fixtures/key-info.json" with { type: "json" };
import ownCrime from "../lib/api/testing/fixtures/user-organised-crime.json" with { type: "json" };
import { NOW } from "../lib/api/testing/answers";
import { logOf } from "./checklist/checklist-page";
import { TODAY } from "../app/app/user/stock/testing/portfolio-answers";
import { FULL_BARS, notRunning } from "./next/quiet-day";
import { errorCode, expect, test } from "./test";

const { info } = keyInfo;

/** The player’s crime, in which each slot lacks its item. */
const MISSING_ITEM = {
  organizedCrime: {
    ...ownCrime.organizedCrime,
    slots: ownCrime.organizedCrime.slots.map((slot) => ({
      ...slot,
      item_requirement: { id: 206, is_reusable: false, is_available: false },
    })),
  },
};

test("the dashboard shows the account’s name, bars and cooldowns, and the faction", async ({
  openShared,
}) => {
  const page = await openShared("/app/dashboard");
  await expect(page.getByRole("region", { name: "Account" })).toContainText("player [3000001]");
  const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
  for (const name of ["Energy", "Nerve", "Happy", "Life"]) {
    await expect(vitals.getByRole("meter", { name })).toBeVisible();
  }
  for (const name of ["Drug", "Booster", "Medical"]) {
    await expect(vitals.getByText(`${name} cooldown`)).toBeVisible();
  }
  await vitals.getByText("Life", { exact: true }).click();
  await expect(vitals).toContainText(/Full 12:16(, \d\d:\d\d your time)?/);
  await expect(vitals).toContainText(/Full in 1\d min/);
  await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
});

test("the dashboard leads with what is left today: as much as the checklist shows open", async ({
  openShared,
}) => {
  const page = await openShared("/app/dashboard");
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/\d+ left today/);
  const open = page
    .getByRole("region", { name: "Checklist" })
    .getByRole("listitem")
    .filter({ hasText: "Incomplete" });
  await expect(lead).toContainText(`${await open.count()} left today`);
  await expect(lead).toContainText("New day in 12 h 00 min");
  await expect(page.getByRole("region", { name: "Now and next" })).toContainText(
    /12:16.*Life full/,
  );
});

test("the dashboard does not say that nothing is left where that is unknown", async ({
  openShared,
}) => {
  const page = await openShared("/app/dashboard", {
    "/user/refills": errorCode(17, "Backend error"),
  });
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/\d+\+ left today/);
  await expect(lead).toContainText("3 items couldn’t be loaded.");
});

test("the player’s crime is among what is now and next if it is ready soon", async ({
  openShared,
}) => {
  const crime = ownCrime.organizedCrime;
  const page = await openShared("/app/dashboard", {
    "/user/organizedcrime": {
      organizedCrime: { ...crime, ready_at: NOW / 1000 + 7200, slots: crime.slots.slice(0, 1) },
    },
  });
  const next = page.getByRole("region", { name: "Now and next" });
  await expect(next).toContainText(/14:00\s*Your OC is ready\s*Counter Offer\s*2 h 00 min/);
});

test("if one call fails, what the others load is shown", async ({ page, game, signIn }) => {
  game.answer("/user/bars", errorCode(17, "Backend error"));
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("main").getByRole("alert")).toContainText([
    "(Backend error)",
    "Couldn’t load your bars.",
  ]);
  await expect(page.getByRole("region", { name: "Account" })).toBeVisible();
  await expect(page.getByText("Ran by")).toBeVisible();
});

test("the dashboard says what the stocks are worth and which dividends are ready", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
  await page.goto("/app/dashboard");
  const stocks = page.getByRole("region", { name: "Stocks" });
  await expect(stocks).toContainText("5 stocks held");
  await stocks.scrollIntoViewIfNeeded();
  await expect(stocks).toContainText("$1,755,000,000");
  await expect(stocks).toContainText("1 dividend ready to collect: GRN");
  await stocks.getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/app/user/stock");
  await page.goBack();
  await stocks.getByRole("link", { name: "Stock ROI Calculator" }).click();
  await expect(page).toHaveURL("/app/tools/stock-market");
});

test("the dashboard says how full the faction is, and leads to its pages", async ({
  openShared,
}) => {
  const page = await openShared("/app/dashboard");
  const faction = page.getByRole("region", { name: "Faction", exact: true });
  await expect(faction).toContainText("4 of 100 members");
  await expect(faction).toContainText("Ran by [3000001]");
  for (const [name, path] of [
    ["Faction summary", "/app/faction/basic"],
    ["Members", "/app/faction/members"],
    ["Faction attacks", "/app/faction/attacks"],
    ["Organised Crimes", "/app/faction/organised-crimes"],
  ] as const) {
    await expect(faction.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("without a faction the dashboard says so", async ({ page, game, signIn }) => {
  game.answer("/faction/basic", errorCode(7, "Incorrect ID-entity relation"));
  game.answer("/key/info", { info: { ...info, user: { ...info.user, faction_id: null } } });
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByText("You are not in a faction.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Account" })).toBeVisible();
});

test("without stocks the dashboard says so", async ({ page, game, signIn }) => {
  game.answer("/user/stocks", { stocks: {} });
  await signIn();
  await page.goto("/app/dashboard");
  const stocks = page.getByRole("region", { name: "Stocks" });
  await expect(stocks).toContainText("0 stocks held");
  await stocks.scrollIntoViewIfNeeded();
  await expect(stocks).toContainText(/Dividends ready to collect\s*None/);
});

test("the dashboard leads to the log and to the message sender", async ({ openShared }) => {
  const page = await openShared("/app/dashboard");
  for (const [name, path] of [
    ["User Logs", "/app/user/logs"],
    ["Message Sender", "/app/tools"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("the dashboard asks for at most 25 things, and for none again within 60 seconds", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  const cold = game.calls.length;
  expect(cold).toBeLessThanOrEqual(25);
  expect(new Set(game.calls).size).toBe(cold);

  // However long the rest takes.
  await page.clock.setFixedTime(NOW + 50_000);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Items" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await expect(page.getByText("Xanax")).toBeVisible();
  const onItems = game.calls.length;
  await navigation.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  expect(game.calls).toHaveLength(onItems);
});

test.describe("in a window 1,400 px high", () => {
  test.use({ viewport: { width: 1280, height: 1400 } });

  test("with full energy and an item missing, each of which needs a list, there are 25 calls at most", async ({
    page,
    game,
    signIn,
  }) => {
    game.answer("/user/organizedcrime", MISSING_ITEM);
    game.answer("/user/bars", { bars: FULL_BARS });
    await signIn();
    await page.goto("/app/dashboard");
    await expect(page.getByText("Loading")).toHaveCount(0);
    const line = await notRunning(page);
    await expect(line).toContainText("training");
    await expect(page.getByText("You need Xanax", { exact: true })).toBeVisible();
    await expect.poll(() => game.calls.length).toBeLessThanOrEqual(25);
    expect(new Set(game.calls).size).toBe(game.calls.length);
  });

  for (const { access, trains } of [
    { access: true, trains: 0 },
    { access: true, trains: 100 },
    { access: false, trains: 0 },
    { access: false, trains: 100 },
  ]) {
    test(`on the day’s first visit, with an item missing, faction API access ${access ? "given" : "refused"} and ${trains} training sessions in the log, there are 25 calls at most`, async ({
      page,
      game,
      signIn,
    }) => {
      game.answer("/key/info", { info: { ...info, access: { ...info.access, faction: access } } });
      for (const path of ["/faction/upgrades", "/faction/applications", "/faction/crimes"]) {
        if (!access) game.answer(path, errorCode(7, "Incorrect ID-entity relation"));
      }
      game.answer("/user/organizedcrime", MISSING_ITEM);
      game.answer("/user/virus", { virus: null });
      const sessions = logOf(...Array<{ type: number }>(trains).fill({ type: 5300 }));
      game.answer("/user/log", (call) => {
        const isOfGym = call.url.searchParams.get("log")?.includes("5300") ?? false;
        return call.fulfill({ json: isOfGym ? sessions : logOf() });
      });
      await signIn();
      await page.addInitScript(() => {
        if (location.protocol !== "about:") localStorage.removeItem("gameClock");
      });
      await page.goto("/app/dashboard");
      await expect(page.getByText("Loading")).toHaveCount(0);
      const line = await notRunning(page);
      await expect(line).toContainText("virus");
      await expect(page.getByText("You need Xanax", { exact: true })).toBeVisible();
      const asked = (path: string) => game.calls.filter((call) => call.startsWith(path)).length;
      await expect.poll(() => asked("/user/timestamp")).toBe(1);
      expect(asked("/user/perks")).toBe(access ? 0 : 1);
      expect(asked("/user/log")).toBe(trains === 0 ? 1 : 2);
      expect(game.calls.length - asked("/user/timestamp")).toBeLessThanOrEqual(25);
      expect(new Set(game.calls).size).toBe(game.calls.length);
    });
  }
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

test("Today’s tasks come one at a time, are checked on return, and end with a summary", async ({
  page,
  game,
  signIn,
  context,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const run = page.getByRole("dialog", { name: "Today’s tasks" });
  const task = run.getByRole("heading", { level: 3 });
  await expect(task).toHaveText("Nerve refill");
  await expect(run).toContainText("Not used today");
  await expect(run.getByRole("link", { name: "Open in the game" })).toBeFocused();

  await test.step("“Later” puts a task last", async () => {
    const then = run.getByRole("region", { name: "Up next" });
    const second = await then.getByRole("listitem").first().textContent();
    await run.getByRole("button", { name: "Later" }).click();
    await expect(task).toHaveText(second ?? "");
  });

  await test.step("“Done, next” goes on without a call", async () => {
    const calls = game.calls.length;
    const before = await task.textContent();
    await run.getByRole("button", { name: "Done, next" }).click();
    await expect(task).not.toHaveText(before ?? "");
    expect(game.calls.length).toBe(calls);
  });

  await test.step("on return its own call is made again, and the run goes on if it is done", async () => {
    while ((await task.textContent()) !== "Nerve refill") {
      await run.getByRole("button", { name: "Done, next" }).click();
    }
    game.answer("/user/refills", {
      refills: { energy: false, nerve: true, token: true, special_count: 0 },
    });
    await context.route("https://www.torn.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "The game" }),
    );
    const opened = context.waitForEvent("page");
    await run.getByRole("link", { name: "Open in the game" }).click();
    const tab = await opened;
    await expect(tab.getByText("The game")).toBeVisible();
    await tab.close();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(run.getByRole("button", { name: "Back to dashboard" })).toBeVisible();
    await expect(run).toContainText("Marked done by you");
  });
});
