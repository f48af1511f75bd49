import type { Call } from "../game";

import members from "../../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { NOW } from "../../lib/api/testing/answers";
import { kept } from "../saved-data";
import { errorCode, expect, test } from "../test";

const PATH = "/app/faction/week";
const DAY = 24 * 60 * 60;
const DAY_MS = DAY * 1000;

/** Each day adds an hour of play and two Xanax. */
const stats = (call: Call) => {
  const timestamp = Number(call.url.searchParams.get("timestamp"));
  const days = timestamp / DAY;
  return call.fulfill({
    json: {
      personalstats: [
        { name: "timeplayed", value: days * 3600, timestamp },
        { name: "xantaken", value: days * 2, timestamp },
      ],
    },
  });
};

test("the week loads on request, then stays saved: a reload makes no calls", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { id } of members.members) game.answer(`/user/${id}/personalstats`, stats);
  const asked = () => game.calls.filter((path) => path.includes("personalstats")).length;
  const glance = page.getByRole("region", { name: "At a glance" });

  await test.step("nothing loads automatically", async () => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { name: "Faction Week" })).toHaveCount(1);
    await expect(glance).toContainText("Not loaded yet");
    expect(asked()).toBe(0);
  });

  await test.step("two calls for each member who was there all week", async () => {
    await page.getByRole("button", { name: "Load data" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await expect(glance).toContainText("0 below minimum");
    await expect(glance).toContainText("1 member joined during this period and isn’t counted.");
    expect(asked()).toBe(6);
    await expect(page.getByRole("row", { name: /^Alpha/ })).toContainText("7 h");
    await expect(page.getByRole("row", { name: /^Charlie/ })).toContainText(
      "Joined during this period",
    );
  });

  await test.step("the same week is known after a reload", async () => {
    await page.reload();
    await expect(glance).toContainText("0 below minimum");
    await expect(page.getByRole("button", { name: "Load data" })).toHaveCount(0);
    expect(asked()).toBe(6);
  });

  await test.step("a leader sets minimums, and who is away is exempt from a day on", async () => {
    await page.getByRole("button", { name: "Minimums" }).click();
    await page.getByLabel("Xanax").fill("15");
    await page.keyboard.press("Escape");
    await expect(glance).toContainText("3 below minimum");
    const row = page.getByRole("row", { name: /^Alpha/ });
    await expect(row).toContainText("14 Xanax (minimum 15 Xanax)");
    await page.getByRole("button", { name: "Exempt a member" }).click();
    const form = page.getByRole("dialog", { name: "Exempt a member" });
    await form.getByLabel("Member").selectOption("Alpha");
    await form.getByLabel("From").fill("2026-11-13");
    await form.getByLabel("Reason").fill("Holiday");
    await form.getByRole("button", { name: "Exempt", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(glance).toContainText("2 below minimum");
    await expect(row).toContainText("Exempt from 13 Nov until 27 Nov: Holiday");
  });
});

/** What Alpha has done since joining, by the name of the sum. */
const contributors = (alpha: Readonly<Record<string, number>>) => (call: Call) => {
  const stat = call.url.searchParams.get("stat") ?? "";
  return call.fulfill({
    json: {
      contributors: [
        { id: 3000001, username: "Alpha", value: alpha[stat] ?? 0, in_faction: true },
        { id: 3000002, username: "Bravo", value: 0, in_faction: true },
      ],
    },
  });
};

test("training and item use are recorded at each visit, and compared once there is a visit near both dates", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/contributors", contributors({ gymenergy: 1_000_000, drugoverdoses: 3 }));
  await page.goto(PATH);
  const row = page.getByRole("row", { name: /^Alpha/ });
  await expect(row).toBeVisible();
  await expect(page.getByText("The game keeps no history of training and item use")).toBeVisible();

  for (const sum of ['"gymenergy":1000000', '"drugoverdoses":3', '"medicalitemsused":0']) {
    await expect.poll(async () => (await kept(page)).join(" ")).toContain(sum);
  }

  await page.clock.setSystemTime(NOW + 7 * DAY_MS);
  game.answer("/faction/contributors", contributors({ gymenergy: 1_003_820, drugoverdoses: 24 }));
  await page.reload();
  await expect(row).toContainText("3,820");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByLabel("Overdoses").check();
  await page.keyboard.press("Escape");
  await expect(row.getByRole("cell", { name: "21", exact: true })).toBeVisible();
  await expect(page.getByText("The game keeps no history")).toBeHidden();
});

test("crime income; each part that couldn't be loaded says so", async ({ page, game, signIn }) => {
  await signIn();
  const heads = page.getByRole("columnheader");
  await page.goto(PATH);
  await expect(heads).toContainText([
    "Member",
    "Gym energy",
    "Time played",
    "Xanax",
    "Crime income",
  ]);
  await expect(page.getByText("Couldn’t load")).toHaveCount(0);

  for (const path of ["/faction/contributors", "/faction/crimes", "/faction/balance"]) {
    game.answer(path, errorCode(7, "Incorrect ID-entity relation"));
  }
  await page.reload();
  for (const what of ["training and item use", "crime income", "member balances"]) {
    const said = page.getByRole("alert").filter({ hasText: `Couldn’t load ${what}.` });
    await expect(said).toContainText("You do not have faction API access.");
    await expect(said.getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await expect(page.getByRole("row", { name: /^Alpha/ })).toBeVisible();
});

test("custom dates, and what the page says of dates in the wrong order", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await page.getByLabel("Week").selectOption("Custom dates");
  await page.getByLabel("From").fill("2026-11-10");
  await page.getByLabel("To", { exact: true }).fill("2026-11-12");
  await expect(page.getByRole("table", { name: "10 Nov to 13 Nov" })).toBeVisible();
  await expect(page.getByText("From 00:00 TCT on 10 Nov to 00:00 TCT on 13 Nov.")).toBeVisible();
  await expect(page).toHaveURL(/week=dates/);
  await page.getByLabel("To", { exact: true }).fill("2026-11-08");
  await expect(
    page.getByText("The end date is before the start date. Choose a later end date."),
  ).toBeVisible();
});

test("former members are listed below, with what is known, and in no total", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { id } of members.members) game.answer(`/user/${id}/personalstats`, stats);
  await page.goto(PATH);
  await page.getByRole("button", { name: "Load data" }).click();
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("0 below minimum");
  game.answer("/faction/members", {
    members: members.members.filter(({ name }) => name !== "Alpha"),
  });
  game.answer("/faction/contributors", {
    contributors: [{ id: 3000001, username: "Alpha", value: 1_000_000, in_faction: false }],
  });
  await page.reload();
  const left = page.getByRole("region", { name: "Left the faction" });
  await expect(left).toContainText("Alpha 7 h and 14 Xanax");
  await expect(page.getByRole("row", { name: /^Alpha/ })).toHaveCount(0);
});

