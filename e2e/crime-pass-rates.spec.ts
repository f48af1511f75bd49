import { PATH } from "./crimes/crime-answers";
import { answering, daily, HISTORY } from "./crimes/history-answers";
import { expect, type Page, test } from "./test";

const cells = (page: Page, name: RegExp) => page.getByRole("row", { name }).getByRole("cell");

test("the latest pass rate of each member in each role, with its day; low ones are marked in words", async ({
  openShared,
}) => {
  const page = await openShared(`${PATH}?view=pass-rates`, HISTORY);
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Member▲$/,
    /^Roles▼$/,
    /^Getaway Driver$/,
    /^Muscle$/,
    /^Picklock$/,
    /^Robber$/,
  ]);
  await expect(cells(page, /^Alpha/)).toHaveText([
    "2",
    "–",
    /^99\s*19 Nov$/,
    "–",
    /^80 \(low\)\s*15 Nov$/,
  ]);
  await expect(cells(page, /^Delta/)).toHaveText([
    "2",
    /^95\s*10 Nov$/,
    "–",
    /^70 \(low\)\s*19 Nov$/,
    "–",
  ]);
  await expect(cells(page, /^\[3000099\]/).nth(1)).toHaveText(/^65 \(low\)\s*16 Nov$/);
  await expect(cells(page, /^bravo/)).toHaveText(["0", "–", "–", "–", "–"]);
  await expect(page.getByTitle("Bidding War, 15 Nov 2026")).toBeVisible();
  await expect(page.getByText("Thick underline: below 90%, your minimum pass rate.")).toBeVisible();
});

test("pass rates of one crime, and from the kept history too", async ({ page, game, signIn }) => {
  await signIn();
  const [latest] = daily(1);
  const old = daily(150).map((each) => ({ ...each, name: "Snow Blind" }));
  game.answer("/faction/crimes", answering([...(latest ? [latest] : []), ...old.slice(1)]));
  await page.goto(`${PATH}?view=pass-rates`);
  await expect(
    page.getByText("Based on the latest crimes and all open ones, 100 in total."),
  ).toBeVisible();
  await page.getByLabel("Crime", { exact: true }).selectOption("Honey Trap");
  await expect(page).toHaveURL(`${PATH}?view=pass-rates&crime=Honey+Trap`);
  await expect(cells(page, /^Alpha/)).toHaveText(["1", /^95\s*19 Nov$/]);
  const asked = () => game.calls.filter((call) => call.includes("cat=completed")).length;
  expect(asked()).toBe(0);

  await page.getByRole("button", { name: "Include history" }).click();
  await expect(page).toHaveURL(`${PATH}?view=pass-rates&crime=Honey+Trap&history=on`);
  await expect.poll(asked).toBe(2);
  await expect(page.getByText("Based on all crimes loaded from the last 12 months.")).toBeVisible();
  await page.getByLabel("Crime", { exact: true }).selectOption("Snow Blind");
  await expect(cells(page, /^Alpha/)).toHaveText(["1", /^95\s*18 Nov$/]);
});

test("on a phone pass rates are entries", async ({ page, game, signIn }) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.setViewportSize({ width: 360, height: 740 });
  const entries = (list: string) => page.getByRole("list", { name: list }).getByRole("listitem");
  await page.goto(`${PATH}?view=pass-rates`);
  await expect(entries("Pass rates by role").filter({ hasText: "bravo" })).toContainText(
    "No pass rate",
  );
  await expect(entries("Pass rates by role").filter({ hasText: "Alpha" })).toContainText(
    /Robber80 \(low\)15 Nov/,
  );
});
