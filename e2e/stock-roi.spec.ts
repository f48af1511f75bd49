import { OLDER, TODAY } from "./money/stock-answers";
import { expect, type Page, test, textsOf } from "./test";

const PATH = "/app/tools/stock-market";

test.beforeEach(async ({ signIn, game }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
});

/** The player's holdings: shares and tiers that the game counts, by stock id. */
const holdings = (held: Record<number, readonly [shares: number, increment: number]>) => ({
  stocks: Object.entries(held).map(([id, [shares, increment]]) => ({
    id: Number(id),
    shares,
    transactions: [],
    bonus: { available: false, increment, progress: 1, frequency: 7 },
  })),
});

async function setOwnValue(page: Page, acronym: string, text: string) {
  await page
    .getByRole("button", { name: `Set your value for ${acronym}` })
    .first()
    .click();
  const field = page.getByLabel(`What one payment of ${acronym} is worth to you`);
  await field.fill(text);
  await page.getByRole("button", { name: "Use this value" }).click();
}

test("the lead is the tier that returns most on the money still needed", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("78.49% per year");
  await expect(lead).toContainText("TCT tier 2, which needs $15,000,000 more of $60,000,000");
  await expect(lead).toContainText("465 days");
  // EVL is ready, and has no cash value; TCI is passive.
  await expect(lead).toContainText(/Ready to collect\s*–\s*EVL/);
  await expect(lead).not.toContainText("TCI");
});

test("bought tiers can be shown, explained and valued", async ({ page }) => {
  await page.goto(`${PATH}?purchased=on&q=SYM`);
  await test.step("a tier bought but not yet matured shows as Pending", async () => {
    await expect(page.getByRole("row").nth(1)).toContainText("Pending");
    await page.getByRole("heading", { name: "Dividend Stocks" }).click();
    await expect(
      page.getByRole("list", { name: "Dividend Stocks" }).getByText("1 pending, 1x Drug Pack"),
    ).toBeVisible();
  });
  await page.getByLabel("Name or acronym").fill("");

  await test.step("every derived figure of a row shows how it was calculated", async () => {
    await page.getByRole("button", { name: "How it’s calculated: the ROI of TCT tier 2" }).click();
    const how = page.getByRole("dialog");
    await expect(how).toContainText("100,000 × 2^1 = 200,000");
    await expect(how).toContainText("$300.00");
    await expect(how).toContainText("$60,000,000");
    await expect(how).toContainText("365 ÷ 31 × $1,000,000 × 2 = $23,548,387");
    await expect(how).toContainText("19.62%");
    await page.keyboard.press("Escape");
    await expect(how).toBeHidden();
  });

  await test.step("a benefit that cannot be sold is ranked once the player gives it a value", async () => {
    await setOwnValue(page, "EVL", "1,000,000");
    await page.keyboard.press("Escape");
    const row = page.getByRole("row").filter({ hasText: "EVL" }).first();
    // 365 ÷ 7 × $1,000,000 ÷ (100,000 × $900).
    await expect(row).toContainText("57.94%");
    await expect(row.getByRole("cell", { name: "Your value", exact: true })).toBeVisible();
  });
});

