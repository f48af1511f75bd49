import { expect, test } from "vitest";

import { flowOf, itemRules, itemsStay } from "./flow";

const of = (typeId: number, ...fields: string[]) =>
  flowOf(
    typeId,
    fields.map((name) => ({ name, value: { kind: "items", items: [{ id: 206, count: 3 }] } })),
  ).items;

test.each([
  { what: "bought on the market", type: 1112, field: "items", items: 3 },
  { what: "bought in a shop", type: 4200, field: "item", items: 3 },
  { what: "sent by another player", type: 4103, field: "items", items: 3 },
  { what: "a dividend", type: 5530, field: "item", items: 3 },
  { what: "gained by an older crime", type: 5725, field: "itemGained", items: 3 },
  { what: "gained by a crime", type: 9020, field: "itemsGained", items: 3 },
  { what: "what was in a wallet", type: 2405, field: "items", items: 3 },
  { what: "the wallet itself", type: 2405, field: "item", items: -3 },
  { what: "sold on the market", type: 1113, field: "items", items: -3 },
  { what: "sent to another player", type: 4102, field: "item", items: -3 },
  { what: "Xanax taken", type: 2290, field: "item", items: -3 },
  { what: "lost in a crime", type: 9163, field: "itemsLost", items: -3 },
  { what: "used in a crime", type: 9304, field: "itemsUsed", items: -3 },
])("$what, type $type: $items in $field", ({ type, field, items }) => {
  expect(of(type, field)).toBe(items);
  expect(of(type, "another")).toBeNull();
});

test.each([1110, 1222, 1300, 4482, 4700, 6730])("items of type %i stay whose they are", (type) => {
  expect(itemsStay(type)).toBe(true);
  expect(of(type, "item", "items")).toBe(0);
});

test("nothing is known of a type of later days", () => {
  expect(itemRules(99_999)).toEqual([]);
  expect(itemsStay(99_999)).toBe(false);
});
