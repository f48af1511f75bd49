import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { findRows } from "@/app/testing/phone-rows";
import { onPhone } from "@/app/testing/on-phone";
import { type Answers, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, rowsOf } from "@/app/testing/table-texts";
import { apiError } from "@/lib/api/testing/server";

import { EMPLOYEE, PATH, TWO_PARTS } from "./testing/answers";

servePages();

const glance = () => screen.findByRole("region", { name: "At a glance" });
const open = (answers: Answers = {}) => renderPage(PATH, { answers: { ...EMPLOYEE, ...answers } });

test("an employee sees the own effectiveness, part by part", async () => {
  const { calls } = await open();
  expect(await glance()).toHaveTextContent("118 effectivenessSalesperson, Wicks & Wax, 6 stars");
  expect(await glance()).toHaveTextContent("In the company31 days9 of 10 employees");
  const own = await screen.findByRole("region", { name: "Your effectiveness" });
  for (const line of ["Working stats96", "Book5", "Gender−2", "Addiction−6", "Total118"]) {
    expect(own).toHaveTextContent(line);
  }
  expect(calls.filter((call) => call.startsWith("/company/stock"))).toEqual([]);
  expect(screen.queryByText(/Needs you/)).toBeNull();
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
  expect(first).toHaveTextContent("Salesperson now 144 60 stats per day 0");
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
