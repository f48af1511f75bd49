import { NOW } from "../lib/api/testing/answers";
import attacks from "../lib/api/testing/fixtures/user-attacks.json" with { type: "json" };
import bounties from "../lib/api/testing/fixtures/torn-bounties.json" with { type: "json" };
import list from "../lib/api/testing/fixtures/user-list.json" with { type: "json" };
import basic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import profile from "../lib/api/testing/fixtures/player-profile.json" with { type: "json" };
import type { Call } from "./game";
import { stubNotifications, type NotificationStub } from "./next/notifications";
import { deferredResponse, expect, type Page, test } from "./test";

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

test.beforeEach(async ({ signIn, game }) => {
  await signIn();
  // The player is in Torn, which the usual answer says of nobody.
  game.answer("/user/basic", { profile: { ...basic.profile, status: OKAY } });
});

test("keys go from target to target, a note stays, and a filter is in the address", async ({
  page,
}) => {
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

  await page.getByRole("button", { name: /^Never fought/ }).click();
  await expect(page).toHaveURL(/show=never/);
  await expect(page.getByRole("link", { name: "Attack Korna" })).toHaveCount(0);
  await page.getByRole("link", { name: "Bounties", exact: true }).click();
  await expect(page.getByRole("link", { name: "Attack Oxbow" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: /^Never fought/ }).click();
  await expect(page.getByRole("link", { name: "Attack Korna" })).toBeVisible();
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

for (const [minutes, tag] of [
  [10, []],
  [60, ["@long"]],
] as const) {
  test(
    `${minutes} minutes of the page's clock never take more than 30 calls a minute, and none while updates are paused`,
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

      await page.getByRole("button", { name: "Pause automatic updates" }).click();
      const before = game.calls.length;
      await page.clock.runFor(10 * 60_000);
      expect(game.calls.slice(before)).toEqual([]);
    },
  );
}

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

test("300 players and ten pages of attacks take 22 calls at first, and then no more than 30 a minute", async ({
  page,
  game,
}) => {
  test.slow();
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

test("states of many visible rows take no more than 30 calls a minute", async ({ page, game }) => {
  test.slow();
  const [first] = bounties.bounties;
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...first,
    target_id: 2510000 + index,
    target_name: `Wanted_${index}`,
  }));
  game.answer("/torn/bounties", { ...bounties, bounties: many });
  for (const { target_id: id } of many) {
    game.answer(`/user/${id}/profile`, { profile: { ...profile.profile, id, status: OKAY } });
  }
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await page.goto(`${PATH}?view=bounties&level=any&states=on`);
  await expect(page.getByRole("link", { name: "Attack Wanted_59" })).toBeVisible();
  for (let minute = 0; minute < 5; minute += 1) {
    const before = game.calls.length;
    await page.clock.runFor(60_000);
    expect(game.calls.length - before).toBeLessThanOrEqual(30);
  }
  expect(game.calls.filter((call) => call.includes("/profile")).length).toBeGreaterThan(40);

  const before = game.calls.length;
  const pages = () => game.calls.filter((call) => call.startsWith("/torn/bounties")).length;
  for (let part = 0; part < 20; part += 1) {
    await page.clock.runFor(3_000);
    if (part === 5 || part === 10) {
      const loaded = pages();
      await page.getByRole("button", { name: "Load 500 more" }).click();
      await expect.poll(pages).toBe(loaded + 5);
    }
  }
  expect(game.calls.length - before).toBeLessThanOrEqual(30);
});

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

  test("a bounty takes three lines: 79 px at most", async ({ page }) => {
    await page.goto(`${PATH}?view=bounties&level=any`);
    const rows = page.getByRole("list", { name: "Bounties" }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    const heights = () =>
      rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(79);
  });
});

test.describe("NPCs", () => {
  test("the browser notifies of a level that is reached, if the player wants it", async ({
    page,
    game,
  }) => {
    await stubNotifications(page);
    for (const id of [4, 10, 15, 17, 20, 21]) {
      game.answer(`/user/${id}/profile`, profileOf(id, OKAY));
    }
    game.answer("/user/19/profile", profileOf(19, inHospital(10)));
    await page.goto(`${PATH}?view=npcs&from=1`);
    const wanted = page.getByRole("switch", {
      name: "Notify me at level I while this tab is open",
    });
    await expect(wanted).not.toBeChecked();
    await wanted.check();
    const shown = () => page.evaluate(() => (window as unknown as NotificationStub).shown);
    await page.clock.runFor(9 * 60_000);
    await expect.poll(shown).toEqual([]);
    game.answer("/user/19/profile", profileOf(19, OKAY));
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

    // This browser remembers the stay and the choice.
    await page.reload();
    await expect(
      page.getByRole("list", { name: "NPCs" }).getByRole("listitem").filter({ hasText: "Jimmy" }),
    ).toContainText("Level I since 12:10");
    await expect(wanted).toBeChecked();
  });

  test("a tab with an older answer leaves what another tab has seen", async ({
    page,
    game,
    context,
  }) => {
    const jimmyOn = (tab: Page) =>
      tab.getByRole("list", { name: "NPCs" }).getByRole("listitem").filter({ hasText: "Jimmy" });
    for (const id of [4, 10, 15, 17, 20, 21, 19]) {
      game.answer(`/user/${id}/profile`, profileOf(id, OKAY));
    }
    await page.goto(`${PATH}?view=npcs`);
    await expect(jimmyOn(page)).toContainText("Out, level unknown");
    game.answer("/user/19/profile", profileOf(19, inHospital(60)));
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

test("the player's attacks are saved as files", async ({ page }) => {
  await page.goto(`${PATH}?view=attacks`);
  for (const [button, file] of [
    ["CSV", "by-target.csv"],
    ["CSV of attacks", "attacks.csv"],
  ] as const) {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(file);
  }
});
