import { readFile } from "node:fs/promises";

import { PATH } from "./crimes/crime-answers";
import { answering, HISTORY } from "./crimes/history-answers";
import { expect, type Page, test } from "./test";

const PAYOUTS = `${PATH}?view=payouts`;
const FORM = "https://www.torn.com/factions.php?step=your#/tab=controls&option=give-to-user";

const SHARE = "Members’ share";

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const payout = (page: Page) => page.getByRole("region", { name: "Payout" });

test("who is owed what for the unpaid crimes, what stays, and the game’s own forms, filled in", async ({
  openShared,
}) => {
  const page = await openShared(PAYOUTS, HISTORY);
  await expect(payout(page)).toContainText(
    "$1,090,001 from 2 crimes: $605,332 for 3 members; the faction keeps $484,669.",
  );
  await expect(payout(page).getByRole("status").first()).toHaveText("0 of 3 paid, $605,332 left");
  await expect(page.getByText("Each link opens the game’s payment form")).toBeVisible();
  await expect(page.getByText("2 of 3 crimes selected")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Member$/,
    /^Owed▼$/,
    /^Crimes$/,
    /^Paid$/,
    /^Pay in game$/,
  ]);
  const alpha = row(page, /^Alpha/);
  await expect(alpha.getByRole("cell").first()).toHaveText("$266,666");
  for (const [name, field] of [
    ["Pay $266,666 to Alpha", "giveMoneyTo"],
    ["Add to balance of Alpha", "addMoneyTo"],
  ] as const) {
    const link = alpha.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", `${FORM}&${field}=3000001&money=266666`);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  // Members who have left have no balance.
  await expect(row(page, /^\[3000099\] left the faction/).getByRole("link")).toHaveText([
    "[3000099]",
    "Pay $72,000 to [3000099]",
  ]);
});

test("following a link or ticking a box pays a member off, and a reload keeps it; copy and CSV say it", async ({
  page,
  context,
  game,
  signIn,
}) => {
  await signIn();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://www.torn.com/**", (route) => route.fulfill({ body: "The game" }));
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.goto(PAYOUTS);

  await test.step("a link", async () => {
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Pay $266,666 to Alpha" }).click();
    const form = await opened;
    expect(form.url()).toBe(`${FORM}&giveMoneyTo=3000001&money=266666`);
    await form.close();
    await expect(page.getByRole("checkbox", { name: "Paid Alpha" })).toBeChecked();
    await expect(payout(page)).toContainText("1 of 3 paid, $338,666 left");
  });

  await test.step("a box, by the keyboard", async () => {
    await page.getByRole("checkbox", { name: "Paid [3000099]" }).press("Space");
    await expect(payout(page)).toContainText("2 of 3 paid, $266,666 left");
  });

  await test.step("a reload, and a crime that succeeded meanwhile", async () => {
    await expect(page).toHaveURL(`${PAYOUTS}&crimes=none+3+5`);
    const crimes = HISTORY["/faction/crimes"].crimes as Parameters<typeof answering>[0];
    const [, , unpaid] = crimes;
    const later = { ...unpaid, id: 77, executed_at: (unpaid?.executed_at ?? 0) + 60 };
    game.answer("/faction/crimes", answering([...crimes, later as (typeof crimes)[number]]));
    await page.reload();
    await expect(page.getByText("2 of 4 crimes selected")).toBeVisible();
    await expect(payout(page)).toContainText("2 of 3 paid, $266,666 left");
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
    await expect(payout(page)).toContainText("0 of 3 paid");
    await expect(payout(page)).toContainText("You’ve already paid members for 2 of these crimes");
  });
});

