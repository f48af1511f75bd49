import { NOW } from "../lib/api/testing/answers";
import list from "../lib/api/testing/fixtures/user-list.json" with { type: "json" };
import basic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import profile from "../lib/api/testing/fixtures/player-profile.json" with { type: "json" };
import { stubNotifications, type NotificationStub } from "./next/notifications";
import { errorCode, expect, test } from "./test";

const PATH = "/app/user/targets";

const OKAY = { state: "Okay", description: "Okay", details: null, color: "green", until: null };

/** The player is in Torn, which the usual answer says of nobody. */
const IN_TORN = {
  profile: {
    ...basic.profile,
    status: OKAY,
  },
};

test.beforeEach(async ({ signIn, game }) => {
  await signIn();
  game.answer("/user/basic", IN_TORN);
});

test("shows who is ready, who is soon out and who is not, with what an attack brings", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByText("1 ready now")).toBeVisible();
  const ready = page.getByRole("list", { name: "Ready now" }).getByRole("listitem");
  await expect(ready).toHaveText([/Korna/]);
  await expect(ready.getByRole("link", { name: "Attack Korna" })).toHaveAttribute(
    "href",
    "https://www.torn.com/loader.php?sid=attack&user2ID=2500011",
  );
  const soon = page.getByRole("list", { name: "Out within 5 minutes" });
  await expect(soon).toContainText("MrPips");
  await expect(soon).toContainText("Moderate or harder");
  const later = page.getByRole("list", { name: "Later" });
  await expect(later).toContainText("Hospital in Switzerland");
  await expect(later).toContainText("out in Switzerland");
  await expect(later).toContainText("never fought");
  // He is out after 41 seconds. The first list is less than a minute old then, so that the page needs no newer one.
  await page.clock.runFor(45_000);
  await expect(ready.first()).toContainText("MrPips");
});

test("while the player is abroad, only who is in the same country is ready", async ({
  page,
  game,
}) => {
  const abroad = (description: string) => ({
    profile: {
      ...basic.profile,
      status: { ...IN_TORN.profile.status, state: "Abroad", description },
    },
  });
  game.answer("/user/basic", abroad("In Hawaii"));
  await page.goto(PATH);
  await expect(page.getByText("You’re abroad, and nobody there is ready").first()).toBeVisible();
  game.answer("/user/basic", abroad("In Japan"));
  await page.reload();
  const ready = page.getByRole("list", { name: "Ready now" }).getByRole("listitem");
  await expect(ready).toHaveText([/Quince/]);
  game.answer("/user/basic", basic);
  await page.clock.runFor(61_000);
  // The minute passes at once, so that the list's own calls may have timed out by then.
  await expect(page.getByText(/^0 ready (now|as of)/).first()).toBeVisible();
});

test("keys go from target to target, Enter opens one, and a note stays", async ({ page }) => {
  await page.goto(PATH);
  const korna = page.getByRole("button", { name: /^Korna/ });
  await expect(korna).toBeVisible();
  await page.keyboard.press("j");
  await expect(korna).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: /^MrPips/ })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your attacks in 90 days")).toBeVisible();
  await page.getByLabel("Note on Korna").fill("Rarely online before noon");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Korna" })).toContainText(
    "Rarely online before noon",
  );
});

test("filters, order and list are in the address", async ({ page, game }) => {
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Never fought/ }).click();
  await expect(page).toHaveURL(/show=never/);
  await expect(page.getByRole("link", { name: "Attack Korna" })).toHaveCount(0);
  await page
    .getByRole("group", { name: "Sort by column" })
    .getByRole("button", { name: "Name" })
    .click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByLabel("List", { exact: true }).selectOption("Friends");
  await expect(page).toHaveURL(/list=Friends/);
  await expect.poll(() => game.calls.some((call) => call.includes("cat=Friends"))).toBe(true);
});

test("an empty list says how to add somebody; filters that nobody fits can be cleared", async ({
  page,
  game,
}) => {
  await page.goto(`${PATH}?show=ready+abroad`);
  await expect(page.getByText("No players match these filters")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("link", { name: "Attack Korna" })).toBeVisible();
  game.answer("/user/list", { list: [], _metadata: { links: { next: null, prev: null } } });
  await page.reload();
  await expect(page.getByText("Your Targets list is empty")).toBeVisible();
  await expect(page.getByRole("link", { name: "Targets list in the game" })).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=list&type=targets",
  );
  await page.getByRole("button", { name: "See who you attacked" }).click();
  await expect(page.getByRole("table", { name: "By target" })).toBeVisible();
});

