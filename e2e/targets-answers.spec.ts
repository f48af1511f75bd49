import { NOW } from "../lib/api/testing/answers";
import attacks from "../lib/api/testing/fixtures/user-attacks.json" with { type: "json" };
import basic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import bounties from "../lib/api/testing/fixtures/torn-bounties.json" with { type: "json" };
import list from "../lib/api/testing/fixtures/user-list.json" with { type: "json" };
import profile from "../lib/api/testing/fixtures/player-profile.json" with { type: "json" };
import { type Call } from "./game";
import { deferredResponse, errorCode, expect, type MockGame, type Page, test } from "./test";

const PATH = "/app/user/targets";
const MINUTE_MS = 60_000;

const OKAY = { state: "Okay", description: "Okay", details: null, color: "green", until: null };
const inHospital = (minutes: number) => ({
  ...OKAY,
  state: "Hospital",
  description: `In hospital for ${minutes} mins`,
  until: NOW / 1000 + minutes * 60,
});

const WANTED = [2500033, 2500081, 2500002];

const profileOf = (id: number, status: object) => ({ profile: { ...profile.profile, id, status } });

/** The browser's events when the player comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

const callsTo = (game: MockGame, path: string) =>
  game.calls.filter((call) => call.startsWith(path));

test.beforeEach(async ({ signIn, game }) => {
  await signIn();
  game.answer("/user/basic", { profile: { ...basic.profile, status: OKAY } });
});

test.describe("after an earlier visit", () => {
  test.use({ keepCache: true });

  test("the state of a player with a bounty is unknown until it has loaded again", async ({
    page,
    game,
  }) => {
    for (const id of WANTED) game.answer(`/user/${id}/profile`, profileOf(id, OKAY));
    await page.goto(`${PATH}?view=bounties&level=any&states=on`);
    const rows = page.getByRole("list", { name: "Bounties" });
    await page.clock.runFor(15_000);
    await expect(rows).not.toContainText("State unknown");
    await expect(rows).toContainText("Okay");

    const later = WANTED.map((id) => {
      const answer = deferredResponse(profileOf(id, inHospital(60)));
      game.answer(`/user/${id}/profile`, answer.answer);
      return answer;
    });
    await page.reload();
    await expect(rows).toContainText("State unknown");
    await page.clock.runFor(15_000);
    await expect(rows).not.toContainText("Okay");
    for (const { release } of later) release();
    await expect(rows).toContainText("Hospital");
  });
});

test.describe("bounties", () => {
  test("nobody is ready by a state that is four minutes old", async ({ page, game }) => {
    for (const id of WANTED) game.answer(`/user/${id}/profile`, profileOf(id, OKAY));
    game.answer("/user/2500002/profile", profileOf(2500002, inHospital(90)));
    await page.goto(`${PATH}?view=bounties&level=any&states=on`);
    // A chip that would show all or none is left out.
    const ready = page.getByRole("button", { name: /^Ready/ });
    await page.clock.runFor(15_000);
    await expect(ready).toContainText("2");
    await page.getByRole("switch", { name: /Load the states of visible players/ }).uncheck();
    await page.clock.runFor(5 * MINUTE_MS);
    await expect(ready).toHaveCount(0);
    const first = page.getByRole("list", { name: "Bounties" }).getByRole("listitem").first();
    await expect(first).toContainText(/Okay.*\d min ago/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(first.getByText(/\d min ago/)).toBeVisible();
  });

  test("a state that couldn't be loaded says so", async ({ page, game }) => {
    for (const id of WANTED) game.answer(`/user/${id}/profile`, errorCode(17, "Backend error"));
    await page.goto(`${PATH}?view=bounties&level=any&states=on`);
    await page.clock.runFor(15_000);
    const rows = page.getByRole("list", { name: "Bounties" });
    await expect(rows).toContainText("Couldn’t load the state");
    await expect(rows).not.toContainText("s ago");
  });

  test("pages that have loaded don't load again when the player comes back to the tab", async ({
    page,
    game,
  }) => {
    await page.goto(`${PATH}?view=bounties&level=any`);
    await expect(page.getByText("3 of 5,226 bounties loaded")).toBeVisible();
    await page.getByRole("button", { name: "Load 500 more" }).click();
    await expect(page.getByText("18 of 5,226 bounties loaded")).toBeVisible();
    await page.clock.fastForward(2 * MINUTE_MS);
    await comeBack(page);
    await page.clock.runFor(5_000);
    expect(callsTo(game, "/torn/bounties")).toHaveLength(6);

    await page.getByRole("button", { name: "Refresh bounties from the first page" }).click();
    await expect(page.getByText("3 of 5,226 bounties loaded")).toBeVisible();
    expect(callsTo(game, "/torn/bounties")).toHaveLength(7);
  });

  test("one on the player isn't among them", async ({ page, game }) => {
    const [first] = bounties.bounties;
    const own = { ...first, target_id: 3000001, target_name: "alpha_one" };
    game.answer("/torn/bounties", { ...bounties, bounties: [own, ...bounties.bounties] });
    await page.goto(`${PATH}?view=bounties&level=any`);
    await expect(page.getByRole("link", { name: "Attack Oxbow" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Attack alpha_one" })).toHaveCount(0);
  });

  test("without the player's level, any level is shown, and the page says so", async ({
    page,
    game,
  }) => {
    game.answer("/user/basic", errorCode(17, "Backend error"));
    await page.goto(`${PATH}?view=bounties`);
    await expect(page.getByRole("link", { name: "Attack MrPips" })).toBeVisible();
    await expect(page.getByText("bounties of any level are shown")).toBeVisible();
  });
});

/** An own attack every hour, as many as that, the newest first, a page at a time. */
const ownAttacks = (count: number) => {
  const [one] = attacks.attacks;
  const all = Array.from({ length: count }, (_, index) => ({
    ...one,
    id: 600_000_000 - index,
    ended: NOW / 1000 - (index + 1) * 3_600,
    started: NOW / 1000 - (index + 1) * 3_600 - 20,
  }));
  return (call: Call) => {
    const { searchParams } = call.url;
    const [from, to] = ["from", "to"].map((name) => searchParams.get(name));
    const page = all.filter(
      ({ ended }) => ended > Number(from ?? 0) && ended <= Number(to ?? Infinity),
    );
    const isOwn = searchParams.get("filters") === "outgoing";
    return call.fulfill({ json: { attacks: isOwn ? page.slice(0, 100) : [] } });
  };
};

