import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { findRows } from "@/app/testing/phone-rows";
import { onPhone } from "@/app/testing/on-phone";
import { type Answers, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, rowsOf } from "@/app/testing/table-texts";
import { apiError } from "@/lib/api/testing/server";

import { EMPLOYEE, PATH, PUBLIC_EMPLOYEE, TWO_PARTS } from "./testing/answers";

servePages();

const glance = () => screen.findByRole("region", { name: "At a glance" });
const open = (answers: Answers = {}) => renderPage(PATH, { answers: { ...EMPLOYEE, ...answers } });

test("an employee sees the own effectiveness, part by part", async () => {
  const { calls } = await open();
  expect(await glance()).toHaveTextContent("118 effectivenessSalesperson, Wicks & Wax, 6 stars");
  expect(await glance()).toHaveTextContent("Job points1438 on Thu 19 Nov");
  expect(await glance()).toHaveTextContent("Pay$110k$215k in 7 days");
  const own = await screen.findByRole("region", { name: "Your effectiveness" });
  for (const line of ["Working stats96", "Book5", "Gender−2", "Addiction−6", "Total118"]) {
    expect(own).toHaveTextContent(line);
  }
  expect(calls.filter((call) => call.startsWith("/company/stock"))).toEqual([]);
  expect(screen.queryByText(/Needs you/)).toBeNull();
});

test("specials: how often the job points pay for each, which are passive, which need more stars", async () => {
  await open();
  const specials = await screen.findByRole("region", { name: "Specials" });
  expect(specials).toHaveTextContent("Specials143 job points");
  expect(
    within(specials)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Candlelight50 happiness, 5 job points28 times",
    "Warm Glow10% passive defense, no job pointsActive",
    "Wax MuseumImmunity, no job pointsFrom 7 stars",
  ]);
  expect(specials).toHaveTextContent("Other job points: Army 84, Flower Shop 62, Law 12.");
});

test("pay by day, newest first, without the stat that wasn’t gained, and its total", async () => {
  await open();
  const table = await screen.findByRole("table", { name: "Pay by day" });
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "DayPayJob pointsINT gainedEND gained",
    "Thu 19 Nov$110,00082345",
    "Wed 18 Nov$105,00082345",
    "7 days$215,000164690",
  ]);
});

test("on a phone, a day of pay takes two lines", async () => {
  onPhone();
  await open();
  const list = await screen.findByRole("list", { name: "Pay by day" });
  expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent(
    "Thu 19 Nov 8 job points $110,000 23 INT, 45 END",
  );
});

test("without pay in seven days, there is no table and no pay of 0", async () => {
  await open({ "/user/log": { log: [] } });
  expect(await screen.findByRole("region", { name: "Pay" })).toHaveTextContent(
    "No pay in the last 7 days.",
  );
  expect(await glance()).toHaveTextContent("Pay–none in 7 days");
});

test("without Full access, pay alone is missing", async () => {
  await open({ "/user/log": apiError(16) });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /Couldn’t load your pay.*a key with Full Access/,
  );
  expect(screen.queryByRole("region", { name: "Pay" })).toBeNull();
  expect(await glance()).toHaveTextContent("Job points143for specials");
  expect(screen.getByText("28 times")).toBeVisible();
  expect(await findTable("Your points by position")).toBeVisible();
});

test("without job points, specials stay", async () => {
  await open({ "/user/jobpoints": apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load your job points/);
  const specials = await screen.findByRole("region", { name: "Specials" });
  expect(specials).toHaveTextContent("Specialsjob points unknown");
  expect(specials).toHaveTextContent("Candlelight50 happiness, 5 job points–");
  expect(specials).not.toHaveTextContent("Other job points");
});

test("with a key of Public access, what loads is there and the rest is unknown", async () => {
  await open(PUBLIC_EMPLOYEE);
  expect(await glance()).toHaveTextContent("– effectivenessSalesperson, Wicks & Wax, 6 stars");
  const own = await screen.findByRole("region", { name: "Your effectiveness" });
  expect(own).toHaveTextContent("Working stats–");
  expect(own).not.toHaveTextContent(/\d of \d/);
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts.join(" ")).toMatch(/working stats.*job points.*pay/);
});

test("the place among colleagues is that of the total", async () => {
  await open();
  const own = await screen.findByRole("region", { name: "Your effectiveness" });
  expect(own).toHaveTextContent(/Your effectiveness\d(st|nd|rd|th) of \d/);
});

test("wages, funds and all that is the director’s is hidden", async () => {
  await open();
  await findTable("Your points by position");
  for (const hidden of ["Wage", "Funds", "Best positions", "Needs you", "Order to fill"]) {
    expect(screen.queryByText(hidden)).toBeNull();
  }
});

// The player of the fixtures has 51,234 MAN, 88,120 INT and 40,011 END.
test("points by position, most first, with what each trains and how its points add up", async () => {
  await open();
  const table = await findTable("Your points by position");
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Salesperson now", "–", "20", "40", "60", "144", "0"],
    ["Chandler", "–", "20", "40", "60", "120", "−24"],
  ]);
  fireEvent.click(
    screen.getByRole("button", { name: "How it’s calculated: the points as Chandler" }),
  );
  const explanation = await screen.findByRole("dialog");
  await waitFor(() => {
    expect(explanation).toHaveTextContent("Intelligence, 88,120 of 12,00059");
  });
  expect(explanation).toHaveTextContent("Endurance, 40,011 of 4,00061");
  expect(explanation).toHaveTextContent("Points120");
});

test("on a phone, positions take two lines", async () => {
  onPhone();
  await open();
  const [first] = await findRows("Your points by position");
  expect(first).toHaveTextContent("Salesperson now 144 40 END, 20 INT per day 0");
});

test("parts that the game leaves out are unknown, not 0", async () => {
  await open(TWO_PARTS);
  const own = await screen.findByRole("region", { name: "Your effectiveness" });
  expect(own).toHaveTextContent("Working stats126");
  expect(own).toHaveTextContent("Settled in–");
  expect(own).toHaveTextContent("Total148");
});

test("a player whom the list doesn’t have yet", async () => {
  await open({ "/company/employees": { employees: [] } });
  expect(await screen.findByText("Your effectiveness is unknown")).toBeVisible();
  expect(await glance()).toHaveTextContent("– effectiveness");
});

test.each([
  { call: "/user/basic", says: /^Couldn’t load your profile/, stays: "Salesperson" },
  { call: "/torn/companies", says: /^Couldn’t load the game’s positions/, stays: "Book" },
  {
    call: "/company/employees",
    says: /^Couldn’t load your company’s employees/,
    stays: "Chandler",
  },
  { call: "/user/workstats", says: /^Couldn’t load your working stats/, stays: "Chandler" },
  { call: "/company/profile", says: /^Couldn’t load your company/, stays: "Book" },
])("without $call the rest stays", async ({ call, says, stays }) => {
  await open({ [call]: apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent(says);
  expect(within(screen.getByRole("main")).getAllByText(stays)).not.toEqual([]);
  expect(screen.queryByText("Your effectiveness is unknown")).toBeNull();
});
