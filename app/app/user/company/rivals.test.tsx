import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { type Answers, renderPage, servePages } from "@/app/testing/render-page";
import { columnTexts, findTable } from "@/app/testing/table-texts";
import rivals from "@/lib/api/testing/fixtures/company-rivals.json";
import { apiError } from "@/lib/api/testing/server";

import { DIRECTOR, PATH } from "./testing/answers";
import { newsOf, reportsOf } from "./testing/news";

servePages();

const COLUMNS = { rank: 0, company: 1, income: 3, employees: 6 };

const RIVALS = "/company/8/companies";

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

async function load(answers: Answers = {}) {
  const rendered = await renderPage(`${PATH}?view=history`, {
    answers: { ...DIRECTOR, ...newsOf(reportsOf(3)), ...answers },
  });
  await screen.findByRole("button", { name: "Load rivals" });
  const before = rendered.calls.filter((call) => call.startsWith(RIVALS));
  press("Load rivals");
  return before;
}

const ranks = async () =>
  within(await screen.findByRole("list", { name: "Your ranks" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const withOwn = (changes: object): Answers => ({
  [RIVALS]: {
    companies: rivals.companies.map((each) => (each.id === 8001 ? { ...each, ...changes } : each)),
  },
});

test("rivals load on request: the company’s ranks, and three companies above and below it", async () => {
  expect(await load()).toEqual([]);
  expect(await ranks()).toEqual([
    "By income5th$5.23m",
    "By customers5th11,525 customers",
    "By rating4th6 stars, with 2 others",
    "By income per customer5th$454",
  ]);
  const table = await findTable("Around yours");
  expect(columnTexts(table, COLUMNS.rank)).toEqual(["2", "3", "4", "5", "6", "7", "8"]);
  expect(columnTexts(table, COLUMNS.company)).toEqual([
    "Wick and Tired",
    "Burning Both Ends",
    "Snuffed Out",
    "Wicks & Wax",
    "Scent from Above",
    "Hot Drips",
    "Meltdown",
  ]);
  expect(columnTexts(table, COLUMNS.income)[3]).toBe("$5.23m");
  expect(columnTexts(table, COLUMNS.employees)[3]).toBe("9 of 10");
});

test("by another ranking, others are the nearest", async () => {
  await load();
  await ranks();
  const rankings = within(screen.getByRole("group", { name: "Rank by" }));
  fireEvent.click(rankings.getByRole("button", { name: "Customers" }));
  await waitFor(async () => {
    const table = await findTable("Around yours");
    expect(columnTexts(table, COLUMNS.company)).toEqual([
      "Wick and Tired",
      "Burning Both Ends",
      "Scent from Above",
      "Wicks & Wax",
      "Snuffed Out",
      "Hot Drips",
      "Meltdown",
    ]);
  });
});

test("all companies, or those with a vacancy, show on request", async () => {
  await load();
  await ranks();
  press(/^Vacancies/);
  const table = await findTable("Companies of your type");
  expect(columnTexts(table, COLUMNS.employees)).toEqual([
    "9 of 10",
    "9 of 10",
    "8 of 10",
    "7 of 9",
    "4 of 7",
  ]);
  press(/^All/);
  await waitFor(async () => {
    expect(columnTexts(await findTable("Companies of your type"), COLUMNS.rank)).toHaveLength(9);
  });
});

test("a company without income has no rank yet, and one that isn’t listed neither", async () => {
  await load(withOwn({ income: { daily: 0, weekly: 0 } }));
  expect(
    await screen.findByText("Ranks wait for your company’s first weekly income."),
  ).toBeVisible();
  expect(screen.queryByRole("list", { name: "Your ranks" })).toBeNull();
});

test("a list without the company says so", async () => {
  await load(withOwn({ id: 5 }));
  expect(await screen.findByText("The game’s list doesn’t have your company.")).toBeVisible();
});

test("a call that fails can be tried again", async () => {
  await load({ [RIVALS]: apiError(17) });
  const rivalsRegion = within(screen.getByRole("region", { name: "Rivals" }));
  expect(await rivalsRegion.findByRole("alert")).toHaveTextContent(
    "Couldn’t load the companies of your type, so your ranks are unknown.",
  );
});

test("on a phone, a rival is two lines", async () => {
  onPhone();
  await load();
  await ranks();
  const rows = await findRows("Around yours");
  expect(rows[3]).toHaveTextContent(
    /^5 ?Wicks & Wax ?\$5\.23m ?6 stars, 11,525 customers ?9 of 10/,
  );
});

test("on a phone, rivals ranked by customers have their income in the second line", async () => {
  onPhone();
  await load();
  await ranks();
  press("Customers");
  await waitFor(async () => {
    const rows = await findRows("Around yours");
    expect(rows.find((row) => row.textContent.includes("Wicks & Wax"))).toHaveTextContent(
      /^5 ?Wicks & Wax ?11,525 ?6 stars, \$5\.23m ?9 of 10/,
    );
  });
});
