import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages } from "@/app/testing/render-page";

import { PATH } from "./testing/crime-answers";
import { HISTORY } from "./testing/history-answers";

servePages();

test("on a phone each crime, member or month of a history is a row, which opens on the rest", async () => {
  onPhone();
  const { user } = await renderPage(`${PATH}?view=history`, { answers: HISTORY });
  const group = (name: string) =>
    within(screen.getByRole("group", { name: "Group by" })).getByRole("button", { name });
  await waitFor(async () => {
    expect((await findRows("Crimes by name"))[0]).toHaveTextContent("Bidding War $2,743,716");
  });
  // A cross marks the crimes that failed.
  const crimes = await findRows("Crimes by name");
  expect(crimes.map((row) => row.querySelector("svg") !== null)).toEqual(
    crimes.map((row) => !/(\d+) of \1 succeeded/.test(row.textContent)),
  );
  expect(crimes.filter((row) => row.querySelector("svg") !== null)).not.toEqual([]);
  await user.click(group("Member"));
  expect(await findRows("Crimes by member")).toHaveLength(3);
  await user.click(group("Month"));
  const [month] = await findRows("Crimes by month");
  expect(month).toHaveTextContent(/Nov 2026 at least \$3,833,717 3 of 4 succeeded .* respect/);
  const opened = await openRow("Crimes by month", "Nov 2026");
  expect(opened).toHaveTextContent(/Success rate\s*75\.00%/);
  expect(within(opened).getByRole("button", { name: /^How it’s calculated/ })).toBeVisible();
});

test("on a phone a member’s pass rates are a row with the highest, which opens on all", async () => {
  onPhone();
  await renderPage(`${PATH}?view=pass-rates`, { answers: HISTORY });
  const rows = await findRows("Pass rates by role");
  expect(rows[0]).toHaveTextContent(/^Alpha 99 Muscle, Robber 80$/);
  expect(rows.at(-2)).toHaveTextContent(/^\[3000099\] 65 \(low\) Getaway Driver$/);
  expect(rows.at(-1)).toHaveTextContent(/ – No pass rate$/);
  const opened = await openRow("Pass rates by role", "Alpha");
  expect(opened).toHaveTextContent(/Robber\s*80 \(low\)15 Nov/);
  expect(opened).not.toHaveTextContent("Picklock");
});
