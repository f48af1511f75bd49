import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { sum } from "@/lib/common/numbers";
import { HOUR_MS } from "@/lib/common/time";

servePages();
beforeEach(() => {
  sessionStorage.setItem("demo", "on");
});

const table = (name: string) => screen.findByRole("table", { name });

/** The figures of a column, by the table's and the column's name. Roles of a long page take seconds to find. */
function figuresOf(name: string, column: string): number[] {
  const [head, ...rows] = document.querySelectorAll(`table[aria-label="${name}"] tr`);
  const names = [...(head?.querySelectorAll("th") ?? [])];
  const index = names.findIndex(({ textContent }) => textContent.startsWith(column));
  return rows.map((row) => {
    const text = row.querySelectorAll("th, td")[index]?.textContent ?? "";
    return Number(text.replaceAll("−", "-").replaceAll(/[^\d-]/g, ""));
  });
}

test("the trips of the sample earn something, and countries and weeks share them out", async () => {
  await renderPage("/app/user/ledger?period=30");
  const glance = await screen.findByRole("region", { name: "At a glance" });
  expect(glance).toHaveTextContent(/^\$\d{2,3},\d{3} per hourLast 10 trips/);
  // The period's own figure stands beside that of the last trips.
  await waitFor(() => {
    expect(glance).toHaveTextContent(/all \d+: \$[\d.]+k\/hAll \d+ trips\$[\d.]+kper hour/);
  });
  await waitFor(() => {
    expect(glance).toHaveTextContent(/Last 10 trips, /);
  });
  expect(await table("By country")).toBeVisible();
  const profits = figuresOf("By country", "Profit");
  expect(profits.length).toBeGreaterThanOrEqual(3);
  const profit = sum(profits);
  expect(profit).toBeGreaterThan(100_000);
  fireEvent.click(screen.getByText("All weeks"));
  await table("Weeks");
  expect(sum(figuresOf("Weeks", "Profit"))).toBe(profit);
  expect(sum(figuresOf("Weeks", "Trips"))).toBe(sum(figuresOf("By country", "Trips")));
  expect(screen.queryByText(/(it isn’t|they aren’t) counted/)).toBeNull();
});

test.each([
  { hours: 14.1, state: /^Mexicooutbound, lands 14:24nothing bought yet/ },
  { hours: 14.5, state: /^Mexicoabroad since 14:24/ },
  { hours: 14.8, state: /^Mexicoreturning, lands 15:00/ },
])("at $hours hours the trip and the game agree where the player is", async ({ hours, state }) => {
  vi.setSystemTime(Date.UTC(2026, 10, 20) + hours * HOUR_MS);
  await renderPage("/app/user/ledger?period=30");
  const [, row] = within(await table("Trips")).getAllByRole("row");
  expect(row).toHaveTextContent(state);
});

test("the sample has sets that are ready, and others that are worth completing or not", async () => {
  await renderPage("/app/user/ledger?view=sets");
  expect(await screen.findByText("4 sets", { selector: "strong" })).toBeVisible();
  const rows = within(await table("Other sets"))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(10);
  const verdicts = rows.map(
    ({ textContent }) => /worth completing|buy points instead|unknown/.exec(textContent)?.[0],
  );
  expect(new Set(verdicts)).toEqual(new Set(["worth completing", "buy points instead", "unknown"]));
  expect(figuresOf("Exchanged", "Points")).toEqual([20, 30, 40, 20, 60]);
});

test("the next trip of the sample has all countries, and some of the player’s own prices", async () => {
  await renderPage("/app/user/ledger?view=next-trip");
  const rows = within(await table("Countries"))
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(11);
  const texts = rows.map(({ textContent }) => textContent).join("\n");
  for (const country of ["Mexico", "Canada", "Cayman Islands"]) {
    expect(texts).toMatch(new RegExp(`${country}.* min, as you flew`));
  }
  expect(texts).toMatch(/UAE.*, usual/);
  expect(screen.getByLabelText("Capacity")).toHaveValue("29");
});
