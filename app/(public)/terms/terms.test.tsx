import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { appPages } from "@/content/app-pages";
import { selectionLabels } from "@/content/selections";
import { newKeyUrl } from "@/lib/api/transport/custom-key";

import TermsPage from "./page";

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);

test("the terms say when they changed, where data is saved, what the key needs, and whom to ask", () => {
  render(<TermsPage />);
  expect(screen.getByText(/Last updated 14\/08\/2025/)).toBeVisible();
  expect(screen.getByText(/saved in your browser’s local storage/)).toBeVisible();
  expect(screen.getByText(/The key needs Full Access/)).toBeVisible();
  expect(screen.getByText(/This copy of the site doesn’t count visits\./)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Contact" })).toBeVisible();
});

test("the five columns of the game’s rules", () => {
  render(<TermsPage />);
  const table = screen.getByRole("table", { name: "How your API key is used" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Data Storage",
    "Data Sharing",
    "Purpose of Use",
    "Key Storage & Sharing",
    "Key Access Level",
  ]);
});

test("the access that each page of the app really uses", () => {
  render(<TermsPage />);
  expect(rowsOf(screen.getByRole("table", { name: "API access each page needs" }))).toEqual([
    "PageNeedsOr a custom key with",
    ...Object.values(appPages).map(
      ({ title, access, reads }) =>
        `${title}${access}Or a custom key with: ${selectionLabels(reads).join("; ") || "any selection"}`,
    ),
  ]);
  expect(screen.getByRole("link", { name: "Create a custom key" })).toHaveAttribute(
    "href",
    newKeyUrl("Almanac"),
  );
});
