import fc from "fast-check";
import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import { type SlotToChange, slotsToChange } from "./slots-to-change";

const held = (id: number, position: string, passRate: number | null) =>
  aSlot({ position, passRate, member: { id, outcome: null } });
const empty = (position: string) => aSlot({ position, passRate: 50, member: null });

const planned = (id: number, name: string, ...slots: ReturnType<typeof aSlot>[]) =>
  aCrime({ id, name, status: "Planning", executedAtMs: null, slots });
const recruiting = (id: number, name: string, ...slots: ReturnType<typeof aSlot>[]) =>
  aCrime({ id, name, status: "Recruiting", executedAtMs: null, slots });
const earlier = (id: number, name: string, ...slots: ReturnType<typeof aSlot>[]) =>
  aCrime({ id, name, status: "Successful", executedAtMs: id, slots });

/** "1: 60 Driver, empty Muscle in Pet Project 95 (11)": the member, what they hold, and where they would be better. */
const read = (slots: readonly SlotToChange[]) =>
  slots.map(({ slot, emptySlot, bestRole }) => {
    const here = `${slot.member.id}: ${slot.passRate} ${slot.position}`;
    if (emptySlot !== null) {
      return `${here}, empty ${emptySlot.position} in ${emptySlot.crimeName} ${emptySlot.passRate} (${emptySlot.crimeId})`;
    }
    return bestRole === null
      ? `${here}, none`
      : `${here}, best ${bestRole.position} in ${bestRole.crimeName} ${bestRole.passRate}`;
  });

const MUSCLE_95 = earlier(1, "Pet Project", held(1, "Muscle", 95));

test.each([
  {
    text: "the lowest rate comes first",
    crimes: [
      planned(10, "Bidding War", held(1, "Driver", 80), held(2, "Robber", 60)),
      planned(11, "Honey Trap", held(3, "Muscle", 55), held(4, "Muscle", 99)),
    ],
    is: ["3: 55 Muscle, none", "2: 60 Robber, none", "1: 80 Driver, none"],
  },
  {
    text: "a member who passes another role is sent to its empty slot",
    crimes: [
      MUSCLE_95,
      planned(10, "Bidding War", held(1, "Driver", 60)),
      recruiting(11, "Pet Project", empty("Picklock"), empty("Muscle")),
    ],
    is: ["1: 60 Driver, empty Muscle in Pet Project 95 (11)"],
  },
  {
    text: "without an empty slot the role is named",
    crimes: [
      MUSCLE_95,
      planned(10, "Bidding War", held(1, "Driver", 60)),
      recruiting(11, "Pet Project", held(2, "Muscle", 92)),
    ],
    is: ["1: 60 Driver, best Muscle in Pet Project 95"],
  },
  {
    text: "the same role of another crime has another rate",
    crimes: [
      MUSCLE_95,
      planned(10, "Bidding War", held(1, "Muscle", 60)),
      recruiting(11, "Honey Trap", empty("Muscle")),
    ],
    is: ["1: 60 Muscle, best Muscle in Pet Project 95"],
  },
  {
    text: "one empty slot is named for one member, the one with the lowest rate",
    crimes: [
      earlier(1, "Pet Project", held(1, "Muscle", 95), held(2, "Muscle", 97)),
      planned(10, "Bidding War", held(1, "Driver", 60), held(2, "Driver", 70)),
      recruiting(11, "Pet Project", empty("Muscle")),
    ],
    is: [
      "1: 60 Driver, empty Muscle in Pet Project 95 (11)",
      "2: 70 Driver, best Muscle in Pet Project 97",
    ],
  },
  {
    text: "the role that the member holds isn’t better by an earlier crime",
    crimes: [
      earlier(100, "Bidding War", held(1, "Driver", 95)),
      planned(10, "Bidding War", held(1, "Driver", 60)),
      recruiting(11, "Bidding War", empty("Driver")),
    ],
    is: ["1: 60 Driver, none"],
  },
  {
    text: "unknown rates, empty slots and crimes that are over need no change",
    crimes: [
      earlier(1, "Pet Project", held(1, "Muscle", 20)),
      planned(10, "Bidding War", held(1, "Driver", null), empty("Robber")),
    ],
    is: [],
  },
])("$text", ({ crimes, is }) => {
  expect(read(slotsToChange(crimes, 90))).toEqual(is);
});

test("exactly the minimum is not low, and reaches it", () => {
  const crimes = [
    earlier(1, "Pet Project", held(1, "Muscle", 90)),
    planned(10, "Bidding War", held(1, "Driver", 89), held(2, "Driver", 90)),
  ];
  expect(read(slotsToChange(crimes, 90))).toEqual(["1: 89 Driver, best Muscle in Pet Project 90"]);
});

const SLOT = fc.record({
  position: fc.constantFrom("Muscle", "Driver"),
  passRate: fc.integer({ min: 0, max: 100 }),
  member: fc.option(fc.record({ id: fc.integer({ min: 1, max: 5 }), outcome: fc.constant(null) })),
});
const CRIMES = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 100 }),
    name: fc.constantFrom("Pet Project", "Bidding War"),
    status: fc.constantFrom("Recruiting", "Planning", "Successful"),
    slots: fc.array(SLOT, { maxLength: 4 }),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

test("each low slot is listed once, in order, and no empty slot is named twice", () => {
  fc.assert(
    fc.property(CRIMES, fc.integer({ min: 0, max: 100 }), (all, minimum) => {
      const crimes = all.map((crime) => aCrime({ ...crime, slots: crime.slots.map(aSlot) }));
      const changes = slotsToChange(crimes, minimum);
      const open = crimes.filter(({ status }) => status !== "Successful");
      const low = open.flatMap(({ slots }) =>
        slots.filter(({ member, passRate }) => member !== null && (passRate ?? 100) < minimum),
      );
      expect(changes).toHaveLength(low.length);
      const rates = changes.map(({ slot }) => slot.passRate);
      expect(rates).toEqual(rates.toSorted((a, b) => a - b));
      for (const { id, slots } of crimes) {
        for (const position of ["Muscle", "Driver"]) {
          const named = changes.filter(
            ({ emptySlot }) => emptySlot?.crimeId === id && emptySlot.position === position,
          );
          const places = slots.filter((slot) => slot.member === null && slot.position === position);
          expect(named.length).toBeLessThanOrEqual(places.length);
        }
      }
    }),
  );
});
