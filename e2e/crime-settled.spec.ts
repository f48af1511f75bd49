import { crimesAnswer, PATH, slot, success } from "./crimes/crime-answers";
import { HISTORY } from "./crimes/history-answers";
import { expect, type Page, test } from "./test";

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const payout = (page: Page) => page.getByRole("region", { name: "Payout" });

test("crimes paid by hand are marked as settled, singly or up to a day, and the mark is undone", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.goto(PATH);
  const lead = page.getByRole("region", { name: "At a glance" });
  const settled = page.getByRole("list", { name: "Settled" }).getByRole("listitem");
  await expect(lead).toContainText("2 need you");
  await expect(lead).toContainText(/Unpaid\s*\$605k\s*2 crimes/);

  await test.step("one of them, where it needs somebody", async () => {
    await page.getByRole("button", { name: "Mark as settled: No Reserve" }).click();
    await expect(lead).toContainText("1 needs you");
    await page.reload();
    await expect(lead).toContainText("1 needs you");
    await expect(page.getByRole("button", { name: "Mark as settled: No Reserve" })).toBeHidden();
  });

  await test.step("among the payouts it stands as settled, with when, and is not owed", async () => {
    await page.getByRole("button", { name: "Pay out Pet Project" }).click();
    await expect(payout(page)).toContainText("from 1 crime: $533,332 for 2 members");
    await page.getByText("Choose crimes").click();
    await expect(row(page, /^No Reserve/)).toContainText("Marked as settled, 20 Nov 2026");
    await row(page, /^No Reserve/)
      .getByRole("button", { name: "Undo: No Reserve" })
      .click();
    await expect(payout(page)).toContainText("from 2 crimes");
  });

  await test.step("all up to a day", async () => {
    await page.getByText("Marked as settled", { exact: true }).click();
    const form = page.getByLabel("Settle all up to");
    const mark = page.getByRole("button", { name: "Mark as settled", exact: true });
    await mark.click();
    await expect(page.getByText("Choose a day.")).toBeVisible();
    await form.fill("2026-11-21");
    await mark.click();
    await expect(page.getByText("Choose today or an earlier day.")).toBeVisible();
    await form.fill("2026-11-17");
    await mark.click();
    await expect(settled).toHaveText(["All crimes up to 18 Nov, 00:00marked on 20 Nov 2026Undo"]);
    await expect(payout(page)).toContainText("from 1 crime");
    await page.reload();
    await page.getByText("Marked as settled", { exact: true }).click();
    await settled.getByRole("button", { name: "Undo" }).click();
    await expect(settled).toHaveCount(0);
    await expect(payout(page)).toContainText("from 2 crimes");
  });

  await test.step("those of a run, once everybody is paid", async () => {
    await page.getByRole("button", { name: "Mark 2 crimes as settled" }).click();
    await expect(page.getByText("0 of 3 crimes selected")).toBeVisible();
    await expect(settled).toHaveCount(2);
    await page.getByRole("link", { name: "Control room" }).click();
    await expect(lead).toContainText("0 need you");
  });
});

test("a crime that earned items and no money owes nothing", async ({ openShared }) => {
  const page = await openShared(
    PATH,
    crimesAnswer(
      success({ money: 0, items: [{ id: 206, quantity: 2 }] }, { slots: [slot({ by: 3000001 })] }),
    ),
  );
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("0 need you");
  await expect(lead).toContainText(/Unpaid\s*\$0\s*0 crimes/);
  await expect(page.getByRole("button", { name: /^Pay out/ })).toHaveCount(0);
});
