import { expect, test } from "vitest";

import { inOrder, withMoved } from "./card-order";

const cards = ["checklist", "next", "stocks", "faction"].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(" ");

test.each([
  { kept: "nothing", order: [], shown: "checklist next stocks faction" },
  {
    kept: "all, turned round",
    order: ["faction", "stocks", "next", "checklist"],
    shown: "faction stocks next checklist",
  },
  {
    kept: "an order from before the stocks came",
    order: ["faction", "next", "checklist"],
    shown: "faction next stocks checklist",
  },
  {
    kept: "an order from before the first card came",
    order: ["faction", "next", "stocks"],
    shown: "checklist faction next stocks",
  },
  {
    kept: "a card that is no more",
    order: ["weather", "faction", "checklist", "next", "stocks"],
    shown: "faction checklist next stocks",
  },
  {
    kept: "a card twice",
    order: ["next", "next", "checklist", "stocks", "faction"],
    shown: "next checklist stocks faction",
  },
])("with $kept kept, the cards are $shown", ({ order, shown }) => {
  expect(ids(inOrder(cards, order))).toBe(shown);
});

test.each([
  { id: "checklist", over: "stocks", shown: "next stocks checklist faction" },
  { id: "faction", over: "next", shown: "checklist faction next stocks" },
  { id: "next", over: "next", shown: "checklist next stocks faction" },
  { id: "weather", over: "next", shown: "checklist next stocks faction" },
  { id: "next", over: "weather", shown: "checklist next stocks faction" },
])("$id moved to where $over is: $shown", ({ id, over, shown }) => {
  expect(ids(withMoved(cards, id, over))).toBe(shown);
});
