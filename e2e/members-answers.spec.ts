import balance from "../lib/api/testing/fixtures/faction-balance.json" with { type: "json" };
import balanceOlder from "../lib/api/testing/fixtures/faction-balance.older.json" with { type: "json" };
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import membersOlder from "../lib/api/testing/fixtures/faction-members.older.json" with { type: "json" };
import { NOW } from "../lib/api/testing/answers";
import {
  errorCode,
  expect,
  type Game,
  httpStatus,
  noConnection,
  silence,
  test,
  textsOf,
} from "./test";

const PATH = "/app/faction/members";
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
  expect(await textsOf(page, 1)).toEqual([
    "bravo_the_second_of_that_name1 [3000002]",
    "Alpha [3000001]",
    "Delta [3000004]",
    "Charlie [3000003]",
  ]);
  expect(await textsOf(page, 5)).toEqual(["$1,204,350,000", "$412,850,000", "$0", "$0"]);
  expect(await textsOf(page, 7)).toEqual(["–", "–", "–", "–"]);
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
    expect((await textsOf(page, 2))[0]).toBe(String(Math.min(count, 100)));
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
  await expect(page.getByText("4 records could not be read")).toBeVisible();
});

test("a balance that could not be read is never $0, neither in its row nor in what is held together", async ({
  page,
  game,
}) => {
  const [first] = balance.balance.members;
  game.answer("/faction/balance", {
    balance: { members: [first, { id: 3000002, money: "lots" }] },
  });
  await page.goto(PATH);
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/Money held\s*\S+\s*without 1 unreadable balance/);
  await expect(lead).toContainText(/Points held\s*\S+\s*without 1 unreadable balance/);
  expect((await textsOf(page, 5)).filter((text) => text === "–")).toHaveLength(3);
  expect((await textsOf(page, 6)).filter((text) => text === "–")).toHaveLength(3);

  await test.step("where none could be read, nothing is known", async () => {
    game.answer("/faction/balance", { balance: { members: [{ id: 3000002, money: "lots" }] } });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(lead).toContainText(/Money held\s*–/);
    await expect(lead).toContainText(/Points held\s*–/);
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
    "Birch and Dogwood have been away for more than 7 days, not counting 1 fallen member.",
  );
  await page.evaluate(() => {
    localStorage.setItem("checklistConfig", JSON.stringify({ inactivityDays: 3 }));
  });
  await page.reload();
  await expect(lead).toContainText("3 inactive");
  await expect(lead).toContainText("Birch, Dogwood and Ash have been away for more than 3 days");
  await page.goto("/app/dashboard");
  await expect(page.getByRole("listitem").filter({ hasText: "No inactive members" })).toContainText(
    "Birch 12 d, Dogwood 9 d and Ash 4 d",
  );
});

interface Failing {
  what: string;
  answer: Parameters<Game["answer"]>[1];
  says: string;
}

