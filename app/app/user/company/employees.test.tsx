import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { address, type Answers, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, findTable, headerOf, rowsOf } from "@/app/testing/table-texts";
import older from "@/lib/api/testing/fixtures/company-staff.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { DIRECTOR, EMPLOYEE, PATH, PUBLIC, SMALL_GAIN, WITHOUT_DELTA } from "./testing/answers";

servePages();

const VIEW = `${PATH}?view=employees`;

const open = (answers: Answers = {}) => renderPage(VIEW, { answers: { ...DIRECTOR, ...answers } });

const headers = (table: HTMLTableElement) =>
  [...table.querySelectorAll("thead th")].map((head) =>
    head.textContent.replace(/[▲▼]/g, "").trim(),
  );

test("employees by part, lowest total first, with the wage for each point", async () => {
  await open();
  const table = await findTable("Employees");
  expect(headers(table)).toEqual([
    "Employee",
    "Working stats",
    "Settled in",
    "Book",
    "Merits",
    "Gender",
    "Addiction",
    "Inactivity",
    "Total",
    "Wage",
    "$ per point",
    "Last action",
    "Trains",
  ]);
  await waitFor(() => {
    expect(rowsOf(table).map((row) => cellTexts(row).at(-1))).toEqual(["1", "0", "1"]);
  });
  expect(rowsOf(table).map((row) => cellTexts(row).slice(0, -1))).toEqual([
    ["Echo Chandler", "40", "0", "0", "0", "0", "−3", "−12", "37", "$100k", "$2,703", "4 d ago"],
    ["Delta Salesperson", "96", "10", "5", "3", "−2", "−6", "0", "118", "$150k", "$1,271", "2 h ago"],
    ["Total", "136", "10", "5", "3", "−2", "−9", "−12", "155", "$250k", "$1,613", ""],
  ]); // oxfmt-ignore
  expect(document.body).toHaveTextContent("155 effectiveness, 78 per employee.");
  expect(document.body).toHaveTextContent("All have education 7, management 5.");
});

test("book and gender have a column once somebody has them", async () => {
  await open(WITHOUT_DELTA);
  const names = headers(await findTable("Employees"));
  expect(names).toContain("Merits");
  expect(names).not.toContain("Book");
  expect(names).not.toContain("Gender");
});

// Echo (2,000 MAN, 1,500 INT, 900 END): Chandler 5 + 10, Salesperson 50 + 40.
// Delta (900 MAN, 12,000 INT, 8,000 END): Salesperson 40 + 60, Chandler 45 + 50.
test("best positions: who moves, what it gains, and that a pin keeps somebody", async () => {
  await open();
  const best = within(await screen.findByRole("region", { name: "Best positions" }));
  const table = best.getByRole<HTMLTableElement>("table");
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Echo", "Chandler", "15", "Salesperson", "90", "+75", ""],
    ["Delta", "Salesperson", "100", "Chandler", "95", "−5", ""],
    ["Total", "", "115", "", "185", "+70", ""],
  ]);
  expect(best.getByText(/^Working stats:/)).toHaveTextContent(
    "Working stats: 115 points now, 185 with 2 moves, +70.",
  );
  expect(document.body).toHaveTextContent("Best swap: Echo and Delta, +70.");
  const keep = best.getByRole("button", { name: "Keep Delta as Salesperson" });
  expect(keep).toHaveAttribute("aria-pressed", "false");
  fireEvent.click(keep);
  await waitFor(() => {
    expect(columnTexts(table, 3)).toEqual(["kept", "stays", ""]);
  });
  expect(best.getByText(/^Working stats:/)).toHaveTextContent(
    "115 points now, which is the most that these seats give, 1 kept.",
  );
  expect(localStorage.getItem("keptEmployees")).toBe("[3000004]");
});

test("a gain below 1% isn’t worth the moves, which are folded", async () => {
  const { user } = await open(SMALL_GAIN);
  const region = await screen.findByRole("region", { name: "Best positions" });
  expect(region).toHaveTextContent(/^Best positionsNo move worth making$/);
  await user.click(screen.getByText("Best positions"));
  const best = within(region);
  // Echo 45 + 45 and Delta 45 + 55; in each other’s seat 45 + 55 and 46 + 45.
  expect(best.getByText(/^Working stats:/)).toHaveTextContent(
    "Working stats: 190 points now, 191 with 2 moves, +1: no move worth making.",
  );
  expect(document.body).toHaveTextContent("per employee. No move worth making.");
  expect(document.body).not.toHaveTextContent("would add");
  const table = best.getByRole<HTMLTableElement>("table");
  expect(columnTexts(table, 3)).toEqual(["Salesperson", "Chandler", ""]);
});

