import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { serveFiles, textOf } from "@/app/testing/files";

import { WeekTable } from "./week-table";

const files = serveFiles();

const WEEK = {
  fromMs: Date.UTC(2026, 10, 9),
  isOver: true,
  income: 4_900_000,
  customers: 10_787,
  perCustomer: 4_900_000 / 10_787,
  profit: null,
  savedDays: 0,
  days: 7,
};

async function savedLines(hasProfit: boolean): Promise<string[]> {
  render(<WeekTable weeks={[WEEK]} hasProfit={hasProfit} />);
  fireEvent.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  const [file] = files;
  if (file === undefined) throw new Error("No file");
  return (await textOf(file.content)).trim().split("\r\n");
}

test("the CSV has full dollars, and two decimals per customer", async () => {
  expect(await savedLines(true)).toEqual([
    "Week of,Income,Customers,Per customer,Profit,Days saved,Days",
    "2026-11-09,4900000,10787,454.25,,0,7",
  ]);
});

test("the CSV of an employee has no profit", async () => {
  expect(await savedLines(false)).toEqual([
    "Week of,Income,Customers,Per customer",
    "2026-11-09,4900000,10787,454.25",
  ]);
});
