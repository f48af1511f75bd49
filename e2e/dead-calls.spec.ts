import { errorCode, expect, test } from "./test";

/**
 * The calls of each page that may fail alone, and a heading, figure or field that stands without any of them. Left out
 * is what a page has nothing to show without: its one list, and the calls that the specification names.
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
    stands: /crimes? chosen/,
    calls: ["/faction/members", "/faction/basic", "/torn/items"],
  },
  {
    page: "/app/faction/organised-crimes?view=history",
    stands: /^Time$/,
    calls: ["/faction/members", "/faction/basic", "/torn/items"],
  },
  {
    page: "/app/faction/attacks",
    stands: /respect gained/,
    calls: ["/faction/members", "/faction/basic"],
  },
  {
    page: "/app/faction/day",
    stands: /Picture for the chat/,
    calls: ["/faction/members", "/faction/basic", "/faction/crimes"],
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

      game.answerGood();
      await again.first().click();
      await expect(again).toHaveCount(0);
      await expect(main.getByText(stands).first()).toBeVisible();
    });
  }
}
