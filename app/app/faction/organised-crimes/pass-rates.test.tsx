import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { columnTexts, findTable } from "@/app/testing/table-texts";
import { address, renderPage, servePages } from "@/app/testing/render-page";

import { cellsOf, headsOf } from "../testing/tables";
import { crime, crimesAnswer, PATH, slot, success } from "./testing/crime-answers";
import { answering, daily, HISTORY } from "./testing/history-answers";

servePages();

const VIEW = `${PATH}?view=pass-rates`;

test("the latest pass rate of each member in each role, with its day; low ones are marked in words", async () => {
  await renderPage(VIEW, { answers: HISTORY });
  const table = await findTable();
  expect(headsOf(table)).toEqual([
    "Member",
    "Best role▼",
    "Roles",
    "Getaway Driver",
    "Muscle",
    "Picklock",
    "Robber",
  ]);
  expect(cellsOf(table, /^Alpha/).slice(1)).toEqual([
    "99Muscle",
    "2",
    "–",
    expect.stringMatching(/^99\s*19 Nov$/),
    "–",
    expect.stringMatching(/^80 \(low\)\s*15 Nov$/),
  ]);
  expect(cellsOf(table, /^Delta/).slice(1)).toEqual([
    "95Getaway Driver",
    "2",
    expect.stringMatching(/^95\s*10 Nov$/),
    "–",
    expect.stringMatching(/^70 \(low\)\s*19 Nov$/),
    "–",
  ]);
  expect(cellsOf(table, /^\[3000099\]/)[3]).toMatch(/^65 \(low\)\s*16 Nov$/);
  expect(cellsOf(table, /^bravo/).slice(1)).toEqual(["–", "0", "–", "–", "–", "–"]);
  expect(screen.getAllByTitle("Bidding War, 15 Nov 2026")[0]).toBeVisible();
  expect(screen.getByText("Underlined: below 90%, your minimum pass rate.")).toBeVisible();
});

