import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { anItem } from "@/lib/game/testing/builders";

import { ItemsValue } from "./items-value";

const lookups = { items: new Map([[206, anItem({ id: 206 })]]) };
const XANAX = { id: 206, name: "Xanax", quantity: 2, value: 1_743_716 };
const MUG = { id: 1485, name: "Mug", quantity: 1, value: null };

test.each([
  { items: [], value: 0, words: "0" },
  { items: [XANAX], value: 1_743_716, words: "$1,743,716" },
  { items: [XANAX, MUG], value: 1_743_716, words: "at least $1,743,716" },
  { items: [MUG], value: 0, words: "no market value" },
])("the value of $items: $words", ({ items, value, words }) => {
  render(
    <p data-testid="cell">
      <ItemsValue owner="Alpha" value={value} items={items} lookups={lookups} />
    </p>,
  );
  expect(screen.getByTestId("cell")).toHaveTextContent(words);
  expect(screen.getByTestId("cell").textContent).toMatch(
    new RegExp(`^${words.replace("$", "\\$")}`),
  );
});