test.describe("the player's attacks", () => {
  test("of more than ten pages in 90 days, the page says since when it knows them", async ({
    page,
    game,
  }) => {
    game.answer("/user/attacks", ownAttacks(2_000));
    await page.goto(PATH);
    await expect(page.getByText(/your 991 attacks since \d+ \w+,/)).toBeVisible();
    await expect(
      page.getByRole("button", { name: /^No fight on record \(since \d+ \w+\)/ }),
    ).toBeVisible();
    await expect(page.getByRole("list", { name: "Later" })).toContainText(
      /no fight on record \(since/,
    );
    await page.getByRole("button", { name: /^MrPips/ }).click();
    await expect(page.getByText(/^Your attacks since \d+ \w+$/)).toBeVisible();
  });

  test("if a later page fails, the page says since when it knows them, and tries again", async ({
    page,
    game,
  }) => {
    const all = ownAttacks(250);
    game.answer("/user/attacks", (call) =>
      call.url.searchParams.has("to") ? call.fulfill({ json: errorCode(17) }) : all(call),
    );
    await page.goto(PATH);
    const failed = page.getByRole("alert").filter({ hasText: "Couldn’t load your attacks before" });
    await expect(failed).toBeVisible();
    await expect(page.getByText(/your 100 attacks since \d+ \w+,/)).toBeVisible();
    game.answer("/user/attacks", all);
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("your 250 attacks in the last 90 days")).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test("that couldn't be loaded say of nobody that they were never fought", async ({
    page,
    game,
  }) => {
    game.answer("/user/attacks", errorCode(16, "Access level of this key is not high enough"));
    await page.goto(PATH);
    await expect(page.getByRole("link", { name: "Attack Korna" })).toBeVisible();
    await expect(page.getByText(/never fought/i)).toHaveCount(0);
    await page.getByRole("button", { name: /^Korna/ }).click();
    await expect(page.getByText(/^Your attacks in 90 days/).locator("..")).toContainText("–");
    await page.goto(`${PATH}?view=bounties&level=any`);
    await expect(page.getByRole("link", { name: "Attack Oxbow" })).toBeVisible();
    await expect(page.getByText(/never fought/i)).toHaveCount(0);
  });

  test("weeks that haven't loaded have no figures", async ({ page, game }) => {
    const all = ownAttacks(250);
    game.answer("/user/attacks", (call) =>
      call.url.searchParams.has("to") ? call.fulfill({ json: errorCode(17) }) : all(call),
    );
    await page.goto(`${PATH}?view=attacks`);
    const weeks = page.getByRole("table", { name: "By week" }).getByRole("row");
    await expect(weeks).toHaveCount(14);
    await expect(weeks.last()).toContainText("–");
    await expect(weeks.last()).not.toContainText("0.00");
    await expect(weeks.nth(1)).not.toContainText("–");
  });
});

test.describe("a list of 300 players", () => {
  test.beforeEach(({ game }) => {
    const [first] = list.list;
    game.answer("/user/list", (call) => {
      const offset = Number(call.url.searchParams.get("offset"));
      const page = Array.from({ length: 50 }, (_, index) => ({
        ...first,
        id: 2_600_000 + offset + index,
        name: `Target_${offset + index}`,
      }));
      const next = offset < 250 ? "https://api.torn.com/v2/user/list?offset=50" : null;
      return call.fulfill({ json: { list: page, _metadata: { links: { next, prev: null } } } });
    });
  });

  test("loads every 90 seconds, and is ready for two of these intervals", async ({
    page,
    game,
  }) => {
    await page.goto(PATH);
    const glance = page.getByRole("region", { name: "At a glance" });
    await expect(glance).toContainText(/300\s*ready now/);
    await expect(page.getByText("every 90 s", { exact: true })).toBeVisible();
    game.answer("/user/list", errorCode(17, "Backend error"));
    await page.clock.runFor(170_000);
    await expect(glance).toContainText(/300\s*ready now/);
    await page.clock.runFor(20_000);
    await expect(glance).toContainText(/300\s*ready as of 12:0/);
  });

  test("and ten pages of attacks take 22 calls at first, and then no more than 30 a minute", async ({
    page,
    game,
  }) => {
    test.slow();
    game.answer("/user/attacks", ownAttacks(2_000));
    await page.goto(PATH);
    await expect(page.getByText(/your 991 attacks since/)).toBeVisible();
    expect(game.calls.length).toBeLessThanOrEqual(22);
    for (let minute = 0; minute < 5; minute += 1) {
      const before = game.calls.length;
      await page.clock.runFor(MINUTE_MS);
      expect(game.calls.length - before).toBeLessThanOrEqual(30);
    }
  });
});

test.describe("NPCs", () => {
  const JIMMY = "/user/19/profile";

  test.beforeEach(({ game }) => {
    for (const id of [4, 10, 15, 17, 20, 21]) {
      game.answer(`/user/${id}/profile`, profileOf(id, OKAY));
    }
  });

  const jimmyOn = (page: Page) =>
    page.getByRole("list", { name: "NPCs" }).getByRole("listitem").filter({ hasText: "Jimmy" });

  test("may have been beaten while the tab slept", async ({ page, game }) => {
    game.answer(JIMMY, profileOf(19, inHospital(10)));
    await page.goto(`${PATH}?view=npcs`);
    await expect(jimmyOn(page)).toContainText("In hospital until 12:10");
    game.answer(JIMMY, profileOf(19, OKAY));
    await page.clock.fastForward(60 * MINUTE_MS);
    await expect(jimmyOn(page)).toContainText("Level II since 12:40, unless beaten");
    await page.clock.fastForward(12 * 60 * MINUTE_MS);
    await expect(jimmyOn(page)).toContainText("Out, level unknown");
  });

  test("are out once an old stay is over, even if the game no longer answers", async ({
    page,
    game,
  }) => {
    game.answer(JIMMY, profileOf(19, inHospital(10)));
    await page.goto(`${PATH}?view=npcs`);
    await expect(jimmyOn(page)).toContainText("In hospital until 12:10");
    game.answer(JIMMY, errorCode(17, "Backend error occurred, please try again"));
    await page.clock.fastForward(13 * 60 * MINUTE_MS);
    await expect(jimmyOn(page)).toContainText("Out, level unknown");
    await expect(jimmyOn(page)).not.toContainText("In hospital");
  });

  test("a tab with an older answer leaves what another tab has seen", async ({
    page,
    game,
    context,
  }) => {
    game.answer(JIMMY, profileOf(19, OKAY));
    await page.goto(`${PATH}?view=npcs`);
    await expect(jimmyOn(page)).toContainText("Out, level unknown");
    game.answer(JIMMY, profileOf(19, inHospital(60)));
    await page.evaluate(() => {
      const counted = window as unknown as { changes: number };
      counted.changes = 0;
      window.addEventListener("storage", ({ key }) => {
        if (key === "npcStays") counted.changes += 1;
      });
    });
    const other = await context.newPage();
    await other.goto(`${PATH}?view=npcs`);
    await expect(jimmyOn(other)).toContainText("In hospital until 13:00");
    await expect(jimmyOn(page)).toContainText("In hospital until 13:00");
    await other.close();
    const changes = await page.evaluate(() => (window as unknown as { changes: number }).changes);
    expect(changes).toBeLessThanOrEqual(14);
  });

  test("the notice keeps its level, wherever the player comes from", async ({ page, game }) => {
    game.answer(JIMMY, profileOf(19, OKAY));
    await page.goto(`${PATH}?view=npcs&from=5`);
    const notice = page.getByRole("switch", { name: /^Notify me at level/ });
    await notice.check();
    await page.goto(`${PATH}?view=npcs`);
    await expect(page.getByLabel("Worth hitting from")).toHaveValue("5");
    await expect(notice).toBeChecked();
    await page.getByLabel("Worth hitting from").selectOption("3");
    await expect(notice).not.toBeChecked();
    await expect(notice).toHaveAccessibleName(/at level III instead of V/);

    await page.goto("/app/settings");
    const setting = page.getByRole("switch", { name: /^NPC loot levels/ });
    await expect(setting).toBeChecked();
    await setting.uncheck();
    await page.goto(`${PATH}?view=npcs`);
    await expect(page.getByLabel("Worth hitting from")).toHaveValue("4");
    await expect(notice).not.toBeChecked();
  });
});

for (const { state, text } of [
  { state: "Hospital", text: "You’re in hospital: you can’t attack anybody" },
  { state: "Jail", text: "You’re in jail: you can’t attack anybody" },
]) {
  test(`a player who is in ${state} is recommended nobody`, async ({ page, game }) => {
    const status = { ...inHospital(30), state };
    game.answer("/user/basic", { profile: { ...basic.profile, status } });
    await page.goto(PATH);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText("Best:")).toHaveCount(0);
  });

  test(`a player who was in ${state} is recommended somebody at once`, async ({ page, game }) => {
    const status = { ...inHospital(0.5), state };
    game.answer("/user/basic", { profile: { ...basic.profile, status } });
    await page.goto(PATH);
    await expect(page.getByText(text).first()).toBeVisible();
    await page.clock.runFor(35_000);
    await expect(page.getByText("Best:").first()).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });
}

test("a note from the war room is in the list of targets", async ({ page, game }) => {
  const [first] = list.list;
  game.answer("/user/list", { ...list, list: [{ ...first, id: 2400015, name: "MrPips" }] });
  await page.goto("/app/faction/war");
  await page.getByRole("button", { name: "Note on MrPips" }).click();
  await page.getByRole("textbox", { name: "Note on MrPips" }).fill("Ask before mugging");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.goto(PATH);
  await expect(page.getByRole("listitem").filter({ hasText: "MrPips" })).toContainText(
    "Ask before mugging",
  );
});

test("a note that is being written stays when its target is out of hospital", async ({ page }) => {
  await page.goto(PATH);
  const pips = page.getByRole("button", { name: /^MrPips/ });
  await pips.click();
  const note = page.getByLabel("Note on MrPips");
  await note.pressSequentially("Weak to piercing");
  for (let times = 0; times < 8; times += 1) await page.keyboard.press("ArrowLeft");
  // He is out after 41 seconds; a list of a minute ago would be old.
  await page.clock.runFor(45_000);
  const ready = page.getByRole("list", { name: "Ready now" });
  await expect(ready.getByLabel("Note on MrPips")).toBeFocused();
  await page.keyboard.type("very ");
  await expect(note).toHaveValue("Weak to very piercing");
  await pips.click();
  await pips.click();
  await expect(note).toHaveValue("");
});
