import type { Call } from "./game";

import { expect, test } from "./test";

const PATH = "/app/user/progress?view=awards";
const DAY = 24 * 60 * 60;

/** 48 city finds at the last midnight, 42 thirty days before. */
const stats = (call: Call) => {
  const timestamp = Number(call.url.searchParams.get("timestamp"));
  const daysAgo = Math.round((Date.now() / 1000 - timestamp) / DAY);
  return call.fulfill({
    json: { personalstats: [{ name: "cityfinds", value: daysAgo < 10 ? 48 : 42, timestamp }] },
  });
};

test("awards: earned and when, the nearest by progress and by pace, and those without a target number", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("player", "3000001");
  });
  game.answer("/user/personalstats", stats);
  const table = page.getByRole("table", { name: "Awards" });

  await test.step("the headline says how many are earned, and which is next", async () => {
    await page.goto(PATH);
    await expect(page.getByText("3 of 5")).toBeVisible();
    await expect(
      page.getByText(/awards earned\. Next: Window Shopper, 48 of 50, about 10 days\./),
    ).toBeVisible();
  });

  await test.step("only the two missing days were asked for", () => {
    const asked = game.calls.filter((path) => path.includes("personalstats"));
    expect(asked).toHaveLength(2);
    expect(asked.every((path) => path.includes("stat=cityfinds"))).toBe(true);
  });

  await test.step("each with its share, its date and how that was calculated", async () => {
    const row = table.getByRole("row", { name: /^Window Shopper/ });
    await expect(row.getByRole("meter")).toHaveAttribute("aria-valuenow", "48");
    await row
      .getByRole("button", { name: "How it’s calculated: the date of “Window Shopper”" })
      .click();
    await expect(page.getByRole("dialog")).toContainText(/Remaining\s*2/);
    await page.keyboard.press("Escape");
    await expect(table.getByRole("row", { name: /^Xanax Fiend/ })).toContainText(
      "Earned 5 Nov 2025",
    );
  });

  await test.step("an award whose description has another number has no bar", async () => {
    const row = table.getByRole("row", { name: /^Anti Social/ });
    await expect(row).toContainText("No target number");
    await expect(row.getByRole("meter")).toHaveCount(0);
  });

  await test.step("filters by kind, and by the next 30 days", async () => {
    const chips = page.getByRole("group", { name: "Show only" });
    await chips.getByRole("button", { name: /^Within 30 days/ }).click();
    await expect(table.getByRole("row")).toHaveCount(2);
    await expect(page).toHaveURL(/show=month/);
    await chips.getByRole("button", { name: /^Within 30 days/ }).click();
    await chips.getByRole("button", { name: /^Medals/ }).click();
    await expect(table.getByRole("row")).toHaveCount(3);
  });

  await test.step("merits: how many are left and used, and the levels by name", async () => {
    const merits = page.getByRole("region", { name: "Merits" });
    await expect(merits).toContainText("3 left, 28 merits used");
    await expect(merits.getByRole("listitem")).toHaveText(["Life Points Level 7"]);
  });
});

test("if the key has no access to honors, the page says so and shows the medals", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  const tooLow = { error: { code: 16, error: "Access level too low" } };
  game.answer("/user/honors", tooLow);
  game.answer("/user/merits", tooLow);
  await page.goto(PATH);
  await expect(page.getByText("Error loading your honors")).toBeVisible();
  await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Merits" })).toContainText(
    "Couldn’t load your merits.",
  );
});