test("chips narrow the employees to the inactive or the addicted ones", async () => {
  await open();
  const only = within(await screen.findByRole("group", { name: "Show only" }));
  expect(only.queryByRole("button", { name: /^Trains owed/ })).toBeNull();
  fireEvent.click(only.getByRole("button", { name: "Inactive 1" }));
  const table = await findTable("Employees");
  await waitFor(() => {
    expect(columnTexts(table, 0)).toEqual(["Echo Chandler", "Total"]);
  });
  expect(address()).toContain("show=inactive");
  fireEvent.click(only.getByRole("button", { name: "Addicted 1" }));
  expect(await screen.findByText("No employees match these filters")).toBeVisible();
});

test("a chip narrows them to those who are settling in", async () => {
  await open();
  const only = within(await screen.findByRole("group", { name: "Show only" }));
  fireEvent.click(only.getByRole("button", { name: "Settling in 1" }));
  await waitFor(async () => {
    expect(columnTexts(await findTable("Employees"), 0)).toEqual(["Echo Chandler", "Total"]);
  });
  expect(address()).toContain("show=settling");
  expect(document.body).toHaveTextContent("Settling in: below 10.");
});

test("sorted by dollars per point, the lowest wage can come first", async () => {
  await renderPage(`${VIEW}&sort=perPoint.desc`, { answers: DIRECTOR });
  const table = await findTable("Employees");
  const texts = (name: string) => columnTexts(table, headerOf(table, name).cellIndex).slice(0, 2);
  expect(texts("$ per point")).toEqual(["$2,703", "$1,271"]);
  expect(texts("Wage")).toEqual(["$100k", "$150k"]);
});

test("seats can be changed, and best positions fill them", async () => {
  const { user } = await open();
  await user.click(await screen.findByText("Seats"));
  const seats = within(await screen.findByRole("list", { name: "Seats" }));
  const press = (name: string) => {
    fireEvent.click(seats.getByRole("button", { name }));
  };
  expect(seats.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Chandler12,000 INT, 4,000 END1",
    "Salesperson1,000 MAN, 1,000 END1",
  ]);
  // As the game counts on Today: with the director.
  expect(screen.getByText("3 of 10 filled, as today")).toBeVisible();
  expect(screen.getByText(/One more is yours\./)).toBeVisible();
  press("Add one Salesperson");
  const best = within(screen.getByRole("region", { name: "Best positions" }));
  const table = best.getByRole<HTMLTableElement>("table");
  await waitFor(() => {
    expect(rowsOf(table).map(cellTexts)).toEqual([
      ["Echo", "Chandler", "15", "Salesperson", "90", "+75", ""],
      ["Delta", "Salesperson", "100", "stays", "100", "0", ""],
      ["Total", "", "115", "", "190", "+75", ""],
    ]);
  });
  expect(best.getByText(/^Working stats:/)).toHaveTextContent("in the seats you changed");
  expect(screen.getByText("4 of 10 filled, changed")).toBeVisible();
  expect(address()).toContain("seats=1-2");
  press("Remove one Salesperson");
  await waitFor(() => {
    expect(address()).not.toContain("seats");
  });
  expect(screen.getByText("3 of 10 filled, as today")).toBeVisible();
});

test("with fewer seats than employees, one has none; today’s seats are a press away", async () => {
  await renderPage(`${VIEW}&seats=0-1`, { answers: DIRECTOR });
  const best = within(await screen.findByRole("region", { name: "Best positions" }));
  const table = best.getByRole<HTMLTableElement>("table");
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Echo", "Chandler", "15", "no seat", "0", "−15", ""],
    ["Delta", "Salesperson", "100", "stays", "100", "0", ""],
    ["Total", "", "115", "", "100", "−15", ""],
  ]);
  expect(screen.queryByText(/Best positions would add/)).toBeNull();
  fireEvent.click(screen.getByText("Seats"));
  const seats = within(await screen.findByRole("list", { name: "Seats" }));
  expect(seats.getByRole("button", { name: "Remove one Chandler" })).toBeDisabled();
  fireEvent.click(screen.getByRole("button", { name: "Today’s seats" }));
  await waitFor(() => {
    expect(columnTexts(table, 3)).toEqual(["Salesperson", "Chandler", ""]);
  });
});

test("a kept employee’s seat can’t be taken away", async () => {
  await renderPage(VIEW, { answers: DIRECTOR, stored: { keptEmployees: [3_000_005] } });
  fireEvent.click(await screen.findByText("Seats"));
  const seats = within(await screen.findByRole("list", { name: "Seats" }));
  expect(seats.getByRole("button", { name: "Remove one Chandler" })).toBeDisabled();
  expect(seats.getByRole("button", { name: "Remove one Salesperson" })).toBeEnabled();
});

