import { NOW } from "../../lib/api/testing/answers";
import fighters from "../../lib/api/testing/fixtures/faction-fighters.json" with { type: "json" };
import { errorCode, expect, test } from "../test";

const PATH = "/app/faction/war";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

/** Attacks of the last minutes: who on whom, how long ago. */
const attacks = (...all: readonly (readonly [by: number, on: number, secondsAgo: number])[]) => ({
  attacks: all.map(([by, on, secondsAgo], index) => {
    const ended = NOW / 1000 - secondsAgo;
    const fighter = (id: number) => ({
      id,
      name: `N${id}`,
      level: 50,
      faction: { id: id < 3_000_000 ? 9104 : 9001, name: "A" },
    });
    return {
      id: 500 - index,
      code: `c${index}`,
      started: ended - 20,
      ended,
      attacker: fighter(by),
      defender: fighter(on),
      result: "Hospitalized",
      respect_gain: by >= 3_000_000 ? 6.5 : 0,
      respect_loss: 0,
      modifiers: { fair_fight: 2.413 },
    };
  }),
});

test("own hits, open retaliations, and notes on enemies", async ({ page, game }) => {
  await page.clock.setFixedTime(NOW);
  game.answer(
    "/faction/attacks",
    attacks([2400008, 3000002, 100], [3000001, 2400015, 200], [3000001, 2400015, 900]),
  );
  await page.goto(PATH);
  const now = page.getByRole("list", { name: "Hittable now" });
  const blackthorn = now.getByRole("listitem").filter({ hasText: "Blackthorn" });

  await test.step("whom an enemy hit, and how long a retaliation counts", async () => {
    await expect(blackthorn).toContainText(/Attacked \w+: 3:20 left to retaliate/);
    await expect(page.getByText("left to retaliate")).toHaveCount(1);
  });

  await test.step("who hit how often, with what respect, and who has not hit", async () => {
    const hits = page.getByRole("region", { name: "Hits in this war" });
    await hits.scrollIntoViewIfNeeded();
    await expect(hits).toContainText("2 hits on the enemy since the war began.");
    await expect(hits.getByRole("row").nth(1)).toHaveText(/2\s*13\s*2\.41\s*3 min ago/);
    await expect(hits).toContainText("No hits yet:");
  });

  await test.step("how fair the last won fight with an enemy was", async () => {
    const hit = page.getByRole("listitem").filter({ hasText: "fair fight" });
    await expect(hit).toHaveCount(1);
    await expect(hit).toContainText("2.41");
  });

  await test.step("a note of one's own on an enemy stays", async () => {
    await blackthorn.getByRole("button", { name: "Note on Blackthorn" }).click();
    await page.getByRole("textbox", { name: "Note on Blackthorn" }).fill("Weak against piercing");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(blackthorn).toContainText("Weak against piercing");
    await page.reload();
    await expect(blackthorn).toContainText("Weak against piercing");
  });

  await test.step("without the attacks the page says so, and everything else stays", async () => {
    game.answer("/faction/attacks", errorCode(7, "Incorrect ID-entity relation"));
    await page.reload();
    const hits = page.getByRole("region", { name: "Hits in this war" });
    await hits.scrollIntoViewIfNeeded();
    await expect(hits.getByRole("alert")).toContainText("You do not have faction API access");
    await expect(blackthorn).toBeVisible();
  });
});

test("an announced war: the countdown, and both factions beside each other", async ({
  page,
  game,
}) => {
  await page.clock.setFixedTime(NOW);
  const ranked = {
    war_id: 28500,
    start: NOW / 1000 + 7200,
    end: null,
    target: 3000,
    winner: null,
    factions: [
      { id: 9104, name: "Iron Harbour", score: 0, chain: 0 },
      { id: 9001, name: "The Testers", score: 0, chain: 0 },
    ],
  };
  game.answer("/faction/wars", { pacts: [], wars: { ranked, raids: [], territory: [] } });
  await page.goto(PATH);
  await expect(page.getByRole("region", { name: "Ranked war" })).toContainText("Ranked war in 2 h");
  const both = page.getByRole("region", { name: "Both factions" });
  await expect(both.getByRole("columnheader")).toHaveText(["The Testers", "Iron Harbour"]);
  await expect(both.getByRole("rowheader")).toHaveText([
    "Members",
    "Average level",
    "Online",
    "Active in the last hour",
    "Active in the last 24 hours",
  ]);
  await expect(
    both
      .getByRole("row", { name: /^Members/ })
      .getByRole("cell")
      .last(),
  ).toHaveText("11");
});

test("an enemy who leaves while the page is open is away since then; when they land is unknown", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  const later = page.getByRole("list", { name: "Later" });
  await expect(page.getByRole("link", { name: "Attack Nettle" })).toBeVisible();
  const away = structuredClone(fighters);
  const nettle = away.members.find(({ name }) => name === "Nettle");
  Object.assign(nettle?.status ?? {}, {
    state: "Traveling",
    description: "Traveling to Mexico",
    until: null,
  });
  game.answer("/faction/9104/members", away);
  await page.clock.runFor(20_000);
  await expect(later.getByRole("listitem").filter({ hasText: "Nettle" })).toContainText(
    /Traveling to Mexico since \d\d:\d\d TCT/,
  );
});

test("the chain's alarm is off at first, and says when it sounds", async ({ page }) => {
  await page.goto(PATH);
  const alarm = page.getByRole("switch", { name: "Sound an alarm at 1 minute left" });
  await expect(alarm).not.toBeChecked();
  await alarm.check();
  await expect(page.getByText("only while this tab is visible")).toBeVisible();
  await page.reload();
  await expect(alarm).toBeChecked();
});

test("a war that is over: who won, and its report", async ({ page, game }) => {
  await page.clock.setFixedTime(NOW);
  const over = (winner: number | null) => ({
    pacts: [],
    wars: {
      ranked: {
        war_id: 27811,
        start: NOW / 1000 - 200_000,
        end: NOW / 1000 - 7_200,
        target: 3000,
        winner,
        factions: [
          { id: 9104, name: "Iron Harbour", score: 900, chain: 0 },
          { id: 9001, name: "The Testers", score: 4200, chain: 0 },
        ],
      },
      raids: [],
      territory: [],
    },
  });
  game.answer("/faction/wars", over(9001));
  await page.goto(PATH);
  const block = page.getByRole("region", { name: "Ranked war" });
  await expect(block).toContainText("ended after 2 d 5 h");
  await expect(block).toContainText("The Testers won.");

  game.answer("/faction/wars", over(null));
  await page.reload();
  await expect(block).toContainText("No winner reported.");

  await block.getByRole("button", { name: "War report" }).click();
  await expect(page).toHaveURL(/war=27811/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
