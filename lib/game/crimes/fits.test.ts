import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import { fitsOfSlots } from "./fits";

const HUSTLER = "Hustler";
const IMITATOR = "Imitator";

let lastId = 100;

/** A crime that was carried out, with a member's rate in a role. */
const earlier = (memberId: number, position: string, passRate: number, changes = {}) =>
  aCrime({
    id: (lastId += 1),
    name: "Smoke and Wing Mirrors",
    status: "Failure",
    executedAtMs: 1_000,
    slots: [aSlot({ position, passRate, member: { id: memberId, outcome: null } })],
    ...changes,
  });

const recruiting = (id: number, ...positions: string[]) =>
  aCrime({
    id,
    name: "Smoke and Wing Mirrors",
    status: "Recruiting",
    expiresAtMs: id,
    slots: positions.map((position) => aSlot({ position, passRate: 50, member: null })),
  });

/** "2 82, 3 79": the first and the second one of each slot, "–" for none. */
const named = (
  crimes: Parameters<typeof fitsOfSlots>[0],
  candidates: readonly number[],
  crimeId = 1,
) =>
  fitsOfSlots(crimes, candidates, 70)
    .get(crimeId)
    ?.map((fits) =>
      fits === null
        ? null
        : [fits.first, fits.second]
            .map((fit) => (fit === null ? "–" : `${fit.memberId} ${fit.passRate}`))
            .join(", "),
    );

const RATES: readonly {
  text: string;
  rates: readonly (readonly [memberId: number, role: string, passRate: number])[];
  fits: readonly string[];
}[] = [
  {
    text: "the best two",
    rates: [
      [2, HUSTLER, 82],
      [3, HUSTLER, 79],
      [4, HUSTLER, 75],
    ],
    fits: ["2 82, 3 79"],
  },
  { text: "one who fits", rates: [[2, HUSTLER, 82]], fits: ["2 82, –"] },
  {
    text: "a rate at the minimum, not below it",
    rates: [
      [2, HUSTLER, 70],
      [3, HUSTLER, 69],
    ],
    fits: ["2 70, –"],
  },
  { text: "another role’s rate says nothing", rates: [[2, IMITATOR, 99]], fits: ["–, –"] },
  { text: "who is in a crime already", rates: [[9, HUSTLER, 99]], fits: ["–, –"] },
  { text: "nobody known", rates: [], fits: ["–, –"] },
];

test.each(RATES)("an empty slot: $text", ({ rates, fits }) => {
  const crimes = [recruiting(1, HUSTLER), ...rates.map((rate) => earlier(...rate))];
  expect(named(crimes, [2, 3, 4])).toEqual(fits);
});

test("each is named first for one slot only, for the greatest sum; the second may repeat", () => {
  const crimes = [
    recruiting(1, HUSTLER, IMITATOR),
    ...[earlier(2, HUSTLER, 90), earlier(2, IMITATOR, 88), earlier(3, HUSTLER, 85)],
  ];
  // 88 + 85 is more than 90 and nobody for the Imitator.
  expect(named(crimes, [2, 3])).toEqual(["3 85, 2 90", "2 88, –"]);
  const alone = [recruiting(1, HUSTLER, HUSTLER), earlier(2, HUSTLER, 90)];
  expect(named(alone, [2])).toEqual(["2 90, –", "–, 2 90"]);
});

test("so too across crimes: a slot that only one member fits gets them", () => {
  const vault = { name: "Break the Bank" };
  const crimes = [
    recruiting(1, HUSTLER),
    { ...recruiting(2, HUSTLER), ...vault },
    ...[earlier(2, HUSTLER, 99), earlier(3, HUSTLER, 95), earlier(2, HUSTLER, 80, vault)],
  ];
  expect(named(crimes, [2, 3], 1)).toEqual(["3 95, 2 99"]);
  expect(named(crimes, [2, 3], 2)).toEqual(["2 80, –"]);
});

test("the latest rate counts, and only of crimes with the same name", () => {
  const crimes = [
    recruiting(1, HUSTLER),
    earlier(2, HUSTLER, 72, { executedAtMs: 3_000 }),
    earlier(2, HUSTLER, 90, { executedAtMs: 2_000 }),
    earlier(3, HUSTLER, 99, { name: "Mob Mentality" }),
  ];
  expect(named(crimes, [2, 3])).toEqual(["2 72, –"]);
});

test("a filled slot has none, and neither has a crime that is planned", () => {
  const slots = [aSlot(), aSlot({ position: HUSTLER, member: null })];
  const crimes = [
    aCrime({ id: 1, name: "Smoke and Wing Mirrors", status: "Recruiting", slots }),
    aCrime({ id: 2, name: "Smoke and Wing Mirrors", status: "Planning", slots }),
    earlier(2, HUSTLER, 90),
  ];
  expect(named(crimes, [2])).toEqual([null, "2 90, –"]);
  expect(named(crimes, [2], 2)).toBeUndefined();
});
