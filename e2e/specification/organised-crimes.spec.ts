import { crime, crimesAnswer, hours, PATH, slot, success } from "../crimes/crime-answers";
import { errorCode, expect, httpStatus, neverResponds, test } from "../test";

const XANAX = { id: 206, is_reusable: false, is_available: false };

/** A crime to plan, one that needs an item, one for each outcome. Of $1,000,003 each of 3 slots gets $333,334. */
const ANSWERS = crimesAnswer(
  crime({ id: 1, slots: [slot({ by: 3000001, position: "Hacker", item: XANAX }), slot()] }),
  success(
    { money: 1_000_003, respect: 10, items: [{ id: 206, quantity: 2 }] },
    {
      id: 2,
      slots: [
        slot({ by: 3000001, outcome: "Successful" }),
        slot({ by: 3000002, outcome: "Injured" }),
        slot({ by: 3000004, outcome: "Jailed" }),
      ],
    },
  ),
  crime({
    id: 3,
    status: "Failure",
    executed_at: hours(-40),
    slots: [slot({ by: 3000001, outcome: "Failed" })],
  }),
  crime({ id: 4, status: "Expired", ready_at: null, planning_at: null, slots: [slot()] }),
);

test("a heading, a Summary card, a missing-items card and a collapsible Member Participation Summary", async ({
  openShared,
}) => {
  const page = await openShared(PATH, ANSWERS);
  await expect(page.getByRole("heading", { name: "Organised Crimes", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Summary", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Missing items" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Member Participation Summary" })).toBeVisible();
});

test("Summary: crimes by status, success rate, money, respect and item value of the crimes loaded", async ({
  openShared,
}) => {
  const page = await openShared(PATH, ANSWERS);
  const summary = page.getByRole("region", { name: "Summary", exact: true });
  await expect(summary).toContainText("latest 4 crimes");
  const counts = summary.getByRole("definition");
  await expect(summary.getByRole("term")).toHaveText([
    "Recruiting",
    "Planning",
    "Successful",
    "Failure",
    "Expired",
  ]);
  await expect(counts).toHaveText(["0", "1", "1", "1", "1"]);

  const rewards = page.getByRole("region", { name: "Rewards" });
  for (const [label, value] of [
    ["Success rate", "50.00%"],
    ["Money", "$1,000,003"],
    ["Items (market value)", "$1,743,716"],
    ["Respect", "10"],
  ] as const) {
    await expect(rewards.getByRole("term").filter({ hasText: label }).first()).toBeVisible();
    await expect(rewards.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
  }
});

test("missing items: filled slots of Recruiting and Planning crimes whose item is not available", async ({
  openShared,
}) => {
  const page = await openShared(PATH, ANSWERS);
  const missing = page.getByRole("region", { name: "Missing items" });
  await expect(missing.getByRole("term")).toHaveText(["Xanax for Alpha"]);
  await expect(missing.getByRole("definition")).toHaveText(["$871,858"]);
  await expect(missing).toContainText("$872k total");
  await expect(missing).toContainText(
    "Sold in shops: Xanax for $760,000 at Black Market in Japan.",
  );
});

test("the participation summary starts closed, and shows equal shares that add up to the dollar", async ({
  page,
  game,
  signIn,
}) => {
  game.answer("/faction/crimes", ANSWERS["/faction/crimes"]);
  await signIn();
  await page.goto(PATH);
  const shares = page.getByRole("table", { name: "Shares" });
  const fold = page.getByText("Member Participation Summary");
  await expect(fold).toBeVisible();
  await expect(shares).toBeHidden();
  await fold.click();
  await expect(shares).toBeVisible();

  await expect(shares.getByRole("columnheader")).toHaveText([
    "Member",
    "Crimes",
    "Succeeded",
    "Failed",
    "Jailed or hurt",
    "Success rate",
    "Money▼",
    "Respect",
    "Items",
    "Share",
    "Last crime",
  ]);
  const cells = (name: RegExp) => shares.getByRole("row", { name }).getByRole("cell");
  await expect(cells(/Alpha/)).toHaveText([
    "2",
    "1",
    "1",
    "0",
    "50.00%",
    "$333,334",
    "3",
    "$581,238",
    "33.33%",
    "in progress",
  ]);
  await expect(cells(/bravo/)).toHaveText([
    "1",
    "1",
    "0",
    "1",
    "100.00%",
    "$333,334",
    "3",
    "$581,238",
    "33.33%",
    "1 d 6 h ago",
  ]);
  // 3 × $333,334 and $1; 3 × 3 respect and 1; 3 × $581,238 and $2.
  await expect(
    page.getByText("Left over: $1, 1 respect and items worth $2.", { exact: false }),
  ).toBeVisible();
  await fold.click();
  await expect(shares).toBeHidden();
});

test("with no data: 'No faction crimes data available'", async ({ openShared }) => {
  const page = await openShared(PATH, crimesAnswer());
  await expect(page.getByText("No faction crimes data available", { exact: true })).toBeVisible();
});

test("loading, errors and no faction API access", async ({ page, game, signIn }) => {
  await signIn();
  await test.step("loading text", async () => {
    game.answer("/torn/items", neverResponds);
    await page.goto(PATH);
    await expect(page.getByText("Loading data...", { exact: true })).toBeVisible();
  });
  await test.step("error text, never the number that the crimes call fails with", async () => {
    game.answer("/torn/items", httpStatus(500));
    game.answer("/faction/crimes", errorCode(17, "Backend error"));
    await page.goto(PATH);
    await expect(page.getByText("Error loading data", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).not.toHaveText(/^\s*17\s*$/);
  });
  await test.step("access alert", async () => {
    game.answer("/faction/crimes", errorCode(7, "Incorrect ID-entity relation"));
    await page.goto(PATH);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "You do not have faction API access. Contact your faction leader to enable this feature for you.",
    );
    await expect(page.getByRole("heading", { name: "Summary", exact: true })).toBeHidden();
  });
});
