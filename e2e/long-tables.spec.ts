import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expect, type Page, test } from "./test";

const COUNT = 1000;

test.beforeEach(async ({ signIn, game, page }) => {
  await signIn();
  const [alpha] = members.members;
  game.answer("/faction/members", {
    members: Array.from({ length: COUNT }, (_, i) => ({
      ...alpha,
      id: i + 1,
      name: `Member ${String(i + 1).padStart(4, "0")}`,
      ...(i === 100 && { level: 100_000_000_000 }),
    })),
  });
  await page.goto("/app/faction/members?sort=name.asc");
});

/** Presses End until the last entry of a list that measures itself on the way is rendered. */
async function toTheEnd(page: Page) {
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByText("Member 1000")).toBeInViewport({ timeout: 500 });
  }).toPass();
}

test("a table of 1,000 rows keeps only those near the window in the page, and the width of those that were there", async ({
  page,
}) => {
  const table = page.getByRole("table", { name: "Members" });
  await expect(table).toHaveAttribute("aria-rowcount", String(COUNT + 1));
  await expect(page.getByRole("row", { name: /Member 0001/ })).toHaveAttribute(
    "aria-rowindex",
    "2",
  );
  await expect.poll(() => page.getByRole("row").count()).toBeLessThan(80);
  const level = table.getByRole("columnheader").filter({ hasText: "Level" });
  const width = () => level.evaluate((head) => head.getBoundingClientRect().width);
  await page.evaluate(() => document.fonts.ready);
  const narrow = await width();

  const wide = page.getByRole("row", { name: /Member 0101/ });
  // From the last row that is rendered to the next: none is passed by, however late it comes.
  await expect(async () => {
    await page.getByRole("row").last().scrollIntoViewIfNeeded();
    await expect(wide).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [100] });
  await expect.poll(width).toBeGreaterThan(narrow);
  const withIt = await width();

  await toTheEnd(page);
  await expect(page.getByRole("row", { name: /Member 1000/ })).toHaveAttribute(
    "aria-rowindex",
    String(COUNT + 1),
  );
  await expect.poll(() => page.getByRole("row").count()).toBeLessThan(80);
  await expect(wide).toHaveCount(0);
  await expect.poll(width).toBe(withIt);
});

test("a list of 1,000 entries on a phone does so too", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = page.getByRole("list", { name: "Members" });
  const first = list.getByRole("listitem").filter({ hasText: "Member 0001" });
  await expect(first).toHaveAttribute("aria-posinset", "1");
  await expect(first).toHaveAttribute("aria-setsize", String(COUNT));
  await expect.poll(() => list.getByRole("listitem").count()).toBeLessThan(60);
  await toTheEnd(page);
  await expect.poll(() => list.getByRole("listitem").count()).toBeLessThan(60);
});
