import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-companies.json";
import older from "@/lib/api/testing/fixtures/torn-companies.legacy.json";

import { companyTypesWire } from "./torn-companies";

const read = (wire: unknown) => companyTypesWire.parse(wire).companies;

const byId = (wire: unknown) => read(wire).entries.toSorted((one, other) => one.id - other.id);

test("reads a company of today's shape", () => {
  expect(read(live).entries[0]).toEqual({
    id: 10,
    name: "Adult Novelties",
    cost: 1_750_000,
    defaultEmployees: 4,
    positions: [
      {
        name: "Sales Assistant",
        description: "Serves the customers.",
        ability: null,
        required: { manualLabor: 2000, intelligence: 0, endurance: 4000 },
        gains: { manualLabor: 21, intelligence: 0, endurance: 41 },
      },
      {
        name: "Store Manager",
        description: "Keeps the shop running.",
        ability: "Manager",
        required: { manualLabor: 0, intelligence: 4000, endurance: 8000 },
        gains: { manualLabor: 0, intelligence: 24, endurance: 47 },
      },
    ],
    stock: [{ name: "Whip", cost: 7, rrp: 25 }],
    specials: [
      { name: "Blackmail", effect: "Money", cost: 1, rating: 1 },
      { name: "Bondage", effect: "25% enemy speed reduction", cost: 0, rating: 7 },
    ],
  });
});

test("reads the same from the older shape, where a name is the key and a service costs nothing", () => {
  expect(byId(older)).toEqual(byId(live));
  expect(read(older).dropped).toBe(0);
  expect(byId(older)[0]?.stock).toEqual([{ name: "Haircut", cost: null, rrp: 60 }]);
});

test("a company without positions, stock and specials is a company all the same", () => {
  const bare = { id: 1, name: "Hair Salon", positions: null, stock: [], specials: {} };
  expect(read({ companies: [bare] })).toEqual({
    entries: [
      {
        id: 1,
        name: "Hair Salon",
        cost: 0,
        defaultEmployees: 0,
        positions: [],
        stock: [],
        specials: [],
      },
    ],
    dropped: 0,
  });
});

test("a broken position costs that position only, and is counted", () => {
  const [first] = live.companies;
  const positions = first?.positions.with(0, { id: 101, name: "Sales Assistant" } as never);
  const { entries, dropped } = read({ companies: [{ ...first, positions }] });
  expect(entries[0]?.positions.map(({ name }) => name)).toEqual(["Store Manager"]);
  expect(dropped).toBe(1);
});

test("a broken company costs that company only", () => {
  const companies = live.companies.with(0, { ...live.companies[0], name: 7 } as never);
  const { entries, dropped } = read({ companies });
  expect(entries.map(({ id }) => id)).toEqual([1]);
  expect(dropped).toBe(1);
});
