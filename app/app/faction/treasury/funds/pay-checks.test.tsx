import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, deferred, renderPage, servePages } from "@/app/testing/render-page";
import report from "@/lib/api/testing/fixtures/faction-chain-report.json";
import { apiError } from "@/lib/api/testing/server";
import { DEFAULT_RULES } from "@/lib/game/treasury/pay";
import { refreshAllStores } from "@/lib/store/engine/stored-value";

import { added, fundsNews } from "../testing/pay-answers";

servePages();

const PATH = "/app/faction/treasury?view=funds&days=30";
const WAR_ID = 27_811;

/** Of $1,000,000,000, of which the faction keeps a quarter, by the preset weights. */
const [ALPHA, BRAVO, CHARLIE, DELTA] = [3_000_001, 3_000_002, 3_000_003, 3_000_004];
const [BRAVOS, CHARLIES, DELTAS] = [233_256_778, 93_680_545, 4_556_230];

const TERMS = {
  ...{ kind: "war", id: WAR_ID, rules: DEFAULT_RULES, income: 1_000_000_000 },
  ...{ costs: null, keptPercent: 25, adjustments: [], voided: [], agreedEndMs: null },
};

const FIXED_PRICES = { ...DEFAULT_RULES, kind: "prices" } as const;
const { prices } = DEFAULT_RULES;

const ticked = (...paidIds: readonly number[]) => [
  { warId: WAR_ID, crimeIds: [], percent: 0, paidIds },
];

