import { expect, type Page, test } from "./test";

const PATH = "/app/faction/treasury";

const toPay = (page: Page) => page.getByRole("list", { name: "To pay" });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a war is chosen, its money split by another rule, and who is paid stays after a reload", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${PATH}?war=chain-54900012`);
  const choice = page.getByRole("button", { name: /^Chain of 83/ });

  await test.step("the war", async () => {
    await choice.click();
    await page.getByRole("button", { name: /^Cold Furnace/ }).click();
    await expect(page.getByRole("button", { name: /^Cold Furnace/ })).toBeVisible();
    await expect(page).not.toHaveURL(/chain-/);
    await expect(toPay(page).getByRole("listitem")).toHaveCount(4);
  });

  await test.step("the money and the rule", async () => {
    await page.getByRole("textbox", { name: "Income" }).fill("1b");
    await expect(toPay(page)).toContainText("$418,506,445");
    await page.getByRole("button", { name: "By score" }).click();
    // 5,400 of 9,000 score, of three quarters
    await expect(toPay(page)).toContainText("$450,000,000");
    await expect(toPay(page).getByRole("listitem")).toHaveCount(3);
  });

  await test.step("a member is paid", async () => {
    await toPay(page).getByRole("checkbox", { name: "Paid: Alpha" }).click();
    const paid = page.getByRole("list", { name: "Paid" });
    await expect(paid.getByRole("listitem")).toHaveCount(1);
    await page.reload();
    await expect(paid.getByRole("checkbox", { name: "Paid: Alpha" })).toBeChecked();
    await expect(paid).toContainText("$450,000,000");
    await expect(toPay(page).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("the list, those who are paid last and marked", async () => {
    await page.getByRole("button", { name: "Copy list" }).click();
    await expect(page.getByText("Copied to clipboard")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll("\r", "").split("\n")).toEqual([
      "bravo_the_second_of_that_name1 [3000002]  $225,000,000",
      "Charlie [3000003]  $75,000,000",
      "Alpha [3000001]  $450,000,000  paid",
      "Total  $750,000,000",
      "Left to pay  $300,000,000",
    ]);
  });
});