test("with a key that can’t load the list, the page says which access it needs", async ({
  page,
  game,
}) => {
  game.answer("/user/list", errorCode(16, "Access level of this key is not high enough"));
  await page.goto(PATH);
  await expect(page.getByText("Error loading your list")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Limited or Full" })).toBeVisible();
  await page.getByRole("button", { name: "Go to Bounties" }).click();
  await expect(page.getByRole("list", { name: "Bounties" })).toBeVisible();
});

test("without an answer for a minute nobody is said to be ready now", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByText("1 ready now")).toBeVisible();
  game.answer("/user/list", errorCode(17, "Backend error"));
  await page.clock.runFor(125_000);
  await expect(page.getByText("ready as of 12:0", { exact: false }).first()).toBeVisible();
  await expect(page.getByText("No response from the game since")).toBeVisible();
  const old = page.getByRole("list", { name: /^Ready as of/ }).getByRole("listitem");
  await expect(old.filter({ hasText: "MrPips" })).toContainText("Should be out");
  await expect(old.filter({ hasText: "Korna" })).not.toContainText("Should be out");
  game.answer("/user/list", list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Ready now" })).toBeVisible();
});

test("paused, nothing is asked, and the page says since when", async ({ page, game }) => {
  await page.goto(PATH);
  await expect(page.getByText("1 ready now")).toBeVisible();
  await page.getByRole("button", { name: "Pause automatic updates" }).click();
  await expect(page.getByText("Updates are paused. States are from 12:00")).toBeVisible();
  const before = game.calls.length;
  await page.clock.runFor(10 * 60_000);
  expect(game.calls.slice(before)).toEqual([]);
  await page.clock.fastForward(20 * 60 * 60_000);
  await expect(page.getByText("Updates are paused. States are from Fri 12:00")).toBeVisible();
  await expect(page.getByText(/^\d+ ready as of Fri 12:00$/)).toBeVisible();
  await expect(page.getByRole("list", { name: "Ready as of Fri 12:00" })).toBeVisible();
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await expect(page.getByText("Updates are paused")).toHaveCount(0);
  await expect
    .poll(() => game.calls.slice(before).some((call) => call.startsWith("/user/list")))
    .toBe(true);
});

for (const [minutes, tag] of [
  [10, []],
  [60, ["@long"]],
] as const) {
  test(
    `${minutes} minutes of the page's clock never take more than 30 calls a minute`,
    {
      tag: [...tag],
    },
    async ({ page, game }) => {
      test.slow();
      await page.goto(PATH);
      await expect(page.getByText("1 ready now")).toBeVisible();
      for (let minute = 0; minute < minutes; minute += 1) {
        const before = game.calls.length;
        for (let quarter = 0; quarter < 4; quarter += 1) {
          await page.clock.runFor(15_000);
          // The next poll is set once this one has its answer.
          await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
        }
        expect(game.calls.length - before).toBeLessThanOrEqual(30);
      }
      const lists = game.calls.filter((call) => call.startsWith("/user/list"));
      expect(lists.length).toBeGreaterThan(minutes);
    },
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("five targets are in the first screen, each with a button for the thumb", async ({
    page,
    game,
  }) => {
    const [first] = list.list;
    const ready = Array.from({ length: 9 }, (_, index) => ({
      ...first,
      id: 2500100 + index,
      name: `Target_number_${index}`,
    }));
    game.answer("/user/list", { list: ready, _metadata: { links: { next: null, prev: null } } });
    await page.clock.setFixedTime(NOW);
    await page.goto(PATH);
    const fifth = page.getByRole("link", { name: /^Attack / }).nth(4);
    await expect(fifth).toBeInViewport({ ratio: 1 });
    const box = await fifth.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(104);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(330);
  });
});