test("the summary is explained, and the next tier is one press away", async ({ page }) => {
  await page.goto(PATH);
  await test.step("each summary card shows how it was calculated", async () => {
    for (const [label, line] of [
      ["Dividend Stock Value", "250,000 × $300.00 = $75,000,000"],
      ["Passive Stock Value", "1,500,000 × $1,200.00 = $1,800,000,000"],
      ["Annual Benefits", "365 ÷ 31 × $1,000,000 × 1 = $11,774,194"],
      ["Total Return", "$465,000,000"],
    ] as const) {
      await page.getByRole("button", { name: `How it’s calculated: ${label}` }).click();
      await expect(page.getByRole("dialog")).toContainText(line);
      await page.keyboard.press("Escape");
    }
  });

  await test.step("next tier: shares and cash missing and payback in days, shortest first", async () => {
    await page.getByRole("link", { name: "Next tier" }).click();
    await expect(page.getByRole("table", { name: "Next tier" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Stock ROI Analysis" })).toBeHidden();
    await expect
      .poll(async () => (await textsOf(page, 1)).map((text) => text.slice(0, 3)))
      .toEqual(["TCT", "HRG", "PTS", "TSB", "SYM", "TCC"]);
    const cells = page.getByRole("row").nth(1).locator("th, td");
    await expect(cells.nth(1)).toHaveText("2");
    await expect(cells.nth(2)).toHaveText("250,000");
    await expect(cells.nth(3)).toHaveText("50,000");
    await expect(cells.nth(4)).toHaveText("$15,000,000");
    await expect(cells.nth(6)).toHaveText("$11,774,194");
    await expect(cells.nth(7)).toContainText("465 days");
    await page.getByRole("button", { name: "Cash needed" }).click();
    await expect
      .poll(async () => (await textsOf(page, 1)).map((text) => text.slice(0, 3)))
      .toEqual(["TCT", "SYM", "PTS", "HRG", "TSB", "TCC"]);
    await expect(page).toHaveURL(/view=next-tier&next-tier-sort=cash.asc/);
  });
});

test("the player can set an own value", async ({ page }) => {
  await page.goto(`${PATH}?q=TSB`);
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText("17.84%");

  await test.step("an own value that isn’t an amount is explained, and nothing is lost", async () => {
    await setOwnValue(page, "TSB", "a lot");
    await expect(page.getByText("Couldn’t read “a lot” as whole dollars.")).toBeVisible();
    await expect(page.getByLabel("What one payment of TSB is worth to you")).toHaveValue("a lot");
    await page.keyboard.press("Escape");
    await expect(row).toContainText("17.84%");
  });

  await test.step("an own value counts, is marked and saved, and is undone with one click", async () => {
    await setOwnValue(page, "TSB", "100m");
    await page.keyboard.press("Escape");
    await expect(row).toContainText("35.68%");
    await expect(row).toContainText("Your value");
    await page.reload();
    await expect(row).toContainText("35.68%");
    await page.getByRole("button", { name: "Reset your value for TSB" }).first().click();
    await expect(row).toContainText("17.84%");
    await expect(page.getByText("Your value")).toHaveCount(0);
  });
});

test("the budget says what to buy, and what would earn more elsewhere", async ({ page, game }) => {
  await page.goto(`${PATH}?view=budget`);
  await expect(page.getByText("Enter an amount")).toBeVisible();

  await test.step("a budget that isn’t an amount is explained; one that buys nothing says so", async () => {
    await page.getByLabel("Money to spend").fill("lots");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "Couldn’t read “lots” as whole dollars.",
    );
    await expect(page.getByLabel("Money to spend")).toHaveValue("lots");
    await page.getByLabel("Money to spend").fill("1k");
    await expect(page.getByText("$1,000 isn’t enough for a tier.")).toBeVisible();
  });

  await test.step("which tiers to buy, in which order", async () => {
    await page.getByLabel("Money to spend").fill("$900m");
    const table = page.getByRole("table", { name: "Budget" });
    await expect(table.getByRole("row")).toHaveCount(3);
    await expect(table.getByRole("row").nth(1)).toContainText("TCT The Torn City Times");
    await expect(table.getByRole("row").nth(1)).toContainText("50,000");
    await expect(table.getByRole("row").nth(2)).toContainText("PTS PointLess");
    await expect(page.getByText("Buys 2 tiers for $815,000,000")).toContainText(
      "$178,631,336 more per year, $85,000,000 left.",
    );
    await page.getByRole("button", { name: "How it’s calculated: the budget" }).click();
    await expect(page.getByRole("dialog")).toContainText("The best combination for this budget.");
    await expect(page).toHaveURL(/money=%24900m/);
    await page.keyboard.press("Escape");
  });

  await test.step("worth swapping: a held tier that earns less than what its sale would buy", async () => {
    await expect(page.getByText("None of your tiers would earn more elsewhere")).toBeVisible();
    game.answer("/user/stocks", holdings({ 9: [250_000, 1], 16: [1_500_000, 2] }));
    await page.getByRole("button", { name: "Refresh" }).click();
    const table = page.getByRole("table", { name: "Worth swapping" });
    await expect(table.getByRole("columnheader", { name: "Gain per year" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    const row = table.getByRole("row").nth(1);
    await expect(row).toContainText("SYM Symbiotic Ltd.");
    await expect(row).toContainText("$599,400,000");
    await expect(row).toContainText("TCT tier 2, TCT tier 3, TCT tier 4");
    await expect(row).toContainText("$9,251,152");
    await row
      .getByRole("button", { name: "How it’s calculated: the gain from selling SYM tier 2" })
      .click();
    const how = page.getByRole("dialog");
    await expect(how).toContainText("Fee of 0.1%");
    await expect(how).toContainText("-$600,000");
  });
});

test("a holding whose stock is no longer listed is named", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(page.getByText("You also hold stock [99]")).toContainText(
    "which the game no longer lists. Without a price, it isn’t counted.",
  );
});

test("several holdings that are no longer listed are named", async ({ openShared }) => {
  const held = holdings({ 98: [10, 0], 99: [5, 0] });
  const page = await openShared(PATH, { ...TODAY, "/user/stocks": held });
  await expect(page.getByText("You also hold stock [98] and stock [99]")).toContainText(
    "which the game no longer lists. Without a price, they aren’t counted.",
  );
});

test("on a phone the tiers are entries with the figures that matter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${PATH}?purchased=on`);
  await expect(page.getByRole("table")).toHaveCount(0);
  const entry = page
    .getByRole("list", { name: "Stock ROI Analysis" })
    .getByRole("listitem")
    .first();
  for (const text of ["TCT", "tier 1", "39.25%", "Active", "$30,000,000", "$11,774,194", "Fixed"]) {
    await expect(entry).toContainText(text);
  }
});

test("each view is the same in the older shapes", async ({ page, game }) => {
  const views = [
    ["Next tier", "Next tier"],
    ["Budget", "Budget"],
    ["Dividends", "Dividend calendar"],
  ] as const;
  const texts = async () => {
    const shown = new Map<string, string>();
    for (const [link, name] of views) {
      await page.getByRole("link", { name: link, exact: true }).click();
      await expect(page.getByRole("table", { name })).toBeVisible();
      shown.set(name, await page.getByRole("main").innerText());
    }
    return shown;
  };
  await page.goto(`${PATH}?view=next-tier&money=5b`);
  const today = await texts();
  for (const [path, answer] of Object.entries(OLDER)) game.answer(path, answer);
  await page.goto(`${PATH}?view=next-tier&money=5b`);
  await expect.poll(texts).toEqual(today);
});
