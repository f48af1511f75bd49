import { NOW } from "../lib/api/testing/answers";
import { errorCode, expect, KEY, type Page, test } from "./test";

const PATH = "/app/settings";

test("its measures: the sidebar’s footer, the lead, the switches and the arrows", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/key/info", errorCode(17, "Backend error"));
  game.answer("/user/basic", errorCode(17, "Backend error"));
  await page.goto(PATH);

  await test.step("Settings is in the sidebar’s footer, above Logout", async () => {
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    const link = sidebar.getByRole("link", { name: "Settings" });
    await expect(link).toHaveAttribute("aria-current", "page");
    const [above, below] = await Promise.all([
      link.boundingBox(),
      sidebar.getByRole("button", { name: "Logout" }).boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  });
  await test.step("without a response about the key, the facts are aligned with the figure", async () => {
    const lead = page.getByRole("region", { name: "At a glance" });
    const leftOf = (text: string) =>
      lead
        .getByText(text)
        .filter({ visible: true })
        .evaluate((element) => Math.round(element.getBoundingClientRect().left));
    await expect
      .poll(async () => (await leftOf("in the last minute")) - (await leftOf("Your")))
      .toBe(0);
  });
  await test.step("a notification’s row is 52 px high, and an arrow of the cards 44 px in square", async () => {
    await page.getByText(/^Energy full, .* more$/).click();
    const energy = page.getByRole("checkbox", { name: "Energy full" });
    const row = await page.locator("label", { has: energy }).locator("..").boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(52);
    await page.getByText("Dashboard cards").click();
    const arrow = await page.getByRole("button", { name: "Stocks up" }).boundingBox();
    expect([arrow?.width, arrow?.height]).toEqual([44, 44]);
  });
});

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries<string>(Object.entries(localStorage)));

const MADE = {
  memberNotes: JSON.stringify({ 3000002: "Owes us a Xanax" }),
  "archive 3000009": "{}",
  theme: "dark",
};

/** Opens the page with what the player has made. */
async function open(page: Page) {
  // Stored once, not by a script that runs on every page: what is cleared must stay cleared.
  await page.goto("/robots.txt");
  const compared = JSON.stringify({ aheadMs: 0, comparedAtMs: NOW });
  await page.evaluate(
    (entries) => {
      for (const [name, raw] of entries) localStorage.setItem(name, raw);
    },
    Object.entries({ apiKey: KEY, gameClock: compared, ...MADE }),
  );
  await page.goto(PATH);
  await expect(page.getByText(/only in this browser$/)).toBeVisible();
}

/** Presses a button of the page, and confirms in its dialog. */
async function confirm(page: Page, { press, choose }: { press: string; choose: string }) {
  await page.getByRole("button", { name: press }).click();
  await page.getByRole("dialog").getByRole("button", { name: choose }).click();
  await expect(page).toHaveURL("/");
}

test("two ways out: without the key, and without the player’s data", async ({ page }) => {
  await test.step("deleting the key logs out, and the notes stay", async () => {
    await open(page);
    await page.getByText("Everything stored").click();
    await confirm(page, { press: "Delete API key", choose: "Delete" });
    await expect.poll(async () => (await stored(page)).apiKey).toBeUndefined();
    await expect.poll(async () => (await stored(page)).memberNotes).toBe(MADE.memberNotes);
  });
  await test.step("“Log out and delete my data” leaves the rest of the device as it is", async () => {
    await open(page);
    await confirm(page, { press: "Log out and delete my data", choose: "Log out and delete" });
    await expect.poll(async () => (await stored(page)).apiKey).toBeUndefined();
    const after = await stored(page);
    expect(after.memberNotes).toBeUndefined();
    expect(after.theme).toBe("dark");
  });
});
