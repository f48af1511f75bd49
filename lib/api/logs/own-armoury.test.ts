import { expect, test } from "vitest";

import { LOAN_TYPES, ownArmouryEvent, USE_TYPES } from "./own-armoury";

const read = (id: number, fields: Record<string, unknown>) =>
  ownArmouryEvent({
    id: "Entry1",
    atMs: 5,
    type: { id, title: "Something" },
    category: "Faction",
    fields,
    params: {},
  });

const event = (kind: string, ...items: readonly (readonly [id: number, count: number])[]) => ({
  ...{ id: "Entry1", atMs: 5, kind },
  items: items.map(([id, count]) => ({ id, count })),
});

test.each([
  { what: "Xanax", type: 2290, fields: { item: 206, faction: 9001 }, is: event("used", [206, 1]) },
  {
    what: "an overdose that names no item",
    type: 2291,
    fields: { faction: 9001 },
    is: event("used", [206, 1]),
  },
  {
    what: "three cans",
    type: 2040,
    fields: { item: 985, quantity: 3, faction: "9001" },
    is: event("used", [985, 3]),
  },
  {
    what: "a loan",
    type: 6746,
    fields: { items: [{ id: 256, uid: null, qty: 50 }], sender: 5, faction: 9001 },
    is: event("borrowed", [256, 50]),
  },
  { what: "a return", type: 6747, fields: { item: 14 }, is: event("returned", [14, 1]) },
  { what: "a retrieval", type: 6749, fields: { item: 14 }, is: event("returned", [14, 1]) },
  { what: "a change of owner", type: 6751, fields: { item: 14 }, is: event("returned", [14, 1]) },
  { what: "own Xanax", type: 2290, fields: { item: 206, faction: 0 }, is: null },
  { what: "own Xanax with a blank", type: 2290, fields: { item: 206, faction: " " }, is: null },
  { what: "own Xanax without the field", type: 2290, fields: { item: 206 }, is: null },
  { what: "a can that isn’t named", type: 2040, fields: { faction: 9001 }, is: null },
  { what: "a loan to somebody else", type: 6745, fields: { item: 14 }, is: null },
  { what: "what was retrieved from somebody", type: 6748, fields: { item: 14 }, is: null },
  { what: "another type", type: 4200, fields: { item: 14, faction: 9001 }, is: null },
])("$what", ({ type, fields, is }) => {
  expect(read(type, fields)).toEqual(is);
});

test("a call has at most ten types", () => {
  expect(USE_TYPES.length).toBeLessThanOrEqual(10);
  expect(LOAN_TYPES.length).toBeLessThanOrEqual(10);
});