const failing: Failing[] = [
  { what: "HTTP 500", answer: httpStatus(500), says: "(Internal Server Error). Try again" },
  { what: "HTTP 404", answer: httpStatus(404), says: "(Not Found). Try again" },
  {
    what: "a body that is not JSON",
    answer: "<html>",
    says: "faction/balance answered with something other than JSON",
  },
  { what: "null", answer: null, says: "faction/balance answered without the expected body" },
  { what: "{}", answer: {}, says: "faction/balance answered without balance" },
  { what: "code 9", answer: errorCode(9, "API disabled"), says: "(API disabled). Try again" },
  { what: "code 14", answer: errorCode(14), says: "Try again tomorrow." },
  {
    what: "code 16",
    answer: errorCode(16),
    says: "the page needs a key with Limited or Full access, and the faction API access of your position",
  },
  { what: "code 17", answer: errorCode(17, "Backend error"), says: "(Backend error). Try again" },
  { what: "code 24", answer: errorCode(24, "Closed temporarily"), says: "(Closed temporarily)." },
  { what: "no network", answer: noConnection, says: "We can’t reach the game" },
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

test("a hanging call is given up after 20 seconds", async ({ page, game }) => {
  // The browser's own timeout does not follow a test's clock: here one second stands for twenty.
  await page.addInitScript(() => {
    const inRealTime = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => inRealTime(ms / 20);
  });
  game.answer("/faction/balance", silence);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...")).toBeVisible();
  await expect(page.getByText("faction/balance took longer than 20 seconds")).toBeVisible();
});

test("the access check that fails with anything but code 7 lets the page go on", async ({
  page,
  game,
}) => {
  game.answer("/faction/crimes", httpStatus(500));
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("code 5 pauses all calls until the minute is over, and the page says so", async ({
  page,
  game,
}) => {
  game.answer("/faction/balance", errorCode(5, "Too many requests"));
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("limit of 100 calls a minute");
  game.answer("/faction/balance", balanceOlder);
  const before = game.calls.length;

  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 call waits its turn.")).toBeVisible();
  await expect(page.getByText("it goes on at 12:01 TCT")).toBeVisible();
  expect(game.calls).toHaveLength(before);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("code 8 stops all calls for five minutes", async ({ page, game }) => {
  game.answer("/faction/balance", errorCode(8, "IP block"));
  await page.goto(PATH);
  await expect(page.getByText("Calls to the game are paused.")).toBeVisible();
  await expect(page.getByText("They go on at 12:05 TCT")).toBeVisible();
  game.answer("/faction/balance", balanceOlder);
  const before = game.calls.length;

  const alert = page.getByRole("main").getByRole("alert");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("is blocking calls from your address");
  expect(game.calls).toHaveLength(before);
  await page.clock.fastForward(301_000);
  await expect(page.getByText("Calls to the game are paused.")).toBeHidden();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("codes 10, 13 and 18 keep the key, stop the calls and say why; a button tries again", async ({
  page,
  game,
}) => {
  const banner = page.getByRole("status").filter({ hasText: "Calls to the game are paused." });
  const goOn = async () => {
    game.answerGood();
    await banner.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Ran by")).toBeVisible();
    await expect(banner).toBeHidden();
  };
  const keptKey = () => page.evaluate(() => localStorage.getItem("apiKey"));

  await test.step("code 10, from the first call", async () => {
    game.answerAll(errorCode(10, "owner in federal jail"));
    await page.goto(PATH);
    await expect(banner).toContainText("(owner in federal jail)");
    expect(await keptKey()).not.toBeNull();
    const before = game.calls.length;
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(8);
    expect(game.calls).toHaveLength(before);
    await goOn();
  });
  for (const code of [13, 18]) {
    await test.step(`code ${code}, at a refresh`, async () => {
      game.answerAll(errorCode(code, `reason ${code}`));
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(banner).toContainText(`(reason ${code})`);
      expect(await keptKey()).not.toBeNull();
      const before = game.calls.length;
      await page.getByRole("button", { name: "Refresh" }).click();
      await page.clock.fastForward(61_000);
      expect(game.calls).toHaveLength(before);
      await goOn();
    });
  }
});

test("a refresh that fails keeps the older data and says so", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
  game.answer("/faction/balance", errorCode(17, "Backend error"));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Not refreshed")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(5);
});

test("refresh asks again, and the page says how old its data is", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("banner").getByText("Updated just now")).toBeVisible();
  await page.clock.fastForward(140_000);
  await expect(page.getByRole("banner").getByText("Updated 2 min ago")).toBeVisible();
  game.answer("/faction/members", members(3));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("banner").getByText("Updated just now")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("within 60 seconds nothing is asked again", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByText("Ran by")).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Members" }).click();
  await expect(page.getByRole("row")).toHaveCount(5);
  expect(new Set(game.calls).size).toBe(game.calls.length);
});
