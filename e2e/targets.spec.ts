import { NOW } from "../lib/api/testing/answers";
import list from "../lib/api/testing/fixtures/user-list.json" with { type: "json" };
import basic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import profile from "../lib/api/testing/fixtures/player-profile.json" with { type: "json" };
import type { MockGame } from "./game";
import { expect, type Page, test } from "./test";

const PATH = "/app/user/targets";

const OKAY = { state: "Okay", description: "Okay", details: null, color: "green", until: null };
const inHospital = (minutes: number) => ({
  ...OKAY,
  state: "Hospital",
  description: `In hospital for ${minutes} mins`,
  until: NOW / 1000 + minutes * 60,
});

const profileOf = (id: number, status: object) => ({ profile: { ...profile.profile, id, status } });

test.beforeEach(async ({ signIn, game }) => {
  await signIn();
  // The player is in Torn, which the usual answer says of nobody.
  game.answer("/user/basic", { profile: { ...basic.profile, status: OKAY } });
});

test("keys go from target to target, a note stays, filters are in the history, and attacks are saved as files", async ({
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
  // The list has said where Oxbow is.
  const oxbow = page.getByRole("listitem").filter({ hasText: "Oxbow" });
  await expect(oxbow).toContainText("Hospital in Switzerland");
  await page.goBack();
  await page.getByRole("button", { name: /^Never fought/ }).click();
  await expect(page.getByRole("link", { name: "Attack Korna" })).toBeVisible();

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

/** Runs so many minutes of the page's clock, each of which may make 30 calls. */
async function runMinutes(page: Page, game: MockGame, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) {
    const before = game.calls.length;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await page.clock.runFor(15_000);
      // The next poll is set once this one has its answer.
      await expect.poll(() => game.calls.length - game.answered).toBe(0);
    }
    expect(game.calls.length - before).toBeLessThanOrEqual(30);
  }
}

for (const { minutes, tag } of [
  { minutes: 2, tag: [] },
  { minutes: 60, tag: ["@long"] },
]) {
  test(
    `${minutes} minutes of targets or of NPCs never take more than 30 calls a minute, and none while updates are paused`,
    { tag },
    async ({ page, game }) => {
      test.slow();
      await page.goto(PATH);
      await expect(page.getByText("1 ready now")).toBeVisible();
      await runMinutes(page, game, minutes);
      // A response that the page reads late sets its next poll late.
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return game.calls.filter((call) => call.startsWith("/user/list")).length;
        })
        .toBeGreaterThan(minutes);

      await page.getByRole("button", { name: "Pause automatic updates" }).click();
      const before = game.calls.length;
      await page.clock.runFor(10 * 60_000);
      expect(game.calls.slice(before)).toEqual([]);

      await page.goto(`${PATH}?view=npcs`);
      await expect(page.getByRole("list", { name: "NPCs" })).toBeVisible();
      await runMinutes(page, game, minutes);
    },
  );
}

test("on a phone five targets are in the first screen, each with a button for the thumb; a bounty takes two lines", async ({
  page,
  game,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
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

  await page.goto(`${PATH}?view=bounties&level=any`);
  const rows = page.getByRole("list", { name: "Bounties" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  // The first of a group has its heading above.
  const heights = () =>
    rows.evaluateAll((all) =>
      all.map((row) => row.lastElementChild?.getBoundingClientRect().height ?? Infinity),
    );
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(54);
});

test.describe("NPCs", () => {
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
});