test("pass rates of one crime, and of the loaded history on request", async () => {
  const [latest] = daily(1);
  const old = daily(150).map((each) => ({ ...each, name: "Snow Blind" }));
  const { user, calls } = await renderPage(VIEW, {
    answers: { "/faction/crimes": answering([...(latest ? [latest] : []), ...old.slice(1)]) },
  });
  expect(
    await screen.findByText(/Based on the latest crimes and all open ones, 100 in total\./),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Crime"), "Honey Trap");
  await waitFor(() => {
    expect(cellsOf(screen.getByRole("table"), /^Alpha/).slice(1)).toEqual([
      "95Muscle",
      "1",
      expect.stringMatching(/^95\s*19 Nov$/),
    ]);
  });
  expect(address()).toBe(`${VIEW}&crime=Honey+Trap`);
  const completed = () => calls.filter((call) => call.includes("cat=completed"));
  expect(completed()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Include history" }));
  expect(
    await screen.findByText(/Based on all crimes loaded from the last 12 months\./),
  ).toBeVisible();
  expect(address()).toBe(`${VIEW}&crime=Honey+Trap&history=on`);
  await waitFor(() => {
    expect(completed()).toHaveLength(2);
  });
  await user.selectOptions(screen.getByLabelText("Crime"), "Snow Blind");
  await waitFor(() => {
    expect(cellsOf(screen.getByRole("table"), /^Alpha/).slice(1)).toEqual([
      "95Muscle",
      "1",
      expect.stringMatching(/^95\s*18 Nov$/),
    ]);
  });
});

const TO_CHANGE = crimesAnswer(
  success(
    {},
    {
      id: 1,
      name: "Pet Project",
      slots: [
        slot({ by: 3000001, position: "Picklock", rate: 95 }),
        slot({ by: 3000004, position: "Muscle", rate: 94 }),
      ],
    },
  ),
  crime({
    id: 2,
    name: "Bidding War",
    slots: [
      slot({ by: 3000004, position: "Driver", rate: 75 }),
      slot({ by: 3000001, position: "Robber", rate: 80 }),
      slot({ by: 3000003, position: "Robber", rate: 97 }),
    ],
  }),
  crime({
    id: 3,
    name: "Honey Trap",
    slots: [slot({ by: 3000002, position: "Imitator", rate: 62 })],
  }),
  crime({
    id: 4,
    name: "Pet Project",
    status: "Recruiting",
    slots: [slot({ position: "Picklock", rate: 10 })],
  }),
);

test("who has to change is listed by what can be done, with the slot that they fit", async () => {
  await renderPage(VIEW, { answers: TO_CHANGE });
  expect(await screen.findByText("can move to an empty slot")).toHaveTextContent(/^1 can move/);
  expect(screen.getByText("3 of 4 filled slots in open crimes are below 90%.")).toBeVisible();
  const rowsOf = (list: string) =>
    within(screen.getByRole("list", { name: list }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(rowsOf("Fit an empty slot")).toEqual([
    "Alpha80%→ to 95% Robber, Bidding WarRobber, Bidding War →  change to Picklock, Pet Project",
  ]);
  fireEvent.click(screen.getByText("Better role is taken"));
  await screen.findByRole("list", { name: "Better role is taken" });
  expect(rowsOf("Better role is taken")).toEqual([
    "Delta75%→ to 94% Driver, Bidding WarDriver, Bidding War →  change to Muscle, Pet Project",
  ]);
  fireEvent.click(screen.getByText("No role at 90% yet"));
  await screen.findByRole("list", { name: "No role at 90% yet" });
  expect(rowsOf("No role at 90% yet")).toEqual([
    expect.stringMatching(/^bravo.*62% Imitator, Honey TrapImitator, Honey Trap$/),
  ]);
  expect(screen.getByRole("link", { name: /Imitator, Honey Trap$/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/crimeId=3$/),
  );
});

test("of many roles each member’s rates are listed from the highest, and the columns of roles are hidden", async () => {
  const roles = Array.from({ length: 9 }, (_, index) => `Role ${index + 1}`);
  const slots = roles.map((position, index) => slot({ by: 3000001, position, rate: 99 - index }));
  await renderPage(VIEW, { answers: crimesAnswer(success({}, { id: 1, slots })) });
  const table = await findTable();
  expect(headsOf(table)).toEqual(["Member", "Best role▼", "Other roles"]);
  const [, best, others] = cellsOf(table, /^Alpha/);
  expect(best).toBe("Role 1 99");
  expect(others).toMatch(/^Role 2 98\s?Role 3 97.*Role 9 91$/);
});

test("if most rates are low, the others are marked", async () => {
  const slots = [30, 55, 95].map((rate, index) =>
    slot({ by: 3000001, position: `Role ${index + 1}`, rate }),
  );
  await renderPage(VIEW, { answers: crimesAnswer(success({}, { id: 1, slots })) });
  const table = within(await findTable());
  expect(screen.getByText("Underlined: at least 90%, your minimum pass rate.")).toBeVisible();
  expect(table.getAllByText("95")[0]).toHaveClass("font-semibold");
  for (const low of table.getAllByText(/^(30|55)/)) expect(low).not.toHaveClass("font-semibold");
});

test("without a low rate in an open crime there is nothing to change", async () => {
  await renderPage(VIEW, { answers: HISTORY });
  expect(await screen.findByText("can move to an empty slot")).toHaveTextContent(/^Nobody can/);
  expect(screen.getByText("No member is in an open crime.")).toBeVisible();
});

test("members are listed from the best rate down; the lowest is a column on request", async () => {
  await renderPage(`${VIEW}&pass-rates-columns=best+lowest`, { answers: HISTORY });
  const table = await findTable();
  expect(headsOf(table)).toEqual(["Member", "Best role▼", "Lowest"]);
  expect(columnTexts(table, 1)).toEqual([
    "99Muscle",
    "95Getaway Driver",
    "92Muscle",
    "65 (low)Getaway Driver",
    "–",
  ]);
  expect(columnTexts(table, 2)[0]).toBe("80 (low)Robber");
});

test("the members who can move are listed from the greatest gain down", async () => {
  const to = (id: number, position: string, rate: number) =>
    success({}, { id, name: "Pet Project", slots: [slot({ by: 3000000 + id, position, rate })] });
  await renderPage(VIEW, {
    answers: crimesAnswer(
      to(1, "Picklock", 92),
      to(4, "Muscle", 99),
      crime({
        id: 11,
        name: "Bidding War",
        slots: [
          slot({ by: 3000001, position: "Driver", rate: 75 }),
          slot({ by: 3000004, position: "Robber", rate: 80 }),
        ],
      }),
      crime({
        id: 12,
        name: "Pet Project",
        status: "Recruiting",
        slots: [slot({ position: "Picklock", rate: 10 }), slot({ position: "Muscle", rate: 10 })],
      }),
    ),
  });
  const list = await screen.findByRole("list", { name: "Fit an empty slot" });
  const names = within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.slice(0, 5));
  expect(names).toEqual(["Delta", "Alpha"]);
});
