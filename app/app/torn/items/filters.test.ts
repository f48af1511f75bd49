import { expect, test } from "vitest";

import { ALL } from "@/components/window/choice";
import { anItem } from "@/lib/game/testing/builders";

import { filterItems, sortItems, searchItems, subTypesOf, typesOf } from "./filters";

const items = [
  anItem({ id: 1, name: "Xanax", type: "Drug", marketPrice: 800_000 }),
  anItem({ id: 2, name: "beer", type: "Alcohol", marketPrice: 900 }),
  anItem({ id: 3, name: "Glock 17", type: "Weapon", subType: "Pistol", marketPrice: null }),
  anItem({ id: 4, name: "Ak 47", type: "Weapon", subType: "Rifle", isTradable: false }),
];
const everything = { text: "", type: ALL, subType: ALL, tradable: ALL, sort: "name" };
const names = (view: Partial<typeof everything>) => {
  const { text, sort, ...filters } = { ...everything, ...view };
  return searchItems(filterItems(sortItems(items, sort), filters), text).found.map(
    ({ name }) => name,
  );
};

test.each([
  { sort: "name", order: ["Ak 47", "beer", "Glock 17", "Xanax"] },
  { sort: "type", order: ["beer", "Xanax", "Ak 47", "Glock 17"] },
  { sort: "price", order: ["Xanax", "beer", "Ak 47", "Glock 17"] },
  { sort: "nonsense", order: ["Ak 47", "beer", "Glock 17", "Xanax"] },
])("sorted by $sort: $order", ({ sort, order }) => {
  expect(names({ sort })).toEqual(order);
});

test.each([
  { view: { text: "BE" }, shown: ["beer"] },
  { view: { text: " ak " }, shown: ["Ak 47"] },
  { view: { text: "xanx" }, shown: ["Xanax"] },
  { view: { text: "xanx", type: "Weapon" }, shown: [] },
  { view: { type: "Weapon" }, shown: ["Ak 47", "Glock 17"] },
  { view: { subType: "Pistol" }, shown: ["Glock 17"] },
  { view: { tradable: "yes" }, shown: ["beer", "Glock 17", "Xanax"] },
  { view: { tradable: "no" }, shown: ["Ak 47"] },
  { view: { type: "Drug", subType: "Pistol" }, shown: [] },
])("$view shows $shown", ({ view, shown }) => {
  expect(names(view)).toEqual(shown);
});

test("the choices are the types there are, and the sub types of the chosen type", () => {
  expect(typesOf(items)).toEqual(["Drug", "Alcohol", "Weapon", "Weapon"]);
  expect(subTypesOf(items, ALL)).toEqual(["Pistol", "Rifle"]);
  expect(subTypesOf(items, "Drug")).toEqual([]);
});

test("an item without a type can be chosen by that, and makes no empty choice", () => {
  const untyped = anItem({ id: 5, name: "Whatsit", type: "" });
  const [type = ""] = typesOf([untyped]);
  expect(type).toBe("No type");
  const ordered = sortItems([...items, untyped], "name");
  expect(
    filterItems(ordered, { type, subType: ALL, tradable: ALL }).map(({ name }) => name),
  ).toEqual(["Whatsit"]);
});
