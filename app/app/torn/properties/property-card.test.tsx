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
  expect(term("Cost per happiness")).toHaveTextContent("$4,444");
  expect(term("Upkeep per day")).toHaveTextContent("$450");
  expect(term("Modifications (2):")).toHaveTextContent("Hot Tub, Sauna");
  expect(term("Staff (1):")).toHaveTextContent("Maid");
  expect(
    screen.getByRole("button", {
      name: "How it’s calculated: the cost per happiness of Penthouse",
    }),
  ).toBeVisible();
});

test.each([
  { names: ["Hot Tub", "Sauna", "Bar"], text: "(3): As yours" },
  { names: ["Sauna", "Bar"], text: "(2): As yours, without Hot Tub" },
  { names: ["Sauna", "Bar", "Pool", "Hot Tub"], text: "(4): As yours, with Pool" },
  { names: ["Hot Tub", "Bar", "Pool"], text: "(3): As yours, without Sauna, with Pool" },
  { names: ["Sauna"], text: "(1): Sauna" },
  { names: ["Pool"], text: "(1): Pool" },
  { names: [], text: "(0): None" },
])("beside the player’s own, $names are “$text”", ({ names, text }) => {
  const own = aProperty({ id: 1, modifications: ["Hot Tub", "Sauna", "Bar"] });
  render(<PropertyCard {...aProperty({ id: 2, modifications: names })} own={own} />);
  expect(screen.getByText(/^Modifications/).closest("div")).toHaveTextContent(
    new RegExp(`${text.replaceAll(/[()]/g, String.raw`\$&`)}$`),
  );
});

test("a property that differs much from the player’s own is compared with the next happier one", () => {
  const own = aProperty({ id: 1, modifications: ["Hot Tub", "Sauna", "Bar", "Vault", "Airstrip"] });
  const happier = aProperty({ id: 2, name: "Villa", modifications: ["Hot Tub", "Sauna", "Bar"] });
  const chalet = aProperty({ id: 3, modifications: ["Hot Tub", "Sauna"] });
  render(<PropertyCard {...chalet} own={own} happier={happier} />);
  expect(screen.getByText(/^Modifications/).closest("div")).toHaveTextContent(
    /As Villa, without Bar$/,
  );
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
