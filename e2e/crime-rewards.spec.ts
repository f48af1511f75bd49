import { crimesAnswer, PATH, slot, success } from "./crimes/crime-answers";
import { expect, httpStatus, test } from "./test";

/** Two Xanax without a name, as in the current shape, and a mug with one, as in the legacy shape. The mug isn't traded. */
const ANSWERS = crimesAnswer(
  success(
    {
      money: 1_000_000,
      items: [
        { id: 1485, quantity: 1, name: "Mug of the Crime" },
        { id: 206, quantity: 2 },
      ],
    },
    { id: 1, name: "Pet Project", slots: [slot({ by: 3000001 }), slot({ by: 3000004 }), slot()] },
  ),
);

test("reward items have their names, quantity and value wherever rewards are shown", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/crimes", ANSWERS["/faction/crimes"]);
  await page.goto(PATH);

  await test.step("in the summary", async () => {
    await page.getByText("List of items").click();
    const items = page.getByRole("group", { name: "Reward items" });
    await expect(items.getByRole("term")).toHaveText(["2 × Xanax", "Mug of the Crime"]);
    await expect(items.getByRole("definition")).toHaveText(["$1,743,716", "not traded"]);
  });

  await test.step("in the shares of members, as fractions", async () => {
    await page.getByText("Member Participation Summary").click();
    await page
      .getByRole("button", { name: "How it’s calculated: the item value of Alpha" })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(/0\.67 × Xanax\s*\$581,239/);
    await expect(dialog).toContainText("0.33 × Mug of the Crime");
    await page.keyboard.press("Escape");
  });

  await test.step("in the history", async () => {
    await page.getByRole("link", { name: "History" }).click();
    await page
      .getByRole("button", { name: "How it’s calculated: the item value of Pet Project" })
      .click();
    await expect(page.getByRole("dialog")).toContainText(/2 × Xanax\s*\$1,743,716/);
    await page.keyboard.press("Escape");
  });

  await test.step("in the payouts", async () => {
    await page.getByRole("link", { name: "Payouts" }).click();
    await expect(page.getByRole("region", { name: "Payout" })).toContainText(
      "2 × Xanax and Mug of the Crime (at least $1,743,716)",
    );
    await page.getByText("Choose crimes").click();
    await expect(page.getByRole("row", { name: /^Pet Project/ })).toContainText(
      "Mug of the Crime, 2 × Xanax",
    );
  });
});

test("without the item list, items show as ids without values, and the page says so", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/crimes", ANSWERS["/faction/crimes"]);
  game.answer("/torn/items", httpStatus(500));
  await page.goto(PATH);
  const rewards = page.getByRole("region", { name: "Rewards" });
  await page.getByText("List of items").click();
  const items = rewards.getByRole("group", { name: "Reward items" });
  await expect(items.getByRole("term")).toHaveText(["2 × Item [206]", "Mug of the Crime"]);
  await expect(items.getByRole("definition")).toHaveText(["–", "–"]);
  await expect(rewards).toContainText(/Items \(market value\)\s*–/);
  await expect(rewards).toContainText(/Money\s*\$1,000,000/);
  const note = page.getByRole("alert").filter({ hasText: "Couldn’t load the item list" });
  await expect(note).toBeVisible();

  game.restoreResponses();
  game.answer("/faction/crimes", ANSWERS["/faction/crimes"]);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(items.getByRole("term")).toHaveText(["2 × Xanax", "Mug of the Crime"]);
  await expect(note).toBeHidden();
});