test("weekly trend: each member's weeks, the best and the worst, loaded once and saved", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { id } of members.members) game.answer(`/user/${id}/personalstats`, stats);
  await page.goto(`${PATH}?view=weeks&stat=xantaken`);
  const weeks = page.getByRole("region", { name: "Faction by week" });
  await expect(weeks).toContainText("No complete weeks loaded yet");
  await page.getByRole("button", { name: "Load these weeks" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await expect(weeks).toContainText(/Best week.*14 per member/);
  await expect(page.getByText("14 per member per week, on average")).toBeVisible();
  await expect(page.getByRole("columnheader")).toContainText([
    "Member",
    "Weeks",
    "Last week",
    "Average per week",
    "Best week",
    "Worst week",
  ]);
  await expect(
    page.getByRole("row", { name: /^Alpha/ }).getByRole("img", {
      name: "Xanax by week, Alpha: 14, 14, 14, 14.",
    }),
  ).toBeVisible();
  const before = game.calls.filter((path) => path.includes("personalstats")).length;
  await page.reload();
  await expect(weeks).toContainText("14 per member");
  expect(game.calls.filter((path) => path.includes("personalstats"))).toHaveLength(before);
});

/** A line of the faction's news, so many hours before the last midnight. */
const line = (id: string, text: string, hours: number) => ({
  id,
  text,
  timestamp: Math.floor(NOW / DAY_MS) * DAY - hours * 3600,
});
const link = (id: number, name: string) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

test("the ledger: what the armoury gave to whom, by member and by item, and the items on loan", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/news", {
    news: [
      line("a", `${link(3000001, "Alpha")} used 3 of the faction's Xanax items`, 2),
      line("b", `${link(3000001, "Alpha")} deposited $1,250,000`, 3),
      line("c", `${link(3000002, "Bravo")} returned 14x Smoke Grenade`, 4),
      line("d", `${link(3000002, "Bravo")} used 25 of the faction's points to refill energy`, 5),
      line("e", `${link(3000002, "Bravo")} used one of the faction's Xanax items`, 24 * 9),
    ],
  });
  await page.goto(`${PATH}?view=ledger`);
  const alpha = page.getByRole("row", { name: /^Alpha/ });
  await expect(alpha).toContainText("$1,250,000");
  await expect(page.getByRole("columnheader")).toContainText([
    "Member",
    "Value taken",
    "Used",
    "Received",
    "Borrowed",
    "Returned",
    "Value deposited",
    "Money deposited",
  ]);
  await expect(page.getByText(/^\$[\d.,]+[km]? taken by 1 member$/)).toBeVisible();
  await expect(page.getByText("1 other news entry isn’t included.")).toBeVisible();

  await page.getByLabel("Group by").selectOption("Item");
  await expect(page.getByRole("columnheader")).toContainText(["Given out", "Loaned out"]);
  const xanax = page.getByRole("row", { name: /^Xanax/ });
  await expect(xanax.getByRole("cell").nth(1)).toHaveText("3");
  await expect(page.getByRole("row", { name: /^Smoke Grenade/ })).toBeVisible();

  const loans = page.getByRole("region", { name: "Items on loan" });
  await loans.getByRole("button", { name: "Show items on loan" }).click();
  await expect(loans).toContainText("Bravo 4 × Thompson");

  game.answer("/faction/news", errorCode(7, "Incorrect ID-entity relation"));
  await page.reload();
  await expect(page.getByText("You do not have faction API access.")).toBeVisible();
  await expect(page.getByLabel("Week")).toBeVisible();
});
