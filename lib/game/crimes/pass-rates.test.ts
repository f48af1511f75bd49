import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import type { OrganisedCrime } from "./organised-crime";
import { passRateMatrix } from "./history";

const held = (position: string, passRate: number | null, id = 1) =>
  aSlot({ position, passRate, member: { id, outcome: null } });

const crime = (id: number, executedAtMs: number | null, ...slots: OrganisedCrime["slots"]) =>
  aCrime({ id, name: "Bidding War", status: "Successful", createdAtMs: 500, executedAtMs, slots });

/** Of each member: id, then role, rate and the crime it is from. */
const rates = (crimes: OrganisedCrime[], name: string | null = null) =>
  passRateMatrix(crimes, name).members.map((member) => [
    member.memberId,
    ...[...member.rates].map(([role, rate]) => [role, rate.passRate, rate.crimeId]),
  ]);

test.each([
  { why: "no crimes", crimes: [], is: [] },
  {
    why: "the latest of each role, in whatever order",
    crimes: [
      crime(1, 2_000, held("Robber", 70)),
      crime(2, 3_000, held("Robber", 75), held("Driver", 60, 2)),
      crime(3, 1_000, held("Robber", 65), held("Driver", 55, 1)),
    ],
    is: [
      [1, ["Robber", 75, 2], ["Driver", 55, 3]],
      [2, ["Driver", 60, 2]],
    ],
  },
  {
    why: "without a time of execution, the time of creation",
    crimes: [crime(1, 400, held("Robber", 70)), crime(2, null, held("Robber", 60))],
    is: [[1, ["Robber", 60, 2]]],
  },
  {
    why: "of two at the same time the one with the higher id",
    crimes: [crime(9, 400, held("Robber", 70)), crime(8, 400, held("Robber", 60))],
    is: [[1, ["Robber", 70, 9]]],
  },
  {
    why: "in whatever order",
    crimes: [crime(8, 400, held("Robber", 60)), crime(9, 400, held("Robber", 70))],
    is: [[1, ["Robber", 70, 9]]],
  },
  {
    why: "an unknown role counts, and a rate of 0",
    crimes: [crime(1, 1, held("Juggler", 0))],
    is: [[1, ["Juggler", 0, 1]]],
  },
  {
    why: "an open crime counts",
    crimes: [{ ...crime(1, null, held("Robber", 70)), status: "Recruiting" }],
    is: [[1, ["Robber", 70, 1]]],
  },
  {
    why: "an empty slot, an unknown rate and a crime without roles tell nothing",
    crimes: [
      crime(1, 1, aSlot({ position: "Robber", passRate: 90, member: null })),
      crime(2, 1, held("Robber", null), held("", 50, 2)),
    ],
    is: [],
  },
])("$why: $is", ({ crimes, is }) => {
  expect(rates(crimes)).toEqual(is);
});

test("the rates of one crime only, where one is named", () => {
  const crimes = [
    crime(1, 1_000, held("Robber", 70)),
    { ...crime(2, 2_000, held("Robber", 80), held("Bomber", 50, 2)), name: "Break the Bank" },
  ];
  expect(rates(crimes, "Bidding War")).toEqual([[1, ["Robber", 70, 1]]]);
  expect(passRateMatrix(crimes, "Bidding War").roles).toEqual(["Robber"]);
  expect(passRateMatrix(crimes, "Another").members).toEqual([]);
});

test("roles by the alphabet, and where a rate is from", () => {
  const crimes = [crime(7, 1_000, held("Robber", 70), held("Bomber", 50), held("Driver", 60, 2))];
  const { roles, members } = passRateMatrix(crimes, null);
  expect(roles).toEqual(["Bomber", "Driver", "Robber"]);
  expect(members[0]?.rates.get("Bomber")).toEqual({
    passRate: 50,
    atMs: 1_000,
    crimeName: "Bidding War",
    crimeId: 7,
  });
});