test.describe("NPCs", () => {
  const npc = (id: number, status: object) => ({ profile: { ...profile.profile, id, status } });

  test("show when each level begins, once their stay was seen", async ({ page, game }) => {
    for (const id of [4, 10, 15, 17, 20, 21]) game.answer(`/user/${id}/profile`, npc(id, OKAY));
    game.answer(
      "/user/19/profile",
      npc(19, { ...OKAY, state: "Hospital", until: NOW / 1000 + 10 * 60 }),
    );
    await page.goto(`${PATH}?view=npcs`);
    const rows = page.getByRole("list", { name: "NPCs" }).getByRole("listitem");
    const jimmy = rows.filter({ hasText: "Jimmy" });
    await expect(jimmy).toContainText("In hospital until 12:10");
    await expect(jimmy).toContainText("IV 15:40");
    await expect(rows.filter({ hasText: "Duke" })).toContainText("Out, level unknown");
    await expect(rows.filter({ hasText: "Duke" })).toContainText("didn’t see them leave hospital");

    await page.clock.runFor(10 * 60_000 + 30_000);
    game.answer("/user/19/profile", npc(19, OKAY));
    await page.clock.runFor(60_000);
    await expect(jimmy).toContainText("Level I since 12:10");
    await page.getByLabel("Worth hitting from").selectOption("1");
    await expect(jimmy).toContainText("I now");
    // This browser remembers it.
    await page.reload();
    await expect(jimmy).toContainText("Level I since 12:10");
  });

  test("the browser notifies of a level that is reached, if the player wants it", async ({
    page,
    game,
  }) => {
    await stubNotifications(page);
    for (const id of [4, 10, 15, 17, 20, 21]) game.answer(`/user/${id}/profile`, npc(id, OKAY));
    game.answer(
      "/user/19/profile",
      npc(19, { ...OKAY, state: "Hospital", until: NOW / 1000 + 10 * 60 }),
    );
    await page.goto(`${PATH}?view=npcs&from=1`);
    const wanted = page.getByRole("switch", {
      name: "Notify me at level I while this tab is open",
    });
    await expect(wanted).not.toBeChecked();
    await wanted.check();
    const shown = () => page.evaluate(() => (window as unknown as NotificationStub).shown);
    await page.clock.runFor(9 * 60_000);
    await expect.poll(shown).toEqual([]);
    await page.clock.runFor(2 * 60_000);
    await expect.poll(shown).toEqual([
      {
        title: "Jimmy reached loot level I",
        body: expect.stringContaining("Unless beaten"),
        tag: "loot 19",
      },
    ]);
    await page.clock.runFor(5 * 60_000);
    await expect.poll(shown).toHaveLength(1);
    await wanted.uncheck();
    await page.reload();
    await expect(wanted).not.toBeChecked();
  });

  test("take no more than 30 calls a minute", async ({ page, game }) => {
    await page.goto(`${PATH}?view=npcs`);
    await expect(page.getByRole("list", { name: "NPCs" })).toBeVisible();
    for (let minute = 0; minute < 10; minute += 1) {
      const before = game.calls.length;
      await page.clock.runFor(60_000);
      expect(game.calls.length - before).toBeLessThanOrEqual(30);
    }
  });
});

test.describe("attacks", () => {
  test("sum up what the player's own attacks brought, bonus hits apart", async ({ page }) => {
    await page.goto(`${PATH}?view=attacks`);
    const figures = page.getByRole("main");
    await expect(figures.getByText("bonus hit", { exact: false }).first()).toBeVisible();
    const losses = page.getByRole("list", { name: "Losses" });
    await expect(losses).toContainText("Blackthorn");
    const targets = page.getByRole("table", { name: "By target" });
    await expect(targets.getByRole("row").filter({ hasText: "MrPips" })).toContainText("3.26");
    const weeks = page.getByRole("table", { name: "By week" });
    await expect(weeks.getByRole("row").nth(1)).toContainText("so far");
    await expect(weeks.getByRole("row")).toHaveCount(14);
    const thisWeekCell = weeks.getByRole("row").nth(1).getByRole("cell").nth(3);
    await expect(thisWeekCell).not.toHaveText("–");
    // Both change while the attacks load.
    await expect(async () => {
      const thisWeek = await thisWeekCell.innerText();
      await expect(figures.getByText(`this week ${thisWeek}`)).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.getByRole("button", { name: "Week", exact: true }).click();
    await expect(page).toHaveURL(/span=week/);
    await expect(weeks.getByRole("row")).toHaveCount(3);
  });

  for (const [button, file] of [
    ["CSV", "by-target.csv"],
    ["CSV of attacks", "attacks.csv"],
  ] as const) {
    test(`are saved as a file: ${file}`, async ({ page }) => {
      await page.goto(`${PATH}?view=attacks`);
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: button, exact: true }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(file);
    });
  }
});
