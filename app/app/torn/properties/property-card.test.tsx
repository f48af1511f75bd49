import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { aProperty } from "@/lib/game/testing/builders";

import { PropertyCard } from "./properties";

const term = (name: string) => screen.getByText(name).closest("div");

test("a card shows cost, happiness, cost per happiness, upkeep, modifications and staff", () => {
  const modifications = ["Hot Tub", "Sauna"];
  render(
    <PropertyCard
      {...aProperty({ id: 8, name: "Penthouse", cost: 2_000_000, happy: 450, upkeep: 450 })}
      modifications={modifications}
      staff={["Maid"]}
    />,
  );
  expect(screen.getByRole("heading", { name: "Penthouse [8]" })).toBeVisible();
  expect(screen.getByText("$2,000,000")).toBeVisible();
  expect(term("Happiness")).toHaveTextContent("450");
  expect(term("Cost per happiness")).toHaveTextContent("$4,444.44");
  expect(term("Upkeep per day")).toHaveTextContent("$450");
  expect(term("Modifications (2):")).toHaveTextContent("Hot Tub, Sauna");
  expect(term("Staff (1):")).toHaveTextContent("Maid");
  expect(
    screen.getByRole("button", {
      name: "How it’s calculated: the cost per happiness of Penthouse",
    }),
  ).toBeVisible();
});

test("unknown values are dashes, and nothing is calculated from them", () => {
  render(
    <PropertyCard {...aProperty({ cost: null, upkeep: null, modifications: [], staff: [] })} />,
  );
  expect(screen.getByText("No price")).toBeVisible();
  expect(term("Cost per happiness")).toHaveTextContent("–");
  expect(term("Upkeep per day")).toHaveTextContent("–");
  expect(term("Modifications (0):")).toHaveTextContent("None");
  expect(term("Staff (0):")).toHaveTextContent("None");
  expect(screen.queryByRole("button")).toBeNull();
});
