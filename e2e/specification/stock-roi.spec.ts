import { OLDER, TODAY } from "../money/stock-answers";
import {
  errorCode,
  expect,
  httpStatus,
  deferredResponse,
  type Page,
  restOn,
  test,
  textsOf,
} from "../test";

const PATH = "/app/tools/stock-market";

/** Stock and tier of each row, from the top. */
const tiers = async (page: Page) => {
  const [stocks, numbers] = [await textsOf(page, 2), await textsOf(page, 3)];
  return stocks.map((stock, i) => `${stock.slice(0, 3)} ${numbers[i] ?? ""}`);
};

const card = (page: Page, label: string) =>
  page.getByRole("region", { name: "Summary" }).getByRole("group", { name: label });

test.beforeEach(async ({ signIn, game }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
});

test("each summary card: its figures, with an explanatory tooltip", async ({ page }) => {
  await page.goto(PATH);
  const help = (label: string) => card(page, label).getByRole("button");
  await expect(help("Dividend Stock Value")).toBeVisible();
  await restOn(page, help("Dividend Stock Value"));
  for (const [label, short, full, tooltip] of [
    [
      "Dividend Stock Value",
      "$465m",
      "$465,000,000",
      "Current value of the dividend stocks you hold.",
    ],
    ["Passive Stock Value", "$1.82b", "$1,820,000,000", "a permanent benefit instead of dividends"],
    ["Annual Benefits", "$11.8m", "$11,774,194", "your tiers pay per year"],
    ["Total Return", "2.53%", "per year", "as a share of Dividend Stock Value"],
  ] as const) {
    await test.step(label, async () => {
      await expect(card(page, label)).toContainText(short);
      await expect(card(page, label)).toContainText(full);
      await help(label).hover();
      await page.clock.runFor(800);
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expect(page.getByRole("tooltip")).toContainText(tooltip);
    });
  }
});

test("without holdings, and without stocks", async ({ page, game }) => {
  await test.step("Total Return is – when nothing is held", async () => {
    game.answer("/user/stocks", { stocks: [] });
    await page.goto(PATH);
    await expect(card(page, "Total Return")).toContainText("–");
    await expect(card(page, "Annual Benefits")).toContainText("$0");
  });

  await test.step("nothing in the list of stocks: 'No data available'", async () => {
    game.answer("/torn/stocks", { stocks: [] });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("No data available")).toBeVisible();
  });
});

test("two lists hold the stocks", async ({ page }) => {
  await page.goto(PATH);
  for (const [title, owned, unowned] of [
    ["Dividend Stocks", "The Torn City Times", "Torn & Shanghai Banking"],
    ["Passive Stocks (No Dividends)", "Torn City Investments", undefined],
  ] as const) {
    await test.step(`a collapsible list of ${title}, closed at first, owned and unowned`, async () => {
      const list = page.getByRole("list", { name: title });
      await expect(list).toBeHidden();
      await page.getByRole("heading", { name: title }).click();
      await expect(list.getByRole("listitem").filter({ hasText: owned })).toBeVisible();
      if (unowned === undefined) return;
      const inactive = list.getByRole("listitem").filter({ hasText: unowned });
      await expect(inactive).toContainText("Inactive");
      await expect(inactive).toHaveClass(/text-muted-foreground/);
    });
  }

  await test.step("stocks without a cash value are listed with the reason", async () => {
    const list = page.getByRole("list", { name: "Dividend Stocks" });
    await expect(list.getByRole("listitem").filter({ hasText: "EVL" })).toContainText(
      "1000 happiness can’t be sold",
    );
    await expect(list.getByRole("listitem").filter({ hasText: "LSC" })).toContainText(
      "Lottery Voucher isn’t traded",
    );
  });
});

test("stocks without a cash value are not ranked", async ({ openShared }) => {
  const page = await openShared(`${PATH}?purchased=on`, TODAY);
  await expect.poll(async () => (await tiers(page)).join()).not.toMatch(/EVL|LSC/);
});

test("the Stock ROI Analysis table has its nine columns", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(page.getByRole("heading", { name: "Stock ROI Analysis" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Stock ROI Analysis" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Status/,
    /^Stock/,
    /^Tier/,
    /^Cost/,
    /^Benefit/,
    /^Benefit Type/,
    /^Frequency/,
    /^Annual Benefit/,
    /^ROI/,
  ]);
});

