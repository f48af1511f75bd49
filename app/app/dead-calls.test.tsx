import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { ANSWERS } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";

import { renderPage, restoreAnswers, servePages } from "../testing/render-page";

servePages();

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
    page: "/app/tools/stock-market?view=budget",
    stands: /^Worth swapping$|^No tier is worth swapping$/,
    calls: ["/user/money"],
  },
  {
    page: "/app/faction/organised-crimes",
    stands: /Missing items/i,
    calls: ["/faction/members", "/torn/items"],
  },
  {
    page: "/app/faction/organised-crimes?view=payouts",
    stands: /\d successful crimes?/,
    calls: ["/faction/members", "/faction/basic", "/torn/items"],
  },
  {
    page: "/app/faction/organised-crimes?view=history",
    stands: /^Carried out$/,
    calls: ["/faction/members", "/faction/basic", "/torn/items"],
  },
  { page: "/app/faction/basic", stands: /^Ranked wars won$/, calls: ["/faction/members"] },
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
    page: "/app/faction/treasury",
    stands: /^Income less costs$/,
    calls: ["/faction/55001/chainreport", "/faction/chains", "/faction/members", "/faction/news"],
  },
  {
    page: "/app/faction/treasury",
    stands: /^To pay/,
    calls: ["/market/pointsmarket", "/torn/items"],
  },
  {
    page: "/app/faction/treasury?view=armoury",
    stands: /Stock at \d/,
    calls: ["/faction/balance", "/faction/members", "/faction/news", "/torn/items"],
  },
  {
    page: "/app/faction/treasury?view=use",
    stands: /^7 days$/,
    calls: [
      "/faction/27811/rankedwarreport",
      "/faction/55001/chainreport",
      "/faction/chains",
      "/faction/rankedwars",
      "/market/pointsmarket",
      "/torn/items",
    ],
  },
  {
    page: "/app/faction/treasury?view=funds",
    stands: /^Faction money$/,
    calls: ["/faction/balance", "/faction/members", "/faction/news", "/faction/rankedwars"],
  },
  {
    page: "/app/faction/week?view=ledger",
    stands: /taken by 0 members/,
    calls: ["/torn/items"],
  },
  { page: "/app/faction/war", stands: /^Bonus at 250$/, calls: ["/faction/wars"] },
  { page: "/app/tools/item-shop-profitability", stands: /^Market Value$/, calls: ["/user/log"] },
  {
    page: "/app/torn/companies",
    stands: /Adult Novelties/,
    calls: ["/user/job", "/user/workstats"],
  },
  { page: "/app/torn/properties", stands: /Eagle Island/, calls: ["/user/profile"] },
  { page: "/app/user/progress", stands: /Load my history/, calls: ["/user/basic"] },
  {
    page: "/app/user/progress?view=awards",
    stands: /Window Shopper/,
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
  {
    page: "/app/user/ledger",
    stands: /^Profit of these trips$/,
    calls: ["/torn/items", "/user/log", "/user/travel"],
  },
  {
    page: "/app/user/ledger?view=trade",
    stands: /^Period$/,
    calls: ["/torn/items", "/user/travel"],
  },
  {
    page: "/app/user/ledger?view=sets",
    stands: /^Gain = points/,
    calls: ["/market/pointsmarket", "/torn/items", "/torn/museum", "/user/log"],
  },
  {
    page: "/app/user/ledger?view=next-trip",
    stands: /^Next due$/,
    calls: [
      "/torn/items",
      "/user/bars",
      "/user/cooldowns",
      "/user/log",
      "/user/perks",
      "/user/travel",
    ],
  },
  { page: "/app/user/targets?view=attacks", stands: /^Bounties$/, calls: ["/user/attacks"] },
  {
    page: "/app/user/company",
    stands: /^Needs you$/,
    calls: ["/company/applications", "/company/employees", "/company/profile", "/company/stock"],
  },
  {
    page: "/app/user/company?view=employees",
    stands: /per employee/,
    calls: ["/torn/companies", "/company/profile"],
  },
  {
    page: "/app/user/company?view=history",
    stands: /^Profit is saved from your first visit on$/,
    calls: ["/company/employees", "/company/news", "/company/profile", "/company/stock"],
  },
  {
    page: "/app/user/company?view=trains",
    stands: /^Agreements$/,
    calls: ["/company/news", "/company/employees", "/company/profile"],
  },
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
    stands: /^Jumps compared$/,
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

const main = () => within(screen.getByRole("main"));
const retryButtons = () => main().queryAllByRole("button", { name: "Try again" });

/** The elements whose own text, in as many pieces as it has, matches. */
const withText = (text: RegExp) => (_: string, element: Element | null) =>
  element !== null &&
  text.test(element.textContent.trim()) &&
  ![...element.children].some((child) => text.test(child.textContent.trim()));

/** Presses the button, and waits until none is left. */
async function tryAgain() {
  restoreAnswers();
  for (const button of retryButtons().slice(0, 1)) fireEvent.click(button);
  await waitFor(() => {
    expect(retryButtons()).toEqual([]);
  });
}

const EACH = PAGES.flatMap(({ page, stands, calls }) =>
  calls.map((call) => ({ page, stands, call })),
);

test.each(EACH)("$page stands without $call, which can be asked for again", async (row) => {
  const { page, stands, call } = row;
  await renderPage(page, { answers: { [call]: apiError(17) } });
  expect((await main().findAllByText(withText(stands)))[0]).toBeVisible();
  await waitFor(() => {
    expect(retryButtons().length).toBeGreaterThan(0);
  });
  await tryAgain();
  expect((await main().findAllByText(withText(stands)))[0]).toBeVisible();
});

/** One of the calls to the faction's crimes fails, and the others answer. */
const failsFor = (category: string) => (url: URL) =>
  url.searchParams.get("cat") === category ? apiError(17) : ANSWERS["/faction/crimes"];

const CRIMES = [
  { category: "available", views: ["", "?view=history", "?view=pass-rates", "?view=payouts"] },
  { category: "all", views: ["", "?view=history"] },
].flatMap(({ category, views }) => views.map((view) => ({ category, view })));

test.each(CRIMES)("organised crimes$view work without the $category crimes alone", async (row) => {
  const path = `/app/faction/organised-crimes${row.view}`;
  await renderPage(path, { answers: { "/faction/crimes": failsFor(row.category) } });
  await waitFor(() => {
    expect(retryButtons()).toHaveLength(1);
  });
  await tryAgain();
});

describe("the war room without the player’s faction", () => {
  const WITHOUT = { "/faction/basic": apiError(17) };
  const withoutKey = { ...WITHOUT, "/key/info": apiError(17) };
  const war = () => screen.findByRole("region", { name: "Ranked war" });

  test("goes by the key, so that all of it stands", async () => {
    await renderPage("/app/faction/war", { answers: WITHOUT });
    await waitFor(async () => {
      expect(await war()).toHaveTextContent("Lead 2,140");
    });
    expect(await screen.findByRole("link", { name: /^Attack\s?Blackthorn/ })).toBeVisible();
    expect(screen.getByRole("table", { name: "Your members" })).toBeVisible();
    expect(screen.getByRole("heading", { name: /^The Testers/ })).toBeVisible();
  });

  test("without the key’s answer too, the chain stands", async () => {
    await renderPage("/app/faction/war", { answers: withoutKey });
    await waitFor(() => {
      expect(screen.getByRole("region", { name: "Chain" })).toHaveTextContent("238hits");
    });
    expect(await screen.findByText("Error loading your faction")).toBeVisible();
    await tryAgain();
    await waitFor(async () => {
      expect(await war()).toHaveTextContent("Lead 2,140");
    });
  });

  test("has the report of a war, and says why it has none", async () => {
    const { unmount } = await renderPage("/app/faction/war?war=27811", { answers: WITHOUT });
    expect(await screen.findByText("9,000 to 6,000")).toBeVisible();
    expect(await screen.findByRole("table", { name: "Members" })).toBeVisible();
    unmount();

    await renderPage("/app/faction/war?war=27811", { answers: withoutKey });
    expect(await screen.findByText("9,000 to 6,000")).toBeVisible();
    expect(screen.getByText(/we can’t tell which side is yours/)).toBeVisible();
    expect(screen.queryByRole("table", { name: "Members" })).toBeNull();
    await tryAgain();
    expect(await screen.findByRole("table", { name: "Members" })).toBeVisible();
  });
});
