import { ANSWERS } from "../lib/api/testing/answers";
import { dataOf } from "./addresses";
import { type Call } from "./game";
import { errorCode, expect, test } from "./test";

/**
 * The calls of each page that may fail alone, and a heading, figure or field that the page shows without them. Left out
 * are calls that a page can't do without: for its only list, or by the contract.
 */
const PAGES: readonly { page: string; stands: RegExp; calls: readonly string[] }[] = [
  {
    page: "/app/tools/stock-market",
    stands: /Stock ROI Analysis/,
    calls: ["/market/pointsmarket", "/torn/items", "/torn/properties"],
  },
  {
    page: "/app/faction/organised-crimes",
    stands: /Missing items/i,
    calls: ["/faction/members", "/torn/items"],
  },
  {
    page: "/app/faction/organised-crimes?view=payouts",
    stands: /crimes? selected/,
    calls: ["/faction/members", "/faction/basic", "/torn/items"],
  },
  {
    page: "/app/faction/organised-crimes?view=history",
    stands: /^Carried out$/,
    calls: ["/faction/members", "/faction/basic", "/torn/items"],
  },
  {
    page: "/app/faction/attacks",
    stands: /respect gained/,
    calls: ["/faction/members", "/faction/basic"],
  },
  {
    page: "/app/faction/day",
    stands: /Picture for faction chat/,
    calls: ["/faction/members", "/faction/basic", "/faction/crimes"],
  },
  {
    page: "/app/faction/week",
    stands: /^Alpha/,
    calls: [
      "/faction/balance",
      "/faction/basic",
      "/faction/contributors",
      "/faction/crimes",
      "/user/basic",
    ],
  },
  { page: "/app/faction/week", stands: /^Ledger$/, calls: ["/faction/members"] },
  {
    page: "/app/faction/week?view=ledger",
    stands: /taken by 0 members/,
    calls: ["/torn/items"],
  },
  { page: "/app/faction/war", stands: /^Bonus at 250$/, calls: ["/faction/wars"] },
  { page: "/app/tools/item-shop-profitability", stands: /^Market Value$/, calls: ["/user/log"] },
  { page: "/app/torn/companies", stands: /Adult Novelties/, calls: ["/user/workstats"] },
  { page: "/app/torn/properties", stands: /Eagle Island/, calls: ["/user/profile"] },
  { page: "/app/user/progress", stands: /Load my history/, calls: ["/user/basic"] },
  {
    page: "/app/user/progress?view=awards",
    stands: /Xanax Fiend/,
    calls: ["/torn/medals", "/user/medals", "/user/merits", "/torn/merits"],
  },
  {
    page: "/app/user/progress?view=awards",
    stands: /Anti Social/,
    calls: ["/torn/honors", "/user/honors"],
  },
  {
    page: "/app/user/targets",
    stands: /^Korna/,
    calls: ["/user/attacks", "/user/bars", "/user/basic", "/user/personalstats", "/user/reports"],
  },
  { page: "/app/user/targets?view=attacks", stands: /^Bounties$/, calls: ["/user/attacks"] },
  { page: "/app/settings", stands: /^Change key$/, calls: ["/key/info", "/user/basic"] },
  {
    page: "/app/dashboard",
    stands: /^Drug$/,
    calls: [
      "/faction/basic",
      "/key/info",
      "/torn/calendar",
      "/torn/stocks",
      "/user/bars",
      "/user/basic",
      "/user/log",
      "/user/missions",
      "/user/money",
      "/user/organizedcrime",
      "/user/refills",
      "/user/travel",
    ],
  },
  { page: "/app/dashboard", stands: /^Energy$/, calls: ["/user/cooldowns"] },
  {
    page: "/app/user/training",
    stands: /^Happy$/,
    calls: [
      "/torn/gyms",
      "/user/battlestats",
      "/user/cooldowns",
      "/user/gym",
      "/user/log",
      "/user/perks",
      "/user/refills",
    ],
  },
  { page: "/app/user/training", stands: /^How good are these estimates/, calls: ["/user/bars"] },
  {
    page: "/app/user/training?view=plan",
    stands: /^Special gyms$/,
    calls: ["/torn/gyms", "/user/bars", "/user/gym", "/user/log", "/user/personalstats"],
  },
  {
    page: "/app/user/training?view=jump",
    stands: /^Other jumps$/,
    calls: ["/market/pointsmarket", "/torn/items", "/user/cooldowns", "/user/perks"],
  },
  {
    page: "/app/user/training?view=log",
    stands: /^No gym sessions found/,
    calls: ["/torn/gyms", "/user/bars", "/user/battlestats", "/user/gym", "/user/perks"],
  },
  { page: "/app/torn/stock-market", stands: /market cap/i, calls: ["/user/stocks"] },
  { page: "/app/torn/education", stands: /courses/, calls: ["/user/education", "/user/perks"] },
  { page: "/app/user/logs", stands: /Category/, calls: ["/torn/logtypes", "/torn/logcategories"] },
];

