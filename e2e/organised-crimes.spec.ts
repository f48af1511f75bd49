import { readFile } from "node:fs/promises";

import { PATH } from "../app/app/faction/organised-crimes/testing/crime-answers";
import {
  answering,
  daily,
  HISTORY,
} from "../app/app/faction/organised-crimes/testing/history-answers";
import type { Call } from "./game";
import { expect, type Page, test } from "./test";

const PAYOUTS = `${PATH}?view=payouts`;
const FORM = "https://www.torn.com/factions.php?step=your#/tab=controls&option=give-to-user";

const SHARE = "Members’ share";

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
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
    game.answer("/faction/crimes", asTheGame([...crimes, later as (typeof crimes)[number]]));
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
    await page.reload();
    await expect(page.getByLabel(SHARE)).toHaveValue("90");
  });
});

test("crimes paid by hand are marked as settled, singly or up to a day, and the mark is undone", async ({
  page,
}) => {
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

test("a history is saved: the next visit asks only for what is new", async ({ page, game }) => {
  const crimes = daily(250);
  const pagesAsked = () => game.calls.filter((call) => call.includes("cat=completed")).length;
  game.answer("/faction/crimes", asTheGame(crimes));
  await page.goto(`${PATH}?view=history&range=year`);
  await expect(page.getByRole("main")).toContainText("100.00% of 250 crimes succeeded");
  await expect.poll(() => keptCrimes(page)).toBe(250);
  const asked = pagesAsked();
  const next = { ...crimes[0], id: 9_001, executed_at: (crimes[0]?.executed_at ?? 0) + 3600 };
  game.answer("/faction/crimes", asTheGame([next as (typeof crimes)[number], ...crimes]));
  // What was read within the minute isn't asked for again.
  await page.clock.fastForward(61_000);
  await page.reload();
  await expect(page.getByRole("main")).toContainText("of 251 crimes succeeded");
  await expect(page.getByText("Loading:")).toHaveCount(0);
  expect(pagesAsked() - asked).toBe(1);
});

test("on a phone payouts, a history and pass rates are entries", async ({ page }) => {
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

  const listOf = (list: string) => page.getByRole("list", { name: list }).getByRole("listitem");
  await test.step("so is a history", async () => {
    const grouping = (name: string) =>
      page.getByRole("group", { name: "Group by" }).getByRole("button", { name });
    await page.goto(`${PATH}?view=history`);
    await expect(listOf("Crimes by name").first()).toContainText("Bidding War$1,000,000");
    await grouping("Member").click();
    await expect(listOf("Crimes by member")).toHaveCount(3);
    await grouping("Month").click();
    await expect(listOf("Crimes by month").first()).toContainText(
      /Nov 2026\$2,090,001Succeeded3 of 4/,
    );
  });

  await test.step("and so are pass rates", async () => {
    await page.goto(`${PATH}?view=pass-rates`);
    const rates = listOf("Pass rates by role");
    await expect(rates.filter({ hasText: "bravo" })).toContainText("No pass rate");
    await expect(rates.filter({ hasText: "Alpha" })).toContainText(/Robber80 \(low\)15 Nov/);
  });
});

/** How many crimes the browser keeps of the faction. */
const keptCrimes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open("keyval-store");
        opened.onsuccess = () => {
          const kept = opened.result
            .transaction("keyval")
            .objectStore("keyval")
            .get("crimeHistory 9001") as IDBRequest<{ entries: unknown[] } | undefined>;
          kept.onsuccess = () => {
            opened.result.close();
            resolve(kept.result?.entries.length ?? 0);
          };
        };
      }),
  );
