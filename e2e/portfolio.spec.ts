import { TODAY } from "./money/portfolio-answers";
import { expect, test } from "./test";

const PATH = "/app/user/stock";

test.beforeEach(async ({ signIn, game }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
});

test("unknown values are excluded from totals", async ({ page, game }) => {
  await test.step("cost and profit are – while the game lists no purchase", async () => {
    game.answer("/user/stocks", {
      stocks: [{ id: 9, shares: 250_000, transactions: [], bonus: null }],
    });
    await page.goto(PATH);
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText("Total value $75,000,000");
    await expect(lead).toContainText("Profit –");
    await expect(lead).toContainText(/Cost\s*–\s*0 purchases/);
  });

  await test.step("a holding with no price has no sale fee, and no minus sign", async () => {
    game.answer("/user/stocks", {
      stocks: [{ id: 99, shares: 5000, transactions: [], bonus: null }],
    });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Stock [99]" })).toBeVisible();
    await page
      .getByRole("button", { name: "How it’s calculated: Total value", exact: true })
      .click();
    const how = page.getByRole("dialog");
    await expect(how).toContainText(/Sale fee, 0.1%\s*\$0/);
    await expect(how).not.toContainText("-$0");
  });
});
