import { expect, test } from "vitest";

import { aProperty } from "@/lib/game/testing/builders";

import { EVERYTHING, filterProperties, FROM_OWN, type PropertyFilters } from "./filters";

const properties = [
  aProperty({ name: "Palace", cost: 65_000_000, happy: 1_000, upkeep: 3_000, staff: ["Maid"] }),
  aProperty({ name: "Trailer", cost: 5_000, happy: 100, upkeep: 10, modifications: ["Hot Tub"] }),
  aProperty({
    name: "Eagle Island",
    cost: null,
    happy: 3_500,
    upkeep: null,
    staff: ["Maid", "Pilot"],
  }),
  aProperty({
    name: "Apartment",
    cost: 25_000,
    happy: 125,
    upkeep: 25,
    modifications: ["Hot Tub", "Sauna"],
  }),
];
const names = (view: Partial<PropertyFilters>) =>
  filterProperties(properties, { ...EVERYTHING, ...view }).map(({ name }) => name);

test.each([
  { sort: "cost", order: ["Trailer", "Apartment", "Palace", "Eagle Island"] },
  { sort: "name", order: ["Apartment", "Eagle Island", "Palace", "Trailer"] },
  { sort: "happy", order: ["Eagle Island", "Palace", "Apartment", "Trailer"] },
  { sort: "upkeep", order: ["Trailer", "Apartment", "Palace", "Eagle Island"] },
  { sort: "costPerHappy", order: ["Trailer", "Apartment", "Palace", "Eagle Island"] },
  { sort: "modifications", order: ["Apartment", "Trailer", "Eagle Island", "Palace"] },
  { sort: "nonsense", order: ["Trailer", "Apartment", "Palace", "Eagle Island"] },
])("sorted by $sort: $order", ({ sort, order }) => {
  expect(names({ sort })).toEqual(order);
});

test.each([
  { own: "Apartment", order: ["Apartment", "Palace", "Eagle Island", "Trailer"] },
  { own: "Palace", order: ["Palace", "Eagle Island", "Apartment", "Trailer"] },
  { own: "Eagle Island", order: ["Eagle Island", "Palace", "Apartment", "Trailer"] },
  { own: null, order: ["Trailer", "Apartment", "Palace", "Eagle Island"] },
])("from $own up: $order", ({ own, order }) => {
  const all = properties.map((property, id) => ({ ...property, id }));
  const owned = all.find(({ name }) => name === own) ?? null;
  const view = { ...EVERYTHING, sort: FROM_OWN };
  expect(filterProperties(all, view, owned).map(({ name }) => name)).toEqual(order);
});

test.each([
  { view: { text: "ISLAND" }, shown: ["Eagle Island"] },
  { view: { modification: "Hot Tub" }, shown: ["Trailer", "Apartment"] },
  { view: { staff: "Maid" }, shown: ["Palace", "Eagle Island"] },
  { view: { staff: "Maid", text: "pal" }, shown: ["Palace"] },
  { view: { staff: "Pilot", modification: "Sauna" }, shown: [] },
])("$view shows $shown", ({ view, shown }) => {
  expect(names(view)).toEqual(shown);
});
