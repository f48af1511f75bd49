import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import type { WorkingStats } from "@/lib/game/account/account";
import { aCompanyType, aPosition } from "@/lib/game/companies/testing/company-types";

import { CompanyCard } from "./company-card";
import { companyRows } from "./filters";

const COMPANY = aCompanyType({
  name: "Toy Shop",
  positions: [
    aPosition({ name: "Clerk", description: "Sells toys." }),
    aPosition({
      name: "Boss",
      ability: "Manager",
      required: { manualLabor: 0, intelligence: 100, endurance: 0 },
      gains: { manualLabor: 0, intelligence: 0, endurance: 0 },
    }),
  ],
  stock: [
    { name: "Doll", cost: 7, rrp: 25 },
    { name: "Repair", cost: null, rrp: 60 },
  ],
  specials: [
    { name: "Gifts", effect: "1 random toy", cost: 25, rating: 7 },
    { name: "Childhood", effect: "50 happiness", cost: 0, rating: 1 },
  ],
});

function show(stats: WorkingStats | null, isOpen: boolean, company = COMPANY) {
  const [row] = companyRows([company], stats);
  const openSections = { isOpen: () => isOpen, toggle: () => undefined };
  render(row && <CompanyCard row={row} openSections={openSections} />);
}

const STATS = { manualLabor: 1500, intelligence: 100, endurance: 9000 };
const itemsOf = (list: string) =>
  within(screen.getByRole("list", { name: list })).getAllByRole("listitem");

test("a card's sections are closed at first, and say how many entries they have", () => {
  show(STATS, false);
  expect(screen.getByRole("heading", { level: 2, name: "Toy Shop [10]" })).toBeVisible();
  expect(screen.getByText("$1,750,000")).toBeVisible();
  expect(screen.getByText("Default employees").closest("div")).toHaveTextContent("4");
  expect(screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Positions of Toy Shop",
    "Stock Items of Toy Shop",
    "Specials of Toy Shop",
  ]);
  expect(screen.getByText("You qualify for:").closest("div")).toHaveTextContent("1 of 2: Boss");
  expect(screen.queryByRole("list")).toBeNull();
});

test("positions that the player qualifies for come first; the others say what is still needed", () => {
  show(STATS, true);
  const [boss, clerk] = itemsOf("Positions of Toy Shop");
  expect(boss).toHaveTextContent(/^BossYou qualifyAbilityManagerRequires100 intelligence/);
  expect(boss).toHaveTextContent(/Gains per dayNothing$/);
  expect(clerk).toHaveTextContent(/^ClerkNot yetSells toys\./);
  expect(clerk).toHaveTextContent("Requires2,000 manual labor and 4,000 endurance");
  expect(clerk).toHaveTextContent("You still need500 manual labor");
  expect(clerk).toHaveTextContent("Gains per day21 manual labor and 41 endurance");
});

test("without working stats, positions are in the game’s order, and none says that you qualify", () => {
  show(null, true);
  const [clerk, boss] = itemsOf("Positions of Toy Shop");
  expect(clerk).toHaveTextContent(/^ClerkSells toys\./);
  expect(boss).toHaveTextContent(/^BossAbility/);
  expect(screen.queryByText(/you qualify/i)).toBeNull();
});

test("stock items say what they cost, and which is a service", () => {
  show(STATS, true);
  const [doll, repair] = itemsOf("Stock items of Toy Shop");
  expect(doll).toHaveTextContent("Costs $7 · RRP $25");
  expect(repair).toHaveTextContent("Service, no cost · RRP $60");
});

test("specials come by the rating that unlocks them, with what they cost", () => {
  show(STATS, true);
  const [childhood, gifts] = itemsOf("Specials of Toy Shop");
  expect(childhood).toHaveTextContent("ChildhoodFrom 1 star50 happiness · Passive");
  expect(gifts).toHaveTextContent("GiftsFrom 7 stars1 random toy · 25 job points");
});

test("an empty section says that there is nothing", () => {
  show(STATS, true, aCompanyType());
  expect(screen.getAllByText("None")).toHaveLength(3);
});

test.each([
  { boss: 100, third: 100, text: "all but Clerk" },
  { boss: 900, third: 100, text: "1 of 3: Third" },
  { boss: 900, third: 900, text: "none of 3" },
])("the card names the positions that the player qualifies for: $text", ({ boss, third, text }) => {
  const needing = (name: string, intelligence: number) =>
    aPosition({ name, required: { manualLabor: 0, intelligence, endurance: 0 } });
  const positions = [needing("Clerk", 900), needing("Boss", boss), needing("Third", third)];
  show(STATS, false, aCompanyType({ positions }));
  expect(screen.getByText("You qualify for:").closest("div")).toHaveTextContent(text);
});

test("a card says so if the player qualifies for all positions", () => {
  show({ manualLabor: 1e6, intelligence: 1e6, endurance: 1e6 }, false);
  expect(screen.getByText("You qualify for").closest("p")).toHaveTextContent("all 2");
});
