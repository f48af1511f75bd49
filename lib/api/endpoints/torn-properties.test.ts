import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-properties.json";
import older from "@/lib/api/testing/fixtures/torn-properties.legacy.json";

import { propertiesWire } from "./torn-properties";

const read = (wire: unknown) => propertiesWire.parse(wire).properties;

test("reads a property of today's shape", () => {
  expect(read(live).entries[0]).toEqual({
    id: 1,
    name: "Trailer",
    cost: 5000,
    happy: 110,
    upkeep: 10,
    modifications: ["Sufficient Interior Modification", "Superior Interior Modification"],
    staff: [],
  });
});

test("reads the same from the older shape, which has no cost of what is not for sale", () => {
  const expected = read(live).entries.map((property) =>
    property.name === "Eagle Island" ? { ...property, cost: null } : property,
  );
  expect(read(older)).toEqual({ entries: expected, dropped: 0 });
});

test("a property with only its id and name is still a property", () => {
  expect(read({ properties: [{ id: 0, name: "Shack", cost: null, staff: {} }] }).entries).toEqual([
    { id: 0, name: "Shack", cost: null, happy: 0, upkeep: null, modifications: [], staff: [] },
  ]);
});

test("a broken record costs that record only", () => {
  const properties = live.properties.with(0, { ...live.properties[0], cost: "lots" } as never);
  const { entries, dropped } = read({ properties });
  expect(entries.map(({ id }) => id)).toEqual([13, 14]);
  expect(dropped).toBe(1);
});
