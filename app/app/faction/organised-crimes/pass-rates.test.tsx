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
    "Lowest▲",
    "Roles",
    "Getaway Driver",
    "Muscle",
    "Picklock",
    "Robber",
  ]);
  expect(cellsOf(table, /^Alpha/).slice(1)).toEqual([
    "80 (low)Robber",
    "2",
    "–",
    expect.stringMatching(/^99\s*19 Nov$/),
    "–",
    expect.stringMatching(/^80 \(low\)\s*15 Nov$/),
  ]);
  expect(cellsOf(table, /^Delta/).slice(1)).toEqual([
    "70 (low)Picklock",
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
  expect(screen.getByText(/^Underlined/)).not.toHaveClass("max-md:hidden");
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
  expect(screen.getByText(/3 of 4 filled slots in open crimes below 90%\./)).toHaveTextContent(
    /^Alpha 80% to 95%\. /,
  );
  const rowsOf = (list: string) =>
    within(screen.getByRole("list", { name: list }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(rowsOf("Fit an empty slot")).toEqual([
    "AlphaRobber, Bidding War80%→ change to Picklock, Pet Project95%",
  ]);
  fireEvent.click(screen.getByText("Better role is taken"));
  await screen.findByRole("list", { name: "Better role is taken" });
  expect(rowsOf("Better role is taken")).toEqual([
    "DeltaDriver, Bidding War75%→ change to Muscle, Pet Project94%",
  ]);
  fireEvent.click(screen.getByText("No role at 90% yet"));
  await screen.findByRole("list", { name: "No role at 90% yet" });
  expect(rowsOf("No role at 90% yet")).toEqual([
    expect.stringMatching(/^bravo.*Imitator, Honey Trap62%$/),
  ]);
  expect(screen.getByRole("link", { name: "Imitator, Honey Trap" })).toHaveAttribute(
    "href",
    expect.stringMatching(/crimeId=3$/),
  );
});

test("of many roles each member’s rates are listed from the lowest, and the columns of roles are hidden", async () => {
  const roles = Array.from({ length: 9 }, (_, index) => `Role ${index + 1}`);
  const slots = roles.map((position, index) => slot({ by: 3000001, position, rate: 99 - index }));
  await renderPage(VIEW, { answers: crimesAnswer(success({}, { id: 1, slots })) });
  const table = await findTable();
  expect(headsOf(table)).toEqual(["Member", "Lowest▲", "Other roles"]);
  const [, lowest, others] = cellsOf(table, /^Alpha/);
  expect(lowest).toBe("Role 9 91");
  expect(others).toMatch(/^Role 8 92\s?Role 7 93.*Role 1 99$/);
});

test("if most rates are low, the others are marked", async () => {
  const slots = [30, 55, 95].map((rate, index) =>
    slot({ by: 3000001, position: `Role ${index + 1}`, rate }),
  );
  await renderPage(VIEW, { answers: crimesAnswer(success({}, { id: 1, slots })) });
  const table = within(await findTable());
  expect(screen.getByText("Underlined: at least 90%, your minimum pass rate.")).toBeVisible();
  expect(table.getByText("95")).toHaveClass("font-semibold");
  for (const low of table.getAllByText(/^(30|55)/)) expect(low).not.toHaveClass("font-semibold");
  // A phone shows the lowest rate, 30, which has no mark.
  expect(screen.getByText(/^Underlined/)).toHaveClass("max-md:hidden");
});

test("without a low rate in an open crime there is nothing to change", async () => {
  await renderPage(VIEW, { answers: HISTORY });
  expect(await screen.findByText("can move to an empty slot")).toHaveTextContent(/^Nobody can/);
  expect(screen.getByText("No member is in an open crime.")).toBeVisible();
});

test("the view names the lowest pass rate, and lists members from theirs up", async () => {
  await renderPage(VIEW, { answers: HISTORY });
  expect(columnTexts(await findTable(), 1)).toEqual([
    "65 (low)Getaway Driver",
    "70 (low)Picklock",
    "80 (low)Robber",
    "92Muscle",
    "–",
  ]);
  expect(screen.getByRole("main")).toHaveTextContent(
    "65% is the lowest pass rate: [3000099], Getaway Driver",
  );
});