const checks = () =>
  within(screen.getByRole("list", { name: "To check" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => !/extra money|lost money|has too (little|much)/.test(text));

const main = () => screen.getByRole("main");

const PAID = fundsNews([
  added(BRAVO, BRAVOS, 9),
  added(BRAVO, BRAVOS, 10),
  added(DELTA, 2_000_000, 11),
  added(DELTA, 500_000, 12),
]);

test("the last war's payments: paid twice, other amounts, and a tick that no news proves", async () => {
  await renderPage(PATH, {
    answers: PAID,
    stored: { warPay: [TERMS], payoutRuns: ticked(CHARLIE) },
  });
  await waitFor(() => {
    expect(checks()).toEqual([
      "bravo_the_second_of_that_name1 paid twice +$233,256,77809:00 and 10:00, by Marrow5 Nov",
      "Delta other amount +$2,500,0002 payments, pay is $4,556,2305 Nov",
      "Charlie ticked, no news +$93,680,545ticked by you, not in the news",
    ]);
  });
  expect(main()).toHaveTextContent("Cold Furnace, 1 of 4 paid in news, 1 by you");
  expect(main()).toHaveTextContent("3 payments");
  const link = within(screen.getByRole("region", { name: "To check" })).getByRole("link", {
    name: "Pay",
  });
  expect(link).toHaveAttribute("href", `/app/faction/treasury?war=${WAR_ID}`);
});

test("the days wait for the last call that may add to what there is to check", async () => {
  const chain = deferred(report);
  await renderPage(PATH, {
    answers: { ...PAID, "/faction/55001/chainreport": chain.answer },
    stored: { warPay: [TERMS] },
  });
  await screen.findByText(/^\d+ news entries back to/);
  await screen.findByRole("region", { name: "Balances" });
  expect(screen.getByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("region", { name: "By day" })).toBeNull();
  chain.release();
  expect(await screen.findByRole("region", { name: "By day" })).toBeVisible();
  expect(checks()).toHaveLength(2);
});

test("the day is named with payments on different days, and a tick beside another amount", async () => {
  const later = { ...added(BRAVO, BRAVOS, 10), timestamp: Date.UTC(2026, 10, 7, 8) / 1000 };
  await renderPage(PATH, {
    answers: fundsNews([added(BRAVO, BRAVOS, 9), later, added(DELTA, 2_000_000, 11)]),
    stored: { warPay: [TERMS], payoutRuns: ticked(DELTA) },
  });
  await waitFor(() => {
    expect(checks()).toEqual([
      "bravo_the_second_of_that_name1 paid twice +$233,256,7785 Nov, 09:00 and 7 Nov, 08:00, by Marrow7 Nov",
      "Delta other amount +$2,000,000pay is $4,556,230, ticked by you5 Nov",
    ]);
  });
});

test("a war whose members are all paid by the news has nothing to check", async () => {
  await renderPage(PATH, {
    answers: fundsNews([
      added(ALPHA, 418_506_445, 8),
      added(BRAVO, BRAVOS, 9),
      added(CHARLIE, CHARLIES, 10),
      added(DELTA, DELTAS, 11),
    ]),
    stored: { warPay: [TERMS] },
  });
  await screen.findByText("Cold Furnace");
  expect(main()).toHaveTextContent("Cold Furnace, 4 of 4 paid in news, 0 by you");
  expect(main()).not.toHaveTextContent(/paid twice|other amount|no news/);
});

test("before anybody is paid or ticked off, other additions say nothing", async () => {
  const { calls } = await renderPage(PATH, {
    answers: fundsNews([added(DELTA, 2_000_000, 11)]),
    stored: { warPay: [TERMS] },
  });
  await waitFor(() => {
    expect(calls.some((call) => call.includes("/chainreport"))).toBe(true);
  });
  await screen.findByRole("table", { name: "Movements by day" });
  expect(main()).not.toHaveTextContent(/other amount|Cold Furnace/);
});

test("a war before the period isn't checked, and its reports aren't loaded", async () => {
  const { calls } = await renderPage("/app/faction/treasury?view=funds", {
    answers: PAID,
    stored: { warPay: [TERMS], payoutRuns: ticked(CHARLIE) },
  });
  await screen.findByText("No money moved in this period.");
  expect(main()).not.toHaveTextContent("ticked, no news");
  expect(calls.filter((call) => call.includes("report"))).toEqual([]);
  expect(main()).toHaveTextContent("No balance is in the news since 14 Nov.");
  expect(main()).toHaveTextContent("Payments for Cold Furnace, 4 Nov, are older.");
  fireEvent.click(screen.getByRole("button", { name: "Check 30 days" }));
  await waitFor(() => {
    expect(checks()).toHaveLength(3);
  });
  expect(main()).not.toHaveTextContent("are older");
});

test.each([
  [`/faction/${WAR_ID}/rankedwarreport`, "Couldn’t load the war’s report"],
  ["/faction/chains", "Couldn’t load your chains"],
  ["/faction/55001/chainreport", "Couldn’t load all chain reports"],
])("without %s payments aren't compared, and the rest stays", async (path, text) => {
  await renderPage(PATH, {
    answers: { ...PAID, [path]: apiError(17) },
    stored: { warPay: [TERMS], payoutRuns: ticked(CHARLIE) },
  });
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
  // The second addition is still told, without the pay.
  expect(checks()).toEqual([
    "Someone same amount twice +$233,256,77809:00 and 10:00, by Marrow5 Nov",
  ]);
  expect(await screen.findByRole("table", { name: "Movements by day" })).toBeVisible();
});

test("a chain report that failed is tried again", async () => {
  await renderPage(PATH, {
    answers: { ...PAID, "/faction/55001/chainreport": apiError(17) },
    stored: { warPay: [TERMS], payoutRuns: ticked(CHARLIE) },
  });
  const alert = (await screen.findByText(/^Couldn’t load all chain reports/)).closest("[role]");
  answer({ "/faction/55001/chainreport": report });
  if (alert instanceof HTMLElement) within(alert).getByRole("button").click();
  await waitFor(() => {
    expect(checks()).toHaveLength(3);
  });
});

test("without an income the prices of the rewards are needed", async () => {
  await renderPage(PATH, {
    answers: { ...PAID, "/torn/items": apiError(17) },
    stored: { warPay: [{ ...TERMS, income: null }], payoutRuns: ticked(CHARLIE) },
  });
  expect(
    await screen.findByText(/Couldn’t load item prices, so the war’s payments aren’t checked/),
  ).toBeVisible();
  expect(main()).not.toHaveTextContent("ticked, no news");
});

test("payments are compared with the pay without the voided attacks", async () => {
  const hit = {
    ...{ id: 950, memberId: DELTA, atMs: Date.UTC(2026, 10, 3, 2), kind: "outside" as const },
    ...{ respect: 3.06, bonusHit: null, isRetaliation: false, isAbroad: false },
    ...{ target: "Blackthorn", reason: "Same target twice" },
  };
  await renderPage(PATH, {
    answers: fundsNews([added(DELTA, 2_000_000, 11)]),
    stored: {
      warPay: [{ ...TERMS, rules: FIXED_PRICES, voided: [hit] }],
      payoutRuns: ticked(DELTA),
    },
  });
  // 20 hits outside of the war at $100,000 each, one of them voided.
  await waitFor(() => {
    expect(checks()).toEqual([
      "Delta other amount +$2,000,000pay is $1,900,000, ticked by you5 Nov",
    ]);
  });
});

test.each([
  ["has an agreed end", { agreedEndMs: Date.UTC(2026, 10, 4) }],
  [
    "has a price for hits taken",
    { rules: { ...FIXED_PRICES, prices: { ...prices, perHitTaken: 10_000 } } },
  ],
])("once the pay %s, payments aren't compared without the attack log", async (_, change) => {
  await renderPage(PATH, {
    answers: PAID,
    stored: { warPay: [TERMS], payoutRuns: ticked(CHARLIE) },
  });
  await waitFor(() => {
    expect(checks()).toHaveLength(3);
  });
  act(() => {
    localStorage.setItem("warPay", JSON.stringify([{ ...TERMS, ...change }]));
    refreshAllStores();
  });
  await waitFor(() => {
    expect(checks()).toEqual([
      "Someone same amount twice +$233,256,77809:00 and 10:00, by Marrow5 Nov",
    ]);
  });
  expect(main()).not.toHaveTextContent("Cold Furnace");
});
