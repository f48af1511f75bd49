import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages } from "@/app/testing/render-page";

import { ALPHA, ofEachMember, PATH, statsOf } from "./testing/week-answers";
import { expectGlance, load } from "./testing/week-page";

servePages();

const BRAVO = 3_000_002;
const WEEK = "13 Nov to 20 Nov";
const TREND = "Time played by week";

/** Bravo plays six minutes a day, Delta an hour, and Alpha two; each takes two Xanax. */
const playing = (perDayS: number) =>
  statsOf({ timeplayed: (at) => (at / 86_400) * perDayS, xantaken: (at) => (at / 86_400) * 2 });
const ANSWERS = {
  ...ofEachMember(playing(3_600)),
  [`/user/${ALPHA}/personalstats`]: playing(7_200),
  [`/user/${BRAVO}/personalstats`]: playing(360),
};

const texts = async (list: string) => (await findRows(list)).map(({ textContent }) => textContent);

test("a member is a row of two lines, those below a minimum first, and opens on all figures", async () => {
  onPhone();
  const { user } = await renderPage(PATH, { answers: ANSWERS });
  await load(user);
  await expectGlance("1 below minimum");
  const rows = await texts(WEEK);
  expect(rows[0]).toMatch(/^bravo_the_second_of_that_name1 42 min played below 1 h, 14 Xanax/);
  expect(rows[1]).toMatch(/^Delta 7 h played 14 Xanax/);
  expect(rows[2]).toMatch(/^Alpha 14 h played 14 Xanax/);
  expect(rows[3]).toMatch(/^Charlie – Joined during this period/);

  const opened = await openRow(WEEK, "bravo");
  expect(within(opened).getByRole("link", { name: /^bravo/ })).toBeVisible();
  expect(opened).toHaveTextContent(/Below minimum\s*42 min played \(minimum 1 h\)/);
  for (const label of ["Gym energy", "Xanax", "Refills", "Net worth", "Crime income", "Balance"]) {
    expect(within(opened).getByText(label)).toBeVisible();
  }
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue(
    "Below minimum, lowest first",
  );
});

test("the weekly trend has the same rows, with the weeks in the opened one", async () => {
  onPhone();
  const { user } = await renderPage(`${PATH}?view=weeks`, { answers: ANSWERS });
  await load(user, "Load these weeks");
  await waitFor(async () => {
    expect((await texts(TREND))[0]).toMatch(
      /^bravo_the_second_of_that_name1 42 min average 42 min below 1 h$/,
    );
  });
  expect((await texts(TREND))[1]).toMatch(/^Delta 7 h average 7 h $/);
  const faction = screen.getByRole("region", { name: "Faction by week" });
  expect(within(faction).getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue(
    "Last week, lowest first",
  );
  const [first] = await findRows(TREND);
  expect(first?.querySelector("polyline")?.getAttribute("points")?.split(" ")).toHaveLength(4);
  const opened = await openRow(TREND, "Alpha");
  expect(within(opened).getByRole("link", { name: "Alpha" })).toBeVisible();
  expect(opened).toHaveTextContent(/Best week\s*14 h,/);
  expect(
    within(opened).getByLabelText("Time played by week, Alpha: 14 h, 14 h, 14 h, 14 h."),
  ).toBeVisible();
});
