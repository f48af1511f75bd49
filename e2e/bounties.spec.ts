import { NOW } from "../lib/api/testing/answers";
import basic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import profile from "../lib/api/testing/fixtures/player-profile.json" with { type: "json" };
import bounties from "../lib/api/testing/fixtures/torn-bounties.json" with { type: "json" };
import { deferredResponse, expect, test } from "./test";

const PATH = "/app/user/targets";

const OKAY = { state: "Okay", description: "Okay", details: null, color: "green", until: null };

test.beforeEach(async ({ signIn, game }) => {
  await signIn();
  // The player is in Torn, which the usual answer says of nobody.
  game.answer("/user/basic", { profile: { ...basic.profile, status: OKAY } });
});

test("bounties load a page at a time, and the player can pause", async ({ page, game }) => {
  await page.goto(`${PATH}?view=bounties&level=any`);
  const rows = page.getByRole("list", { name: "Bounties" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Sorrel_9");
  await expect(rows.first()).toContainText("anonymous");
  await expect(page.getByText("3 of 5,226 bounties loaded")).toBeVisible();
  const asked = () => game.calls.filter((call) => call.startsWith("/torn/bounties"));
  expect(asked()).toHaveLength(1);
  const waiting = deferredResponse(bounties);
  game.answer("/torn/bounties", waiting.answer);
  await page.getByRole("button", { name: "Load 500 more" }).click();
  await expect(page.getByText("Page 2 of 6, one call per page")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  waiting.release();
  await expect(page.getByRole("button", { name: "Load 500 more" })).toBeEnabled();
  expect(asked()).toHaveLength(2);
});

test("bounties keep their filters in the address", async ({ page }) => {
  await page.goto(`${PATH}?view=bounties`);
  // Above the player's own level, 87.
  await expect(page.getByRole("link", { name: "Attack MrPips" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Attack Oxbow" })).toBeVisible();
  await page.getByLabel("Level", { exact: true }).selectOption("any");
  await expect(page.getByRole("link", { name: "Attack MrPips" })).toBeVisible();
  await page.getByLabel("Reward", { exact: true }).selectOption("1000000");
  await page.reload();
  await expect(page).toHaveURL(/level=any&reward=1000000/);
  await expect(page.getByLabel("Reward", { exact: true })).toHaveValue("1000000");
});

test("bounties are sorted by a column, and by a select on a phone", async ({ page }) => {
  await page.goto(`${PATH}?view=bounties&level=any`);
  const names = page.getByRole("list", { name: "Bounties" }).getByRole("link");
  const sorts = page.getByRole("group", { name: "Sort by column" });
  await expect(sorts.getByRole("button", { name: "Reward" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const byReward = await names.allTextContents();
  await sorts.getByRole("button", { name: "Name" }).click();
  await expect(names).toHaveText(byReward.toSorted((a, b) => a.localeCompare(b)));
  await expect(page).toHaveURL(/sort=name/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Sort by", { exact: true }).selectOption("reward");
  await expect(names).toHaveText(byReward);
});

test("states load only on request, of visible rows, one call each", async ({ page, game }) => {
  for (const id of [2500033, 2500081, 2500002]) {
    game.answer(`/user/${id}/profile`, { profile: { ...profile.profile, id, status: OKAY } });
  }
  await page.goto(`${PATH}?view=bounties&level=any`);
  await expect(page.getByText("State unknown").first()).toBeVisible();
  await page.clock.runFor(60_000);
  const states = () => game.calls.filter((call) => call.includes("/profile"));
  expect(states()).toHaveLength(0);
  await page.getByRole("switch", { name: /Load the states of visible players/ }).click();
  await page.clock.runFor(15_000);
  await expect(page.getByRole("list", { name: "Bounties" })).not.toContainText("State unknown");
  expect(states()).toHaveLength(3);
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

test("while only Ready is shown, the states of all who fit load, also after the tab was hidden", async ({
  page,
  game,
}) => {
  const hospital = { ...OKAY, state: "Hospital", until: NOW / 1000 + 3600 };
  for (const [id, status] of [
    [2500033, OKAY],
    [2500081, hospital],
    [2500002, hospital],
  ] as const) {
    game.answer(`/user/${id}/profile`, { profile: { ...profile.profile, id, status } });
  }
  await page.goto(`${PATH}?view=bounties&level=any&states=on&show=ready`);
  await expect(page.getByText("players checked, nobody ready yet")).toBeVisible();
  const names = page.getByRole("list", { name: "Bounties" }).getByRole("link");
  await page.clock.runFor(12_000);
  await expect(names).toHaveText(["Attack Oxbow"]);

  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
    }, isHidden);
  await hide(true);
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText("0 of 3 players checked, nobody ready yet")).toBeVisible();
  await hide(false);
  await page.clock.runFor(12_000);
  await expect(names).toHaveText(["Attack Oxbow"]);
});

test("without states, Ready says how to load them, and all filters can be cleared", async ({
  page,
  game,
}) => {
  for (const id of [2500033, 2500081]) {
    game.answer(`/user/${id}/profile`, { profile: { ...profile.profile, id, status: OKAY } });
  }
  // Chosen in the list, it stays in the address.
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Ready/ }).click();
  await page.getByRole("link", { name: "Bounties", exact: true }).click();
  await expect(page).toHaveURL(/show=ready/);
  await expect(page.getByText("Load player states to see who’s ready.")).toBeVisible();
  await page.getByRole("button", { name: "Load player states" }).click();
  await expect(page).toHaveURL(/states=on/);
  await page.clock.runFor(12_000);
  await expect(page.getByRole("link", { name: "Attack Oxbow" })).toBeVisible();
  await page.goto(`${PATH}?view=bounties&level=25&reward=1000000&show=ready`);
  await expect(page.getByText("No bounties match")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("list", { name: "Bounties" }).getByRole("listitem")).toHaveCount(3);
  await expect(page).toHaveURL(/view=bounties&level=any$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a bounty takes three lines: 79 px at most", async ({ page }) => {
    await page.goto(`${PATH}?view=bounties&level=any`);
    const rows = page.getByRole("list", { name: "Bounties" }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    const heights = () =>
      rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(79);
  });
});
