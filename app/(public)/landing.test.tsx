import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import LandingPage from "./page";

test("the landing says what the product does, for players and for leaders", () => {
  render(<LandingPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    /^What is due today in Torn, on one page\.$/,
  );
  for (const name of [/^For players/, /^For leaders/]) {
    expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
  }
});

test.each([
  ["What did my trips really earn?", "Ledger", "/app?sample=/app/user/ledger"],
  ["How is my company doing?", "My Company", "/app?sample=/app/user/company"],
  ["Who gets how much after a war?", "Treasury", "/app?sample=/app/faction/treasury"],
])("the contents answer “%s” with %s", (question, answer, href) => {
  render(<LandingPage />);
  const line = screen.getByText(question).closest("a");
  expect(line).toHaveTextContent(answer);
  expect(line).toHaveAttribute("href", href);
});

test("it has a way in with a key, and one with the sample data", () => {
  render(<LandingPage />);
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  expect(screen.getByRole("link", { name: "Explore with sample data" })).toHaveAttribute(
    "href",
    "/app?sample",
  );
});

test("it says what happens to a key: the game’s five columns, and the rules that ask for them", () => {
  render(<LandingPage />);
  const table = screen.getByRole("table", { name: "How your API key is used" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Data Storage",
    "Data Sharing",
    "Purpose of Use",
    "Key Storage & Sharing",
    "Key Access Level",
  ]);
  expect(screen.getByRole("link", { name: "the game’s API rules" })).toHaveAttribute(
    "href",
    "https://www.torn.com/api.html",
  );
  expect(screen.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
});

test("no heading is skipped", () => {
  render(<LandingPage />);
  const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
  }
});
