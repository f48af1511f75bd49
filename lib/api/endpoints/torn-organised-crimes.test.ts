import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-organised-crimes.json";
import older from "@/lib/api/testing/fixtures/torn-organised-crimes.older.json";

import { crimeDefinitionsWire } from "./torn-organised-crimes";

const read = (wire: unknown) => crimeDefinitionsWire.parse(wire).organizedcrimes;

test("reads a crime of today's shape", () => {
  const { entries, dropped } = read(live);
  expect(dropped).toBe(0);
  expect(entries[0]).toEqual({
    name: "Counter Offer",
    description: "Rob those who rob.",
    difficulty: 5,
    spawn: { level: 3, name: "Mid-level" },
    scope: { cost: 3, return: 0 },
    prerequisite: null,
    slots: [
      {
        position: "Robber",
        label: "Robber #1",
        requiredItem: { id: 1429, name: "Zip Ties", isUsed: true },
      },
      { position: "Engineer", label: "Engineer", requiredItem: null },
    ],
  });
  expect(entries[1]?.prerequisite).toBe("Clinical Precision");
});

test("reads the same of the older shape, whose slots have no labels", () => {
  const withoutLabels = read(live).entries.map((crime) => ({
    ...crime,
    slots: crime.slots.map((slot) => ({ ...slot, label: null })),
  }));
  expect(read(older)).toEqual({ entries: withoutLabels, dropped: 0 });
});

test("a slot whose name is no text goes by its label", () => {
  const [first] = live.organizedcrimes;
  const slots = first?.slots.map((slot) => ({ ...slot, name: { id: 1 } }));
  const { entries } = read({ organizedcrimes: [{ ...first, slots }] });
  expect(entries[0]?.slots.map(({ position }) => position)).toEqual(["Robber", "Engineer"]);
});

test("a broken slot and a broken crime cost themselves only, and are counted", () => {
  const [first] = live.organizedcrimes;
  const slots = [{ ...first?.slots[0], required_item: 1429 }, {}, first?.slots[1]];
  const { entries, dropped } = read({
    organizedcrimes: [{ ...first, slots }, { name: "Unknown" }],
  });
  expect(entries[0]?.slots.map(({ position }) => position)).toEqual(["Engineer"]);
  expect(dropped).toBe(3);
});