test("a pin of the last visit counts", async () => {
  await renderPage(VIEW, { answers: DIRECTOR, stored: { keptEmployees: [3_000_005] } });
  const best = within(await screen.findByRole("region", { name: "Best positions" }));
  expect(best.getByRole("button", { name: "Keep Echo as Chandler" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("the moves are copied, a line each", async () => {
  const { user } = await open();
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(await screen.findByRole("button", { name: "Copy moves" }));
  expect(written).toHaveBeenCalledWith(
    "Echo: Chandler → Salesperson, +75\nDelta: Salesperson → Chandler, −5",
  );
});

test("how the best positions come about", async () => {
  await open();
  fireEvent.click(
    await screen.findByRole("button", { name: "How it’s calculated: the best positions" }),
  );
  const explanation = await screen.findByRole("dialog");
  await waitFor(() => {
    expect(explanation).toHaveTextContent("Points now115");
  });
  expect(explanation).toHaveTextContent("Echo: Chandler 15 → Salesperson 90+75");
  expect(explanation).toHaveTextContent("Points with these moves185");
});

test("on a phone, two lines that open on all figures, and best positions with their pins", async () => {
  onPhone();
  await open();
  const rows = await findRows("Employees");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Echo 37 points Chandler, inactive 4 days wage $100k",
    "Delta 118 points Salesperson, addiction −6 wage $150k",
  ]);
  expect(screen.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue(
    "Effectiveness, lowest first",
  );
  expect(await openRow("Employees", "Delta")).toHaveTextContent("Management5");
  const best = within(screen.getByRole("list", { name: "Best positions" }));
  expect(best.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "EchoChandler 15 → Salesperson 90+75",
    "DeltaSalesperson 100 → Chandler 95−5",
  ]);
});

test("an employee sees colleagues’ parts without wages, and no best positions", async () => {
  await renderPage(VIEW, { answers: EMPLOYEE });
  const names = headers(await findTable("Employees"));
  expect(names).toContain("Total");
  expect(names).not.toContain("Wage");
  expect(screen.queryByRole("region", { name: "Best positions" })).toBeNull();
  expect(screen.queryByText(/would add/)).toBeNull();
});

test("without stats and parts, as a public key sees them, all is –", async () => {
  await open(PUBLIC);
  const table = await findTable("Employees");
  expect(columnTexts(table, 2)).toEqual(["–", "–", "–"]);
  expect(document.body).toHaveTextContent("– effectiveness.");
  expect(await screen.findByText("No best positions")).toBeVisible();
});

test("the older shape has the same employees", async () => {
  await open({ "/company/employees": older });
  expect(columnTexts(await findTable("Employees"), 0)).toEqual([
    "Echo Chandler",
    "Delta Salesperson",
    "Total",
  ]);
});

test("a company without employees has no order of them either", async () => {
  await open({ "/company/employees": { employees: [] } });
  expect(await screen.findByText("No employees")).toBeVisible();
  expect(screen.queryByText("Best positions")).toBeNull();
  expect(screen.queryByText("Seats")).toBeNull();
});

test("without positions, the employees stay", async () => {
  await open({ "/torn/companies": apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load the game’s positions/);
  expect(await findTable("Employees")).toBeVisible();
});

test("without employees, the page says so", async () => {
  await open({ "/company/employees": apiError(17) });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Couldn’t load your company’s employees.",
  );
});

const AGREED = {
  ...{ addedAtMs: 1, playerId: 3_000_005, name: "Echo" },
  ...{ trains: 4, price: 500_000, fromMs: Date.UTC(2026, 10, 1) },
};

test("with agreements, what each employee is owed has a column", async () => {
  await renderPage(VIEW, { answers: DIRECTOR, stored: { trainAgreements: [AGREED] } });
  const table = await findTable("Employees");
  expect(headers(table).slice(-2)).toEqual(["Trains", "Owed"]);
  await waitFor(() => {
    expect(rowsOf(table).map((row) => cellTexts(row).slice(-2))).toEqual([
      ["1", "3"],
      ["0", "0"],
      ["1", "3"],
    ]);
  });
  expect(screen.getByText(/Trains: in Nov\./)).toBeVisible();
});

test("with agreements, a chip leaves those who are owed trains", async () => {
  await renderPage(VIEW, { answers: DIRECTOR, stored: { trainAgreements: [AGREED] } });
  fireEvent.click(await screen.findByRole("button", { name: "Trains owed 1" }));
  const table = await findTable("Employees");
  await waitFor(() => {
    expect(columnTexts(table, 0)).toEqual(["Echo Chandler", "Total"]);
  });
  expect(address()).toContain("show=owed");
});

test("without the news, trains and what is owed are unknown", async () => {
  await renderPage(VIEW, {
    answers: { ...DIRECTOR, "/company/news": apiError(17) },
    stored: { trainAgreements: [AGREED] },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load your company’s news/);
  expect(rowsOf(await findTable("Employees")).map((row) => cellTexts(row).slice(-2))).toEqual([
    ["–", "–"],
    ["–", "–"],
    ["–", "–"],
  ]);
});

test("an employee’s page asks for no news", async () => {
  const { calls } = await renderPage(VIEW, {
    answers: EMPLOYEE,
    stored: { trainAgreements: [AGREED] },
  });
  expect(headers(await findTable("Employees"))).not.toContain("Trains");
  expect(calls.filter((call) => call.startsWith("/company/news"))).toEqual([]);
});
