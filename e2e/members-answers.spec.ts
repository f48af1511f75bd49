import { NOW } from "../lib/api/testing/answers";
import balance from "../lib/api/testing/fixtures/faction-balance.json" with { type: "json" };
import balanceOlder from "../lib/api/testing/fixtures/faction-balance.legacy.json" with { type: "json" };
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import membersOlder from "../lib/api/testing/fixtures/faction-members.legacy.json" with { type: "json" };
import { PATH, placeOf } from "./members-page";
import { errorCode, expect, type MockGame, httpStatus, noConnection, test, textsOf } from "./test";

const [alpha] = live.members;

const members = (count: number) => ({
  members: Array.from({ length: count }, (_, i) => ({ ...alpha, id: 1 + i, level: 1 + (i % 100) })),
});

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("members in the older shape: the same rows, and – where it does not say who is in a crime", async ({
  page,
  game,
}) => {
  game.answer("/faction/members", membersOlder);
  game.answer("/faction/balance", balanceOlder);
  await page.goto(PATH);
  await expect
    .poll(() => textsOf(page, 1))
    .toEqual([
      "bravo_the_second_of_that_name1 [3000002]",
      "Alpha [3000001]",
      "Delta [3000004]",
      "Charlie [3000003]",
    ]);
  await expect
    .poll(() => textsOf(page, placeOf("money")))
    .toEqual(["$1,204,350,000", "$412,850,000", "$0", "$0"]);
  await expect.poll(() => textsOf(page, placeOf("inOc"))).toEqual(["–", "–", "–", "–"]);
  await expect(page.getByText("in an OC")).toBeHidden();
});

for (const count of [1, 1000]) {
  test(`${count} members are all listed and sorted`, async ({ page, game }) => {
    game.answer("/faction/members", members(count));
    await page.goto(PATH);
    const head = page.getByRole("heading", { level: 2, name: "Members" }).locator("..");
    await expect(head).toHaveText(`Members${count.toLocaleString("en-US")}`);
    const level = page.getByRole("columnheader", { name: "Level" });
    await expect(level).toHaveAttribute("aria-sort", "descending");
    await expect.poll(async () => (await textsOf(page, 2))[0]).toBe(String(Math.min(count, 100)));
    await level.getByRole("button").click();
    await expect(level).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(async () => (await textsOf(page, 2))[0]).toBe("1");
  });
}

test("a list, a map, null and nothing at all are nobody: 'No data available'", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  for (const nobody of [{ members: [] }, { members: {} }, { members: null }, {}]) {
    await test.step(JSON.stringify(nobody), async () => {
      await expect(page.getByRole("row")).toHaveCount(5);
      game.answer("/faction/members", nobody);
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(page.getByText("No data available")).toBeVisible();

      game.answer("/faction/members", live);
      await page.getByRole("button", { name: "Refresh" }).click();
    });
  }
});

test("a broken record is left out and counted, the others stand", async ({ page, game }) => {
  const broken = [{ ...alpha, level: null }, null, "nobody", { id: 5 }];
  game.answer("/faction/members", { members: [...live.members, ...broken] });
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByText("Left out 4 unreadable records")).toBeVisible();
});

test("a balance that couldn’t be loaded is never $0, neither in its row nor in the totals", async ({
  page,
  game,
}) => {
  const [first] = balance.balance.members;
  game.answer("/faction/balance", {
    balance: { members: [first, { id: 3000002, money: "lots" }] },
  });
  await page.goto(PATH);
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/Money balance\s*\S+\s*1 balance couldn’t be loaded/);
  await expect(lead).toContainText(/Points balance\s*\S+\s*1 balance couldn’t be loaded/);
  await expect
    .poll(async () => (await textsOf(page, placeOf("money"))).filter((text) => text === "–"))
    .toHaveLength(3);
  await expect
    .poll(async () => (await textsOf(page, placeOf("points"))).filter((text) => text === "–"))
    .toHaveLength(3);

  await test.step("if none could be loaded, the totals are unknown", async () => {
    game.answer("/faction/balance", { balance: { members: [{ id: 3000002, money: "lots" }] } });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(lead).toContainText(/Money balance\s*–/);
    await expect(lead).toContainText(/Points balance\s*–/);
  });
});

test("the lead and the dashboard count the same inactive members, by the player's own days", async ({
  page,
  game,
}) => {
  const away = (id: number, name: string, days: number, state = "Okay") => ({
    ...alpha,
    id,
    name,
    status: { ...alpha?.status, state },
    last_action: { status: "Offline", timestamp: NOW / 1000 - days * 86_400, relative: "long ago" },
  });
  game.answer("/faction/members", {
    members: [
      away(1, "Ash", 4),
      away(2, "Birch", 12),
      away(3, "Cedar", 40, "Fallen"),
      away(4, "Dogwood", 9),
    ],
  });
  const lead = page.getByRole("region", { name: "At a glance" });
  await page.goto(PATH);
  await expect(lead).toContainText("2 inactive");
  await expect(lead).toContainText(
    "Birch and Dogwood have been inactive for more than 7 days, excluding 1 fallen or federal member.",
  );
  await page.evaluate(() => {
    localStorage.setItem("checklistConfig", JSON.stringify({ inactivityDays: 3 }));
  });
  await page.reload();
  await expect(lead).toContainText("3 inactive");
  await expect(lead).toContainText(
    "Birch, Dogwood and Ash have been inactive for more than 3 days",
  );
  await page.goto("/app/dashboard");
  await expect(page.getByRole("listitem").filter({ hasText: "No inactive members" })).toContainText(
    "Birch 12 d, Dogwood 9 d and Ash 4 d",
  );
});

interface Failing {
  what: string;
  answer: Parameters<MockGame["answer"]>[1];
  says: string;
}

const failing: Failing[] = [
  { what: "HTTP 500", answer: httpStatus(500), says: "(Internal Server Error). Try again" },
  { what: "HTTP 404", answer: httpStatus(404), says: "(Not Found). Try again" },
  {
    what: "a body that is not JSON",
    answer: "<html>",
    says: "faction/balance didn’t return JSON",
  },
  { what: "null", answer: null, says: "faction/balance is missing the expected data" },
  { what: "{}", answer: {}, says: "faction/balance is missing balance" },
  { what: "code 9", answer: errorCode(9, "API disabled"), says: "(API disabled). Try again" },
  { what: "code 14", answer: errorCode(14), says: "Try again tomorrow." },
  {
    what: "code 16",
    answer: errorCode(16),
    says: "the page needs a key with Limited or Full Access, plus faction API access",
  },
  { what: "code 17", answer: errorCode(17, "Backend error"), says: "(Backend error). Try again" },
  { what: "code 24", answer: errorCode(24, "Closed temporarily"), says: "(Closed temporarily)." },
  { what: "no network", answer: noConnection, says: "Couldn’t connect" },
];

test("each error says what happened, and 'Try again' brings the page", async ({ page, game }) => {
  const asked = () => game.calls.filter((call) => call.startsWith("/faction/balance")).length;
  const alert = page.getByRole("main").getByRole("alert");
  for (const [at, { what, answer, says }] of failing.entries()) {
    await test.step(what, async () => {
      game.answer("/faction/balance", answer);
      if (at === 0) await page.goto(PATH);
      else await alert.getByRole("button", { name: "Try again" }).click();
      await expect(alert).toContainText(says);
      await expect(alert).toContainText("Error loading data");
      expect(asked()).toBe(at + 1);
    });
  }
  game.answer("/faction/balance", balanceOlder);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row")).toHaveCount(5);
});
