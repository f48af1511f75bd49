import { NOW } from "../../lib/api/testing/answers";
import { errorCode, expect, test } from "../test";

const PATH = "/app/faction/war";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a war that is on: chain, scores and enemies", async ({ openShared }) => {
  const page = await openShared(PATH);

  await test.step("the chain, its time and its next bonus", async () => {
    const chain = page.getByRole("region", { name: "Chain" });
    await expect(chain).toContainText("238hits");
    await expect(chain.getByRole("timer")).toHaveText(/^3:4\d$/);
    await expect(chain).toContainText("Bonus at 250");
    await expect(chain).toContainText("12 hits to go");
  });

  await test.step("both scores, the lead and the target of the moment", async () => {
    const war = page.getByRole("region", { name: "Ranked war" });
    await expect(war).toContainText("Ranked war, 31 h in");
    await expect(war).toContainText("Lead 2,140");
    await expect(war).toContainText("1,172 to go");
    await expect(war).toContainText("target 3,312");
    await expect(war.getByRole("meter", { name: "Lead" })).toHaveAttribute("aria-valuenow", "2140");
  });

  await test.step("beside each other, both bars are at one height", async () => {
    const top = async (name: string) =>
      (await page.getByRole("meter", { name }).boundingBox())?.y ?? NaN;
    await expect
      .poll(async () => (await top("Time left, out of 5 minutes")) - (await top("Lead")))
      .toBe(0);
  });

  await test.step("enemies by when they can be hit", async () => {
    const names = (title: string) =>
      page.getByRole("list", { name: title }).getByRole("listitem").allInnerTexts();
    const first = (texts: string[]) => texts.map((text) => text.split(/\s/)[0]);
    await expect
      .poll(async () => first(await names("Hittable now")))
      .toEqual(["Blackthorn", "Sir_Wobble", "Nettle", "Ulfric"]);
    await expect
      .poll(async () => first(await names("Out within 5 minutes")))
      .toEqual(["MrPips", "Oxbow"]);
    await expect
      .poll(async () => first(await names("Later")))
      .toEqual(["Tarn", "Loam", "Cato_The_Elder_Of_Torn_City_01", "Quince", "Gorse"]);
  });

  await test.step("one press opens the attack on one enemy in the game", async () => {
    const attack = page.getByRole("link", { name: "Attack Blackthorn" });
    await expect(attack).toHaveAttribute(
      "href",
      "https://www.torn.com/loader.php?sid=attack&user2ID=2400008",
    );
    await expect(attack).toHaveAttribute("target", "_blank");
  });
});

test("on a phone the chain's time, the lead and four targets are in the first screen", async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  const within = async (name: string) => {
    const box = await page.getByRole("link", { name }).boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await expect(page.getByRole("timer").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Lead 2,140")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => within("Attack Ulfric")).toBeLessThanOrEqual(740);

  await test.step("the head of a group stands apart from what is above it", async () => {
    const head = page.getByRole("heading", { name: /^Out within 5 minutes/ });
    await expect.poll(async () => (await head.boundingBox())?.height).toBe(35);
  });

  await test.step("the filters show a part of the enemies", async () => {
    await page.getByRole("button", { name: "Jail 1" }).click();
    await expect(page.getByRole("list", { name: "Later" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("list", { name: "Hittable now" })).toHaveCount(0);
  });
});

test("without a war the chain and the own members stay", async ({ page, game }) => {
  game.answer("/faction/wars", { pacts: [], wars: { ranked: null, raids: [], territory: [] } });
  game.answer("/faction/chain", {
    chain: { id: 0, current: 0, max: 10, timeout: 0, modifier: 1, cooldown: 0, start: 0, end: 1 },
  });
  await page.goto(PATH);
  await expect(page.getByText("No ranked war", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Chain" })).toContainText("No chain");
  await expect(page.getByRole("columnheader", { name: "Member" })).toBeVisible();
});

test("without a faction an alert replaces the page", async ({ page, game }) => {
  game.answer("/faction/basic", errorCode(7, "Incorrect ID-entity relation"));
  game.answer("/faction/wars", errorCode(7, "Incorrect ID-entity relation"));
  game.answer("/faction/chain", errorCode(7, "Incorrect ID-entity relation"));
  await page.goto(PATH);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Chain" })).toHaveCount(0);
});

test("a war that is over: its report, its rewards, and how to split them", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  const past = page.getByRole("region", { name: "Past wars" });
  await past.scrollIntoViewIfNeeded();

  await test.step("past wars, a row each, without the one that is on", async () => {
    await expect(past.getByRole("listitem")).toHaveText([
      /^Won 9,000 to 6,000 against Cold Furnace, 2 Nov 2026/,
    ]);
    await past.getByRole("button", { name: "Report of the war against Cold Furnace" }).click();
    await expect(page).toHaveURL(`${PATH}?war=27811`);
  });

  const glance = page.getByRole("region", { name: "At a glance" });
  const payout = page.getByRole("region", { name: "Payout" });
  const paidTo = (name: string) =>
    payout
      .getByRole("row", { name: new RegExp(`^${name}`) })
      .getByRole("cell")
      .nth(4);

  await test.step("who won, the hits, and the rewards", async () => {
    await expect(glance).toContainText("9,000 to 6,000 won against Cold Furnace");
    await expect(glance).toContainText("by 3 of 4 members");
    await expect(page.getByRole("region", { name: "Rewards" })).toContainText(
      "2 × Medium Arms Cache",
    );
  });

  await test.step("an amount split by respect, by hits, equally, to the dollar", async () => {
    await payout.getByLabel("Amount to split").fill("1m");
    await expect(paidTo("alpha_one")).toHaveText("$600,000");
    await expect(paidTo("Delta")).toHaveText("$0");
    await payout.getByLabel("Split", { exact: true }).selectOption("By hits");
    await expect(paidTo("alpha_one")).toHaveText("$562,500");
    await payout
      .getByLabel("Split", { exact: true })
      .selectOption("Equally between members who hit");
    await expect(paidTo("alpha_one")).toHaveText("$333,334");
    await payout.getByLabel("Faction keeps").fill("10");
    await expect(paidTo("alpha_one")).toHaveText("$300,000");
    await expect(payout).toContainText("Faction keeps $100,000");
    await payout.getByLabel("Faction keeps").fill("many");
    await expect(payout).toContainText("Enter a percentage from 0 to 100, such as 10.");
    await payout.getByLabel("Faction keeps").fill("10");
  });

  await test.step("paying ticks a member off, and a reload keeps it", async () => {
    await expect(payout.getByRole("link", { name: "Pay $300,000 to Bravo" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.torn\.com\/.*3000002/,
    );
    await payout.getByRole("checkbox", { name: "Paid Bravo" }).check();
    await expect(payout).toContainText("1 paid");
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Paid Bravo" })).toBeChecked();
  });

  await test.step("and back to the war room", async () => {
    await page.getByRole("button", { name: "War Room" }).click();
    await expect(page.getByRole("region", { name: "Chain" })).toBeVisible();
  });

  await test.step("if the game doesn't give them, it says so and the rest of the page works", async () => {
    game.answer("/faction/rankedwars", errorCode(17, "Backend error"));
    await page.reload();
    await past.scrollIntoViewIfNeeded();
    await expect(past.getByRole("alert")).toContainText("Error loading past wars");
    await expect(page.getByRole("region", { name: "Chain" })).toBeVisible();
  });
});