test("the members' share, and a bad one, kept between visits; which crimes; how it is calculated", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.goto(PAYOUTS);
  const percentage = page.getByLabel(SHARE);
  // As last paid in the game.
  await expect(percentage).toHaveValue("80");
  await expect(page.getByText("Faction keeps 20%. Last paid in the game: 80%")).toBeVisible();
  await percentage.fill("100");
  await expect(payout(page)).toContainText("$756,666 for 3 members; the faction keeps $333,335.");
  await expect(page.getByText("Faction keeps 0%")).toBeVisible();

  await test.step("80 percent", async () => {
    await percentage.fill("80");
    await expect(payout(page)).toContainText("$605,332 for 3 members; the faction keeps $484,669.");
    await expect(page.getByText("Faction keeps 20%")).toBeVisible();
    await page.reload();
    await expect(percentage).toHaveValue("80");
    await expect(payout(page)).toContainText("$605,332 for 3 members");
  });

  await test.step("no percentage", async () => {
    for (const text of ["101", "-5", "most", "80.5.5"]) {
      await percentage.fill(text);
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toHaveText(
        `“${text}” isn’t a percentage from 0 to 100. Enter one, such as 80 or 64.5.`,
      );
      await expect(percentage).toHaveAttribute("aria-invalid", "true");
      await expect(payout(page)).toBeHidden();
    }
    await percentage.fill("80");
    await expect(payout(page)).toContainText("$605,332 for 3 members");
  });

  await test.step("other crimes", async () => {
    await page.getByText("Choose crimes").click();
    await page.getByRole("checkbox", { name: "No Reserve from 16 Nov 2026" }).uncheck();
    await expect(payout(page)).toContainText("$533,332 for 2 members");
    await page.getByRole("button", { name: "All", exact: true }).click();
    await expect(page).toHaveURL(`${PAYOUTS}&crimes=all`);
    await expect(payout(page)).toContainText("$2,090,001 from 3 crimes: $1,405,332 for 3 members");
    await expect(payout(page)).toContainText("1 of these crimes is already paid out in the game.");
    await page.getByRole("button", { name: /amount owed to Alpha/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(/Bidding War\s*\$400,000/);
    await expect(dialog).toContainText(/Pet Project\s*\$266,666/);
    await expect(dialog).toContainText(/Total\s*\$666,666/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "None", exact: true }).click();
    await expect(page.getByText("Choose crimes below to see")).toBeVisible();
  });

  await test.step("nothing for the members", async () => {
    await page.getByRole("button", { name: "All", exact: true }).click();
    await percentage.fill("0");
    await expect(payout(page)).toContainText(
      "Nobody is owed anything from these crimes with a members’ share of 0%.",
    );
    await page.getByRole("button", { name: "Unpaid", exact: true }).click();
    await expect(page.getByText("0 of 3 crimes selected")).toBeVisible();
  });
});

test("what each member earned, with equal shares or by what the game has paid", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.goto(PAYOUTS);
  await page.getByRole("button", { name: "Earned" }).click();
  await page.getByLabel("Carried out").selectOption("Last 90 days");
  await expect(page).toHaveURL(`${PAYOUTS}&show=earned&range=90d`);
  const money = (name: RegExp) => row(page, name).getByRole("cell").first();
  await expect(money(/^Alpha/)).toHaveText("$833,333");
  await expect(money(/^Charlie/)).toHaveText("$500,000");
  await expect(page.getByRole("main")).toContainText(
    "Members earned $2,256,666 of $2,590,001; the faction kept $333,335.",
  );
  await page.getByLabel("Split").selectOption("As paid in the game");
  await expect(money(/^Alpha/)).toHaveText("$400,000");
  await expect(money(/^\[3000099\]/)).toHaveText("$0");
  await expect(page.getByRole("main")).toContainText("2 crimes have no payout");
});

test("on a phone a payout run is entries with the same links and boxes", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAYOUTS);
  const entries = page.getByRole("list", { name: "Payout run" }).getByRole("listitem");
  await expect(entries).toHaveCount(3);
  const delta = entries.filter({ hasText: "Delta" });
  await expect(delta.getByRole("link", { name: "Pay $266,666 to Delta" })).toBeVisible();
  await delta.getByRole("checkbox").check();
  await expect(payout(page)).toContainText("1 of 3 paid");
  for (const control of [delta.getByRole("link").nth(1), delta.locator("label")]) {
    await expect.poll(async () => (await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