test("sorted by ROI descending", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect
    .poll(() => tiers(page))
    .toEqual([
      ..."HRG 1,PTS 1,TCT 2,TSB 1,HRG 2,PTS 2,TCT 3,TSB 2,HRG 3,PTS 3,TCT 4,TSB 3".split(","),
      ..."SYM 2,TCC 1,HRG 4,PTS 4,TCT 5,TSB 4,SYM 3,TCC 2,HRG 5,PTS 5".split(","),
      ..."TCT 6,TSB 5,SYM 4,TCC 3".split(","),
    ]);
  await expect(page.getByRole("columnheader", { name: "ROI" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
});

test("a row: status, stock, tier, cost, benefit, type, frequency, annual benefit and ROI", async ({
  openShared,
}) => {
  const page = await openShared(`${PATH}?purchased=on`, TODAY);
  const row = page.getByRole("row").filter({ hasText: "TCT" }).first();
  const cells = row.locator("th, td");
  await expect(cells).toHaveText([
    /^Active/,
    /^TCT The Torn City Times/,
    "1",
    "$30,000,000",
    /^\$1,000,000/,
    "Fixed",
    "31 days",
    /^\$11,774,194/,
    /^39.25%/,
  ]);
  await expect(page.getByRole("row").filter({ hasText: "SYM" }).first()).toContainText("Pending");
  const second = page.getByRole("row").filter({ hasText: "TCT" }).nth(1);
  await expect(second).toContainText("Inactive");
  await expect(second).toContainText("$23,548,387");
  await expect(second).toContainText("19.62%");
});

for (const [acronym, type, benefit, annual] of [
  ["SYM", "Variable", "$500,000", "$52,142,857"],
  ["HRG", "Random", "$45,456,058", "$535,208,421"],
  ["PTS", "Volatile", "$3,200,000", "$166,857,143"],
  ["TCC", "Variable", "$13,000,000", "$153,064,516"],
  ["TSB", "Fixed", "$50,000,000", "$588,709,677"],
] as const) {
  test(`${acronym} pays ${benefit}, ${type}`, async ({ openShared }) => {
    const page = await openShared(PATH, TODAY);
    const row = page.getByRole("row").filter({ hasText: acronym }).first();
    await expect(row).toContainText(type);
    await expect(row).toContainText(benefit);
    await expect(row).toContainText(annual);
  });
}

test("name, type and purchase filter the rows", async ({ page }) => {
  await page.goto(PATH);
  const acronyms = async () => new Set((await tiers(page)).map((tier) => tier.slice(0, 3)));

  for (const [text, shown] of [
    ["shanghai", "TSB"],
    ["tct", "TCT"],
  ] as const) {
    await test.step(`a filter on name or acronym, case-insensitive: ${text}`, async () => {
      await page.getByLabel("Name or acronym").fill(text);
      await expect.poll(acronyms).toEqual(new Set([shown]));
    });
  }
  await page.getByLabel("Name or acronym").fill("");
  await expect.poll(async () => (await acronyms()).size).toBeGreaterThan(1);

  await test.step("rows with enough shares are hidden unless Show Purchased Dividends is on", async () => {
    const toggle = page.getByRole("switch", { name: "Show Purchased Dividends" });
    await expect(toggle).not.toBeChecked();
    await expect.poll(() => tiers(page)).not.toContain("TCT 1");
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect.poll(() => tiers(page)).toContain("TCT 1");
    await expect.poll(() => tiers(page)).toContain("SYM 1");
  });

  await test.step("a multi-select of benefit type: Fixed, Random, Variable, Volatile", async () => {
    const types = page.getByRole("group", { name: "Benefit Type" });
    for (const name of ["Fixed", "Random", "Variable", "Volatile"]) {
      await expect(types.getByRole("button", { name })).toHaveAttribute("aria-pressed", "false");
    }
    await types.getByRole("button", { name: "Random" }).click();
    await types.getByRole("button", { name: "Volatile" }).click();
    await expect
      .poll(async () => new Set(await textsOf(page, 6)))
      .toEqual(new Set(["Random", "Volatile"]));
  });
});

test("footnote: 'Values with ROI below 1.00% ROI are hidden.', and they are", async ({
  openShared,
}) => {
  const page = await openShared(`${PATH}?purchased=on`, TODAY);
  await expect(page.getByText("Values with ROI below 1.00% ROI are hidden.")).toBeVisible();
  await expect.poll(() => tiers(page)).not.toContain("TCT 7");
  const rois = (await textsOf(page, 9)).map((text) => Number.parseFloat(text));
  expect(Math.min(...rois)).toBeGreaterThanOrEqual(1);
});

test("each stock links to the game’s stock page, at its dividend tab", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(
    page.getByRole("row").filter({ hasText: "TSB" }).first().getByRole("link"),
  ).toHaveAttribute("href", "https://www.torn.com/page.php?sid=stocks&stockID=1&tab=dividend");
});

test("'Loading data...' until an answer comes, and an error where it fails", async ({
  page,
  game,
}) => {
  await test.step("an HTTP status that is not OK is an error with its text, and can be tried again", async () => {
    game.answer("/user/stocks", httpStatus(500));
    await page.goto(PATH);
    await expect(page.getByText("Error loading data: Internal Server Error")).toBeVisible();
    game.answer("/user/stocks", TODAY["/user/stocks"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });

  // Prices may fail alone: app/app/dead-calls.test.tsx.
  for (const path of ["/torn/stocks", "/user/stocks"] as const) {
    const answer = TODAY[path];
    await test.step(`the error is 'Error loading data: ' plus the message, when ${path} fails`, async () => {
      const failure = deferredResponse(errorCode(17, "Backend error"));
      game.answer(path, failure.answer);
      await page.reload();
      await expect(page.getByText("Loading data...")).toBeVisible();
      failure.release();
      await expect(page.getByText("Error loading data: Backend error")).toBeVisible();
      game.answer(path, answer);
    });
  }
});

test("the older shapes show the same figures", async ({ openShared }) => {
  const shown = async (answers: typeof TODAY | typeof OLDER) => {
    const page = await openShared(`${PATH}?purchased=on`, answers);
    await expect(page.getByRole("table")).toBeVisible();
    return page.getByRole("main").innerText();
  };
  await expect.poll(() => shown(OLDER)).toBe(await shown(TODAY));
});
