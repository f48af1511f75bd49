import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";

import { CardGrid } from "./card-grid";

const ENTRIES = ["a", "b"];

function show(row?: (name: string) => string) {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 640, 40));
  const card = vi.fn((name: string) => `card of ${name}`);
  const grid = () => <CardGrid label="Names" entries={ENTRIES} card={card} {...(row && { row })} />;
  const { rerender } = render(grid());
  return {
    card,
    again: () => {
      rerender(grid());
    },
  };
}

const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("cards are drawn on a wide screen, once while their entries stay", () => {
  const { card, again } = show((name) => `row of ${name}`);
  expect(texts()).toEqual(["card of a", "card of b"]);
  const drawn = card.mock.calls.length;
  again();
  expect(card).toHaveBeenCalledTimes(drawn);
});

test("on a phone rows stand for the cards", () => {
  onPhone();
  show((name) => `row of ${name}`);
  expect(texts()).toEqual(["row of a", "row of b"]);
});

test("cards without a row stay cards on a phone", () => {
  onPhone();
  show();
  expect(texts()).toEqual(["card of a", "card of b"]);
});
