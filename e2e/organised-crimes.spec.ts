import { readFile } from "node:fs/promises";

import { PATH } from "../app/app/faction/organised-crimes/testing/crime-answers";
import { answering, HISTORY } from "../app/app/faction/organised-crimes/testing/history-answers";
import type { Call } from "./game";
import { expect, type Page, test } from "./test";

const PAYOUTS = `${PATH}?view=payouts`;
const FORM = "https://www.torn.com/factions.php?step=your#/tab=controls&option=give-to-user";

const SHARE = "Members’ share";

const payout = (page: Page) => page.getByRole("region", { name: "Payout" });

const asTheGame = (crimes: Parameters<typeof answering>[0]) => (call: Call) =>
  call.fulfill({ json: answering(crimes)(call.url) });

test.beforeEach(async ({ game, signIn }) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
});

test("following a link or ticking a box pays a member off, and a reload keeps it; copy and CSV say it", async ({
  page,
  context,
  game,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://www.torn.com/**", (route) => route.fulfill({ body: "The game" }));
  await page.goto(PAYOUTS);

  await test.step("a link", async () => {
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Pay $266,666 to Alpha" }).click();
    const form = await opened;
    expect(form.url()).toBe(`${FORM}&giveMoneyTo=3000001&money=266666`);
    await form.close();
    await expect(page.getByRole("checkbox", { name: "Paid Alpha" })).toBeChecked();
    await expect(payout(page)).toContainText("$338,666 to pay, 1 of 3 members paid");
  });

  await test.step("a box, by the keyboard", async () => {
    await page.getByRole("checkbox", { name: "Paid [3000099]" }).press("Space");
    await expect(payout(page)).toContainText("$266,666 to pay, 2 of 3 members paid");
  });

  await test.step("a reload, and a crime that succeeded meanwhile", async () => {
    await expect(page).toHaveURL(`${PAYOUTS}&crimes=none+3+5`);
    const crimes = HISTORY["/faction/crimes"].crimes as Parameters<typeof answering>[0];
    const [, , unpaid] = crimes;
    const later = { ...unpaid, id: 77, executed_at: (unpaid?.executed_at ?? 0) + 60 };
    game.answer("/faction/crimes", asTheGame([...crimes, later as (typeof crimes)[number]]));
    await page.reload();
    await expect(page.getByText("2 of 4 successful crimes")).toBeVisible();
    await expect(payout(page)).toContainText("$266,666 to pay, 2 of 3 members paid");
    await expect(page.getByRole("checkbox", { name: "Paid Alpha" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Paid Delta" })).not.toBeChecked();
  });

  await test.step("copy and CSV", async () => {
    const tools = page.getByRole("group", { name: "Tools for Payout run" });
    await tools.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("3 rows, tab-separated")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll("\r", "").split("\n")).toEqual([
      "Member\tOwed\tCrimes\tPaid",
      "Alpha [3000001]\t266666\t1\tYes",
      "Delta [3000004]\t266666\t1\tNo",
      "[3000099]\t72000\t1\tYes",
    ]);
    const saved = page.waitForEvent("download");
    await tools.getByRole("button", { name: "CSV" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("payout-run.csv");
    const lines = await readFile(await file.path(), "utf8");
    expect(lines).toContain("Delta [3000004],266666,1,No");
  });

  await test.step("the same crimes in another run: a warning", async () => {
    await page.getByLabel(SHARE).fill("90");
    await expect(payout(page)).toContainText("0 of 3 members paid");
    await expect(payout(page)).toContainText("You’ve already paid members for 2 of these crimes");
    await page.reload();
    await expect(page.getByLabel(SHARE)).toHaveValue("90");
  });

  await test.step("on a phone each link and box is 44 px high", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const entries = page.getByRole("list", { name: "Payout run" }).getByRole("listitem");
    await expect(entries).toHaveCount(3);
    const delta = entries.filter({ hasText: "Delta" });
    await expect(delta.getByRole("link", { name: /^Pay \$[\d,]+ to Delta$/ })).toBeVisible();
    await delta.getByRole("checkbox").check();
    await expect(payout(page)).toContainText("1 of 3 members paid");
    for (const control of [delta.getByRole("link").nth(1), delta.locator("label")]) {
      await expect
        .poll(async () => (await control.boundingBox())?.height)
        .toBeGreaterThanOrEqual(44);
    }
  });
});
