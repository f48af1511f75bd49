import { expect, test } from "vitest";

import { aCrime, aMember, aSlot } from "@/lib/game/testing/builders";

import { crimeChoices, rateRows } from "./rows";

const members = new Map([
  [1, aMember({ id: 1, name: "Alpha" })],
  [2, aMember({ id: 2, name: "Bravo" })],
]);
const held = (id: number, position: string, passRate: number) =>
  aSlot({ position, passRate, member: { id, outcome: null } });

const CRIMES = [
  aCrime({ id: 1, name: "Pet Project", executedAtMs: 1000, slots: [held(1, "Muscle", 70)] }),
  aCrime({ id: 2, name: "Pet Project", executedAtMs: 2000, slots: [held(1, "Muscle", 75)] }),
  aCrime({ id: 3, name: "Bidding War", executedAtMs: 3000, slots: [held(9, "Driver", 60)] }),
];

const shown = (crimeName: string) => {
  const { roles, rows } = rateRows(CRIMES, crimeName, members);
  return {
    roles,
    rows: rows.map(({ name, rates }) => [
      name,
      ...roles.map((role) => rates.get(role)?.passRate ?? null),
    ]),
  };
};

test("lists today’s members with and without a rate, and former members who have one", () => {
  expect(shown("all")).toEqual({
    roles: ["Driver", "Muscle"],
    rows: [
      ["Alpha", null, 75],
      ["Bravo", null, null],
      ["[9]", 60, null],
    ],
  });
});

test.each([
  {
    name: "Pet Project",
    roles: ["Muscle"],
    rows: [
      ["Alpha", 75],
      ["Bravo", null],
    ],
  },
  {
    name: "Bidding War",
    roles: ["Driver"],
    rows: [
      ["Alpha", null],
      ["Bravo", null],
      ["[9]", 60],
    ],
  },
  { name: "Blast from the Past", roles: [], rows: [["Alpha"], ["Bravo"]] },
])("roles of $name only: $roles", ({ name, ...is }) => {
  expect(shown(name)).toEqual(is);
});

test("offers each crime once, from A to Z", () => {
  expect(crimeChoices(CRIMES).map(([, text]) => text)).toEqual([
    "All crimes",
    "Bidding War",
    "Pet Project",
  ]);
});

test("the best and the worst role of a member, of equal ones the first", () => {
  const ofRates = (...rates: readonly [role: string, passRate: number][]) => {
    const slots = rates.map(([role, passRate]) => held(1, role, passRate));
    const [row] = rateRows([aCrime({ id: 1, slots })], "all", members).rows;
    return row && [row.best, row.worst];
  };
  expect(ofRates(["Muscle", 70], ["Driver", 91], ["Robber", 60])).toEqual([
    { role: "Driver", passRate: 91 },
    { role: "Robber", passRate: 60 },
  ]);
  expect(ofRates(["Muscle", 70], ["Driver", 70])).toEqual([
    { role: "Muscle", passRate: 70 },
    { role: "Muscle", passRate: 70 },
  ]);
  expect(ofRates()).toEqual([null, null]);
});
