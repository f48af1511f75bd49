import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { columnTexts, findTable } from "@/app/testing/table-texts";
import { address, renderPage, servePages } from "@/app/testing/render-page";

import { cellsOf, headsOf } from "../testing/tables";
import { PATH } from "./testing/crime-answers";
import { answering, daily, HISTORY } from "./testing/history-answers";

servePages();

const VIEW = `${PATH}?view=pass-rates`;

test("the latest pass rate of each member in each role, with its day; low ones are marked in words", async () => {
  await renderPage(VIEW, { answers: HISTORY });
  const table = await findTable();
  expect(headsOf(table)).toEqual([
    "Member▲",
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
  expect(screen.getByText(/Thick underline: below 90%, your minimum pass rate\./)).toBeVisible();
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

test("the view leads with the lowest pass rate, and lists members from theirs up", async () => {
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
