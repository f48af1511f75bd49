import { NOW } from "../lib/api/testing/answers";
import {
  HOUR_MS,
  logOf,
  PATH,
  row,
  rows,
  statesOf,
  TITLES,
  DEFAULT_STATES,
} from "./checklist/checklist-page";
import { errorCode, expect, test } from "./test";

test("at most 17 calls, none of them twice, and none again within 60 seconds", async ({
  page,
  game,
  signIn,
}) => {
  // What the other cards of the dashboard request as well.
  const others = /^\/(user\/(basic|bars|money|stocks|travel)|torn\/(calendar|stocks))\b/;
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  const calls = () => game.calls.filter((call) => !others.test(call));
  expect(calls().length).toBeLessThanOrEqual(17);
  expect(new Set(game.calls).size).toBe(game.calls.length);

  const before = calls();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Items" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  expect(calls().filter((call) => !call.startsWith("/torn/items"))).toEqual(before);
});

test("no call is made for items that aren’t in the list", async ({ page, game, signIn }) => {
  const off = [
    ...["nerveRefill", "energyRefill", "casinoRefill"],
    ...["inactiveMembers", "fallenFederalMembers", "membersNotInOc"],
    ...["factionApplications", "companyInactiveEmployees", "churchPrayer"],
  ];
  await page.addInitScript((ids) => {
    const enabledItems = Object.fromEntries(ids.map((id) => [id, false]));
    localStorage.setItem("checklistConfig", JSON.stringify({ enabledItems }));
  }, off);
  game.answer("/faction/crimes", { crimes: [] });
  await signIn();
  await page.goto(PATH);
  await expect(row(page, "Pass rates")).toHaveText(/^Complete/);
  await expect(row(page, "No fallen or federal employees")).toHaveText(/^Complete/);
  await expect(rows(page)).toHaveCount(TITLES.length - off.length);
  for (const path of ["/user/refills", "/faction/applications", "/faction/members"]) {
    expect(game.calls.filter((call) => call.startsWith(path))).toEqual([]);
  }
  // The shops and the prayer share their call with the wheels; the employees are needed for their states.
  expect(game.calls.filter((call) => call.includes("5970,5971,8370"))).toHaveLength(1);
  expect(game.calls).toContainEqual(expect.stringMatching(/^\/company\/employees\b/));
});

test("at 00:00 UTC a new day begins, and only the day’s log loads again", async ({
  page,
  game,
  signIn,
}) => {
  await page.clock.setFixedTime(NOW + 12 * HOUR_MS - 30_000);
  await signIn();
  await page.goto(PATH);
  for (const title of ["Energy refill", "City shop items", "Church prayer"] as const) {
    await expect(row(page, title)).toHaveText(/^Complete/);
  }
  await expect(row(page, "Church donation")).toContainText("resets in under 1 min");
  const before = game.calls.length;

  await page.clock.setFixedTime(NOW + 12 * HOUR_MS);
  await page.clock.runFor(1000);
  await expect(row(page, "Energy refill")).toHaveText(
    /^IncompleteEnergy refillNot checked since 00:00 TCT/,
  );
  await expect(row(page, "City shop items")).toContainText("0 / 100");
  await expect(row(page, "Church prayer")).toHaveText(/^Incomplete/);
  await expect(row(page, "Church prayer")).toContainText("resets in 1 d 0 h");
  const again = game.calls.slice(before).filter((call) => call.startsWith("/user/log"));
  const midnight = (NOW + 12 * HOUR_MS) / 1000;
  expect(again).toEqual([expect.stringContaining(`from=${midnight - 1}`)]);
});

test("what runs out while the page is open is open again at that second", async ({
  page,
  game,
  signIn,
}) => {
  const seconds = (count: number) => NOW / 1000 + count;
  game.answer("/user/cooldowns", { cooldowns: { drug: 90, medical: 0, booster: 36 * 3600 + 40 } });
  game.answer("/user/education", {
    education: { complete: [], current: { id: 1, until: seconds(95) } },
  });
  game.answer("/user/virus", {
    virus: { item: { id: 70, name: "Simple Virus" }, until: seconds(100) },
  });
  await page.clock.setFixedTime(NOW);
  await signIn();
  await page.goto(PATH);
  const STATES = ["Booster", "Drug", "Education", "Virus coding"] as const;
  for (const title of STATES) await expect(row(page, title)).toHaveText(/^Complete/);

  for (const [passed, open] of [
    [40, 0],
    [41, 1],
    [89, 1],
    [90, 2],
    [95, 3],
    [100, 4],
  ] as const) {
    await test.step(`after ${passed} seconds`, async () => {
      await page.clock.setFixedTime(NOW + passed * 1000);
      await page.clock.runFor(1000);
      for (const [at, title] of STATES.entries()) {
        await expect(row(page, title)).toHaveText(at < open ? /^Incomplete/ : /^Complete/);
      }
    });
  }
});

test("where the game refuses the virus, the log gives its name but no end", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { what, log, says } of [
    {
      what: "a start",
      log: logOf({ type: 5800, data: { virus: "a firewalk" } }),
      says: /^CompleteVirus codingFirewalk Virus, end unknown/,
    },
    {
      what: "cancelled by somebody else since",
      log: logOf({ type: 6520 }, { type: 5800, data: { virus: "a firewalk" }, hoursAgo: 2 }),
      says: /^IncompleteVirus codingNot coding a virus/,
    },
    { what: "no entry", log: logOf(), says: /^IncompleteVirus codingNot coding a virus/ },
  ]) {
    await test.step(what, async () => {
      game.answer("/user/virus", errorCode(16));
      game.answer("/user/log", log);
      await page.goto(PATH);
      await expect(row(page, "Virus coding")).toHaveText(says);
      expect(game.calls).toContainEqual(expect.stringContaining("log=5800,5801,5802,6520"));
    });
  }
});
