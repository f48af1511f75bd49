import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { type Answers, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, findTable, rowsOf } from "@/app/testing/table-texts";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import {
  DIRECTOR,
  EMPLOYEE,
  FOUNDED_TODAY,
  LITTLE_STOCK,
  PATH,
  PUBLIC,
  QUIET,
  SERVICES,
  WITHOUT_STATS,
  withWage,
} from "./testing/answers";

servePages();

const glance = () => screen.findByRole("region", { name: "At a glance" });
const section = (name: string) => screen.findByRole("region", { name });
const open = (answers: Answers = {}) => renderPage(PATH, { answers: { ...DIRECTOR, ...answers } });

// 695,186 income − (1,900 × 20 + 600 × 12 + 300 × 5) − 250,000 wages − 20,000 advertising.
test("the director’s lead is yesterday’s profit, and the sum below leads to it", async () => {
  await open();
  expect(await glance()).toHaveTextContent("$378k profit yesterday");
  expect(await glance()).toHaveTextContent("7 days: $5.23m income");
  expect(await glance()).toHaveTextContent("Next day6 h 00 min18:00 TCT");
  expect(await glance()).toHaveTextContent("Funds$707k2.6 days of costs");
  expect(await glance()).toHaveTextContent("Your company6 starsWicks & Wax, 9 of 10");
  const sum = await section("Profit");
  for (const line of [
    "Income, 1,653 customers$695,186",
    "Cost of what was sold−$46,700",
    "Wages−$250,000",
    "Advertising−$20,000",
    "Profit$378,486",
  ]) {
    expect(sum).toHaveTextContent(line);
  }
  expect(sum).toHaveTextContent("Sold by the stock list: $139,000, $556,186 less than the report.");
  expect(within(sum).getByRole("link", { name: "History" })).toHaveAttribute(
    "href",
    `${PATH}?view=history`,
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("from the evening’s report on, the profit is today’s", async () => {
  vi.setSystemTime(NOW + 6.5 * HOUR_MS);
  await open();
  expect(await glance()).toHaveTextContent("$378k profit today");
  expect(await section("Profit")).toHaveTextContent("Profit on Fri 20 Nov");
});

test("what needs the director, most urgent first, each with its place in the game", async () => {
  await open();
  const needs = within(await screen.findByRole("list", { name: "What needs you" }));
  const rows = needs.getAllByRole("link");
  expect(rows.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Stock low: order 27,179 before the next dayHolder 0.8 and Scented Candle 2.1 days0.8 days, in the game",
    "Funds low$707k of $1.89m for 7 days2.6 days, in the game",
    "Trains leftTrain employees in the game4 trains, in the game",
    "Echo inactiveEffectiveness 37, 12 lost to inactivity4 days, in the game",
    "Delta addictedEffectiveness 118, 6 lost to addiction−6 points, in the game",
    "ApplicationCorvid1, in the game",
  ]);
  expect(rows.map((row) => row.getAttribute("href"))).toEqual([
    "https://www.torn.com/companies.php",
    "https://www.torn.com/companies.php",
    "https://www.torn.com/companies.php#/option=employees",
    "https://www.torn.com/profiles.php?XID=3000005",
    "https://www.torn.com/profiles.php?XID=3000004",
    "https://www.torn.com/companies.php#/option=employees",
  ]);
  const day = await section("Next day");
  for (const line of [
    "Wages, 2 employees$250,000",
    "Advertising, 2.9% of income$20,000",
    "Costs per day$270,000",
    "Funds last without income2.6 days, minimum 7",
    "Holder missing50 of a day’s 300",
    "Positions9 of 10 filled",
  ]) {
    expect(day).toHaveTextContent(line);
  }
});

const SAVED_NEEDS = { count: 6, endsAtMs: NOW + 6 * HOUR_MS };

const savedNeeds = () => JSON.parse(localStorage.getItem("companyNeeds") ?? "null") as unknown;

test("the menu’s badge is the number that the page displays, until the day turns", async () => {
  await open();
  expect(await section("Needs you")).toHaveTextContent(/^Needs you6/);
  await waitFor(() => {
    expect(savedNeeds()).toEqual(SAVED_NEEDS);
  });
});

test.each(["/company/stock", "/company/employees", "/company/profile", "/company/applications"])(
  "without %s the menu has no badge, since not all that needs the director is known",
  async (call) => {
    await renderPage(PATH, {
      answers: { ...DIRECTOR, [call]: apiError(17) },
      stored: { companyNeeds: SAVED_NEEDS },
    });
    expect(await screen.findByRole("alert")).toBeVisible();
    await waitFor(() => {
      expect(savedNeeds()).toMatchObject({ count: 0 });
    });
  },
);

test("a former director has no badge", async () => {
  await renderPage(PATH, { answers: EMPLOYEE, stored: { companyNeeds: SAVED_NEEDS } });
  expect(await screen.findByRole("region", { name: "Your effectiveness" })).toBeVisible();
  await waitFor(() => {
    expect(savedNeeds()).toMatchObject({ count: 0 });
  });
});

test("the minimums are the player’s, and count at once", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Minimums" }));
  for (const [label, value] of [
    ["Days of stock", "2"],
    ["Days of funds", "2"],
    ["Inactive from (days)", "5"],
    ["Addicted from (points lost)", "7"],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  const needs = await screen.findByRole("region", { name: "Needs you" });
  await waitFor(() => {
    expect(
      within(needs)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Stock low: order 4,036 before the next dayHolder 0\.8 days/),
      expect.stringMatching(/^Trains left/),
      expect.stringMatching(/^Application/),
    ]);
  });
  expect(await section("Next day")).toHaveTextContent("2.6 days, minimum 2");
  expect(await section("Stock")).toHaveTextContent("Low: below 2 days");
  expect(localStorage.getItem("companyMinimums")).toBe(
    '{"stockDays":2,"fundsDays":2,"inactiveDays":5,"addictionLoss":7}',
  );
});

test("a company with enough of everything needs nobody", async () => {
  await open(QUIET);
  expect(await screen.findByText("Nothing needs you now.")).toBeVisible();
});

test("stock: fewest days first, with the order that fills the storage and how it comes about", async () => {
  await open();
  const table = await findTable("Stock");
  expect(columnTexts(table, 0)).toEqual([
    ...["Holder low", "Pillar Candle", "Scented Candle low"],
    "Total",
  ]);
  expect(columnTexts(table, 4)).toEqual(["0.8", "2.0", "2.1", ""]);
  const stock = await section("Stock");
  // 40,000 − 5,450 − 1,500.
  expect(stock).toHaveTextContent("To fill storage: 33,050 pieces");
  fireEvent.click(
    within(stock).getByRole("button", { name: "How it’s calculated: order to fill" }),
  );
  const explanation = await screen.findByRole("dialog");
  await waitFor(() => {
    expect(explanation).toHaveTextContent("Free33,050");
  });
  expect(explanation).toHaveTextContent("Pieces33,050");
});

test("stock: all pieces of the storage, and the total of each column that has one", async () => {
  await open();
  const stock = await section("Stock");
  expect(stock).toHaveTextContent(/^Stock5,450 of 40,000/);
  const total = rowsOf(await findTable("Stock")).at(-1);
  expect(total && cellTexts(total)).toEqual([
    ...["Total", "5,450", "1,500", "2,800", "", "33,050"],
    ...["", "", "", "66.4", "$92,300"],
  ]);
});

test("on a phone, stock takes two lines that open on all figures", async () => {
  onPhone();
  await open();
  const [first] = await findRows("Stock");
  expect(first).toHaveTextContent(/^Holder 0\.8 days 250 in stock, low order \d/);
  expect(await openRow("Stock", "Holder")).toHaveTextContent("Margin %64.3");
});

test.each([
  { call: "/company/stock", says: "Couldn’t load stock, so profit and days left are unknown." },
  { call: "/company/employees", says: "Couldn’t load your company’s employees." },
  {
    call: "/company/profile",
    says: "Couldn’t load your company, so its income, funds and advertising are unknown.",
  },
])("without $call its figures are –, and the rest stays", async ({ call, says }) => {
  await open({ [call]: apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent(says);
  expect(await glance()).toHaveTextContent("– profit yesterday");
  const shown = {
    "/company/stock": "Funds low",
    "/company/employees": "Stock low",
    "/company/profile": "Stock low",
  }[call];
  expect(await section("Needs you")).toHaveTextContent(shown ?? "");
});

test("without applications, the rest stays", async () => {
  await open({ "/company/applications": apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn’t load applications.");
  expect(await glance()).toHaveTextContent("$378k profit yesterday");
  expect(screen.queryByRole("region", { name: "Applications" })).toBeNull();
});

// 4,000 MAN, 6,000 INT, 5,000 END: Chandler 22 + 46, Salesperson 55 + 56.
test("who has applied, with stats, the last day, and the points in the best positions", async () => {
  await open();
  const applications = await section("Applications");
  await waitFor(() => {
    expect(applications).toHaveTextContent(
      "Applications11 position freeCorvid level 41until 22 NovSalesperson 111, Chandler 686,000 INT, 5,000 END, 4,000 MANPoints in every position",
    );
  });
});

test("without the game’s positions, an application has no points, and the rest stays", async () => {
  await open({ "/torn/companies": apiError(17) });
  const applications = await section("Applications");
  await waitFor(() => {
    expect(applications).toHaveTextContent("Couldn’t load the game’s positions");
  });
  expect(applications).toHaveTextContent("Corvid level 41until 22 Nov6,000 INT");
});

test("an application without stats needs no positions", async () => {
  const { calls } = await open(WITHOUT_STATS);
  expect(await section("Applications")).toHaveTextContent("Working stats unknown");
  expect(calls.filter((call) => call.startsWith("/torn/companies"))).toEqual([]);
});

test("of a company that can’t load, what needs the director is unknown, not nothing", async () => {
  const failed = ["/company/profile", "/company/employees", "/company/stock"];
  await open({
    ...Object.fromEntries(failed.map((call) => [call, apiError(17)])),
    "/company/applications": apiError(17),
  });
  const needs = await section("Needs you");
  expect(needs).toHaveTextContent(/^Needs you–MinimumsUnknown until your company loads\.$/);
});

test("without stock, the lead says the income", async () => {
  await open({ "/company/stock": apiError(17) });
  expect(await glance()).toHaveTextContent("Profit unknown. Income: $695,186");
});

test("a key with public access shows what is public, and says which access the rest needs", async () => {
  await open(PUBLIC);
  expect(await screen.findByRole("alert")).toHaveTextContent(/Limited or Full Access/);
  expect(await glance()).toHaveTextContent("Your company6 starsWicks & Wax");
  expect(await glance()).toHaveTextContent("Funds–days unknown");
});

test("a company founded today has no report yet", async () => {
  await open(FOUNDED_TODAY);
  expect(await glance()).toHaveTextContent("0 days oldFirst report today at about 18:07 TCT");
  const needs = await section("Needs you");
  expect(needs).toHaveTextContent("4 of 4 positions freeHire from applications in the game4");
  expect(needs).toHaveTextContent("No stockStorage holds 2,000 pieces0");
  expect(screen.queryByRole("region", { name: "Profit" })).toBeNull();
  const stock = await section("Stock");
  expect(stock).toHaveTextContent("No order yet: nothing was sold on the last day.");
  expect(stock).not.toHaveTextContent("To fill storage");
});

test("on a phone, an item that wasn’t sold isn’t enough of anything", async () => {
  onPhone();
  await open(FOUNDED_TODAY);
  const [first] = await findRows("Stock");
  expect(first).toHaveTextContent(/^Scented Candle – 0 in stock none sold/);
});

test("a company of services orders nothing", async () => {
  await open(SERVICES);
  expect(await screen.findByText("Nothing to order")).toBeVisible();
  expect(await glance()).toHaveTextContent("$425k profit yesterday");
  expect(screen.queryByText(/To fill storage/)).toBeNull();
});

test("an empty stock list says so", async () => {
  await open({ "/company/stock": { stock: [] } });
  expect(await screen.findByText("No products")).toBeVisible();
});

test("stock sorted by margin goes by that of one piece, not of the day", async () => {
  await renderPage(`${PATH}?stock-sort=margin.desc`, { answers: DIRECTOR });
  const table = await findTable("Stock");
  expect(columnTexts(table, 0).slice(0, 3)).toEqual([
    "Pillar Candle",
    "Scented Candle low",
    "Holder low",
  ]);
});

test("what is missing for the next day’s sales, most pieces first", async () => {
  await open(LITTLE_STOCK);
  expect(await section("Next day")).toHaveTextContent(
    /Holder missing650 of a day’s 900Scented Candle missing500 of a day’s 1,900/,
  );
});

test("on a phone, stock that is on order says how much", async () => {
  onPhone();
  await open(QUIET);
  const rows = await findRows("Stock");
  expect(rows.find((row) => row.textContent.includes("Pillar"))).toHaveTextContent(
    /50,000 in stock 1,500 on order$/,
  );
  expect(rows.find((row) => row.textContent.includes("Holder"))).toHaveTextContent(
    /50,000 in stock enough$/,
  );
});

test("a wage of 0 is a wage, and an unknown one makes the profit unknown", async () => {
  const { unmount } = await open(withWage(0));
  expect(await section("Profit")).toHaveTextContent("Wages$0");
  unmount();
  await open(withWage(undefined));
  expect(await section("Profit")).toHaveTextContent("Wages–");
  expect(await section("Profit")).toHaveTextContent("Profit–");
});

const AGREEMENT = {
  addedAtMs: 1,
  playerId: 3_000_001,
  name: "Echo",
  trains: 10,
  price: 500_000,
  fromMs: Date.UTC(2026, 10, 18),
};

test("without agreements about trains, Today asks for no news", async () => {
  const { calls } = await renderPage(PATH, { answers: DIRECTOR });
  expect(await screen.findByText("Train employees in the game")).toBeVisible();
  expect(calls.filter((call) => call.startsWith("/company/news"))).toEqual([]);
});

test("with an agreement, Today says if who is owed trains can’t load", async () => {
  await renderPage(PATH, {
    answers: { ...DIRECTOR, "/company/news": apiError(16) },
    stored: { trainAgreements: [AGREEMENT] },
  });
  expect(
    await screen.findByText("Couldn’t load your company’s news, so the trains given are unknown."),
  ).toBeVisible();
});