for (const { page: path, stands, calls } of PAGES) {
  for (const call of calls) {
    test(`${path} stands without ${call}, which can be asked for again`, async ({
      page,
      game,
      signIn,
    }) => {
      await signIn();
      game.answer(call, errorCode(17, "Backend error"));
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText(stands).first()).toBeVisible();
      const again = main.getByRole("button", { name: "Try again" });
      await expect(again.first()).toBeVisible();

      game.restoreResponses();
      await again.first().click();
      await expect(again).toHaveCount(0);
      await expect(main.getByText(stands).first()).toBeVisible();
    });
  }
}

/** One of the calls to the faction's crimes fails, and the others answer. */
const failsFor = (category: string) => (call: Call) =>
  call.fulfill({
    json:
      call.url.searchParams.get("cat") === category
        ? errorCode(17, "Backend error")
        : ANSWERS["/faction/crimes"],
  });

for (const { category, views } of [
  { category: "available", views: ["", "?view=history", "?view=pass-rates", "?view=payouts"] },
  { category: "all", views: ["", "?view=history"] },
]) {
  for (const view of views) {
    test(`organised crimes${view} work if only the call for ${category} crimes fails`, async ({
      page,
      game,
      signIn,
    }) => {
      await signIn();
      const path = `/app/faction/organised-crimes${view}`;
      game.answer("/faction/crimes", failsFor(category));
      await page.goto(path);
      await expect(dataOf(page, path)).toBeVisible();
      const again = page.getByRole("main").getByRole("button", { name: "Try again" });
      await expect(again).toHaveCount(1);
      game.restoreResponses();
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(dataOf(page, path)).toBeVisible();
    });
  }
}

test.describe("the war room without the player’s faction", () => {
  test.beforeEach(async ({ signIn, game }) => {
    await signIn();
    game.answer("/faction/basic", errorCode(17, "Backend error"));
  });

  test("goes by the key, so that all of it stands", async ({ page }) => {
    await page.goto("/app/faction/war");
    await expect(page.getByRole("region", { name: "Ranked war" })).toContainText("Lead 2,140");
    await expect(page.getByRole("link", { name: "Attack Blackthorn" })).toBeVisible();
    await expect(page.getByRole("table", { name: "Your members" })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^The Testers/ })).toBeVisible();
  });

  test("without the key’s answer too, the chain stands", async ({ page, game }) => {
    game.answer("/key/info", errorCode(17, "Backend error"));
    await page.goto("/app/faction/war");
    const chain = page.getByRole("region", { name: "Chain" });
    await expect(chain).toContainText("238hits");
    await expect(page.getByText("Error loading your faction")).toBeVisible();

    game.restoreResponses();
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "Ranked war" })).toContainText("Lead 2,140");
  });

  test("has the report of a war", async ({ page, game }) => {
    await page.goto("/app/faction/war?war=27811");
    await expect(page.getByText("9,000 to 6,000")).toBeVisible();
    await expect(page.getByRole("table", { name: "Report" })).toBeVisible();

    game.answer("/key/info", errorCode(17, "Backend error"));
    await page.reload();
    await expect(page.getByText("9,000 to 6,000")).toBeVisible();
    await expect(page.getByText("we can’t tell which side is yours")).toBeVisible();
    await expect(page.getByRole("table", { name: "Report" })).toHaveCount(0);
    game.restoreResponses();
    await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("table", { name: "Report" })).toBeVisible();
  });
});
