import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import { bestPositions, bestSwap, gainOf, hasSmallGain } from "./best-positions";
import { positionPoints } from "./position-points";
import { countSeats, seatsTaken } from "./seats";
import { aPosition } from "./testing/company-types";

const stats = (manualLabor: number, intelligence: number, endurance: number) => ({
  manualLabor,
  intelligence,
  endurance,
});

const CLERK = aPosition({ name: "Clerk", required: stats(0, 500, 1000) });
const DRIVER = aPosition({ name: "Driver", required: stats(1000, 0, 500) });
const MANAGER = aPosition({ name: "Manager", required: stats(0, 4000, 2000) });
const POSITIONS = [CLERK, DRIVER, MANAGER];

const employee = (id: number, position: string, has: ReturnType<typeof stats> | null) => ({
  id,
  name: `Employee ${id}`,
  position,
  stats: has,
});

// In the clerk's seat Employee 1 has 0 + 45 points, in the driver's 45 + 50; Employee 2 has 50 + 45 and 0 + 50.
const SWAPPED = [
  employee(1, "Clerk", stats(1000, 0, 1000)),
  employee(2, "Driver", stats(0, 1000, 1000)),
];

test("two employees in each other’s seat swap", () => {
  const best = bestPositions(SWAPPED, POSITIONS, new Set());
  expect(best).toMatchObject({ pointsNow: 95, pointsBest: 190, moves: 2, excluded: [] });
  expect(best.placements.map(({ name, from, to }) => [name, from, to])).toEqual([
    ["Employee 1", "Clerk", "Driver"],
    ["Employee 2", "Driver", "Clerk"],
  ]);
  expect(best.placements.map(gainOf)).toEqual([50, 45]);
});

test("the swap that alone gains most comes before the moves of greater single gains", () => {
  const placement = (name: string, from: string, to: string, gain: number) => ({
    ...{ id: 0, name, from, to, pointsNow: 100, pointsBest: 100 + gain, isKept: false },
  });
  const placements = [
    placement("Bertil", "Manager", "Officer", 45),
    placement("Halvard", "Cleaner", "Assistant", 28),
    placement("Mo", "Assistant", "Cleaner", -3),
    placement("Koruna", "Officer", "Manager", -44),
    placement("Nolwen", "Receptionist", "Receptionist", 0),
  ];
  expect(bestSwap({ placements })).toEqual({ names: ["Halvard", "Mo"], gain: 25 });
  // A round of three has no swap, and one that loses is none.
  const [first, , , last] = placements;
  expect(bestSwap({ placements: placements.slice(1, 2) })).toBeNull();
  expect(
    first && last && bestSwap({ placements: [first, { ...last, pointsBest: 50 }] }),
  ).toBeNull();
});

test.each([
  [1000, 1009, true],
  [1000, 1010, false],
  // Nothing is gained, or seats were taken away.
  [1000, 1000, false],
  [1000, 990, false],
  [0, 5, false],
])("from %i points to %i: the gain is small, %s", (pointsNow, pointsBest, isSmall) => {
  expect(hasSmallGain({ pointsNow, pointsBest })).toBe(isSmall);
});

test("those who move come first, greatest gain first, whatever the order of the employees", () => {
  const staff = [employee(3, "Manager", stats(0, 4000, 2000)), ...SWAPPED];
  for (const each of [staff, staff.toReversed()]) {
    const { placements } = bestPositions(each, POSITIONS, new Set());
    expect(placements.map(({ id }) => id)).toEqual([1, 2, 3]);
  }
});

test.each([
  {
    // 50 + 40 points where they are, 45 + 45 in each other's seat.
    what: "as many points in a more even order: all stay",
    staff: [stats(2000, 1000, 0), stats(1000, 889, 0)],
    to: ["Manual", "Mental"],
  },
  {
    // 50 + 40 points where they are, 46 + 45 in each other's seat.
    what: "one point more in another order: all move",
    staff: [stats(2000, 1149, 0), stats(1000, 889, 0)],
    to: ["Mental", "Manual"],
  },
  {
    // 45 + 45 + 45 points in one order, 50 + 45 + 40 in the other.
    what: "two orders with as many points and moves: the more even one",
    staff: [stats(0, 1000, 2000), stats(1000, 0, 1000), stats(1000, 889, 0)],
    to: ["Mental", "Staying", "Manual"],
  },
])("$what", ({ staff, to }) => {
  const positions = [
    aPosition({ name: "Manual", required: stats(1000, 0, 0) }),
    aPosition({ name: "Mental", required: stats(0, 1000, 0) }),
    aPosition({ name: "Staying", required: stats(0, 0, 1000) }),
  ];
  const employees = staff.map((has, id) => employee(id, positions[id]?.name ?? "", has));
  const { placements } = bestPositions(employees, positions, new Set());
  expect(placements.toSorted((a, b) => a.id - b.id).map((each) => each.to)).toEqual(to);
});

test("a kept employee stays, with the seat", () => {
  const best = bestPositions(SWAPPED, POSITIONS, new Set([2]));
  expect(best).toMatchObject({ pointsNow: 95, pointsBest: 95, moves: 0 });
  expect(best.placements.map(({ id, to, isKept }) => [id, to, isKept])).toEqual([
    [2, "Driver", true],
    [1, "Clerk", false],
  ]);
});

test("equals stay where they are, although another order has as many points", () => {
  const same = stats(3000, 3000, 3000);
  const staff = ["Manager", "Clerk", "Driver", "Clerk"].map((name, id) => employee(id, name, same));
  expect(bestPositions(staff, POSITIONS, new Set())).toMatchObject({ moves: 0 });
});

test("an employee without stats and the director aren’t compared", () => {
  const staff = [
    ...SWAPPED,
    employee(3, "Clerk", null),
    employee(4, "Director", stats(9000, 9000, 9000)),
  ];
  const best = bestPositions(staff, POSITIONS, new Set());
  expect(best.excluded).toEqual(["Employee 3", "Employee 4"]);
  expect(best.pointsBest).toBe(190);
});

test("a list without end is compared up to the hundredth", () => {
  const staff = Array.from({ length: 3000 }, (_, id) =>
    employee(id, "Clerk", stats(0, 1000, 1000)),
  );
  const best = bestPositions(staff, POSITIONS, new Set());
  expect([best.placements.length, best.excluded.length]).toEqual([100, 2900]);
});

test("nobody has nothing to change", () => {
  expect(bestPositions([], POSITIONS, new Set())).toEqual({
    placements: [],
    pointsNow: 0,
    pointsBest: 0,
    moves: 0,
    seats: new Map(),
    areOfToday: true,
    excluded: [],
  });
});

test("a further seat is filled if it gives more, and another stays free", () => {
  const seats = new Map([
    ["Clerk", 1],
    ["Driver", 2],
  ]);
  // Employee 1 has 95 points as a driver, Employee 2 95 as a clerk and 50 as a driver.
  const best = bestPositions(SWAPPED, POSITIONS, new Set(), seats);
  expect(best).toMatchObject({ pointsNow: 95, pointsBest: 190, areOfToday: false, seats });
  const drivers = bestPositions(SWAPPED, POSITIONS, new Set(), new Map([["Driver", 2]]));
  expect(drivers.placements.map(({ to, pointsBest }) => [to, pointsBest])).toEqual([
    ["Driver", 95],
    ["Driver", 50],
  ]);
});

test("with fewer seats than employees, the one who adds least has none, and a kept employee keeps the seat", () => {
  const oneSeat = new Map([["Clerk", 1]]);
  const best = bestPositions(SWAPPED, POSITIONS, new Set(), oneSeat);
  expect(best.placements.map(({ id, to, pointsBest }) => [id, to, pointsBest])).toEqual([
    [2, "Clerk", 95],
    [1, null, 0],
  ]);
  const kept = bestPositions(SWAPPED, POSITIONS, new Set([1]), oneSeat);
  expect(kept.placements.map(({ id, to }) => [id, to])).toEqual([
    [2, null],
    [1, "Clerk"],
  ]);
});

/** All orders of a list. */
function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    permutations(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

const amount = fc.integer({ min: 0, max: 6000 });
const anyStats = fc.tuple(amount, amount, amount).map((each) => stats(...each));
const anyStaff = (maxLength: number) =>
  fc.array(fc.tuple(fc.constantFrom("Clerk", "Driver", "Manager"), anyStats), { maxLength });

const seatCount = fc.nat(5);

test("nobody takes a seat that isn’t there, and no seat of use stays free", () => {
  fc.assert(
    fc.property(anyStaff(6), fc.tuple(seatCount, seatCount, seatCount), (drawn, counts) => {
      const staff = drawn.map(([position, has], id) => employee(id, position, has));
      const seats = new Map(POSITIONS.map(({ name }, index) => [name, counts[index] ?? 0]));
      const { placements } = bestPositions(staff, POSITIONS, new Set(), seats);
      const taken = seatsTaken(placements.flatMap(({ to }) => to ?? []));
      for (const [name, count] of taken) expect(count).toBeLessThanOrEqual(seats.get(name) ?? 0);
      expect(countSeats(taken)).toBe(Math.min(staff.length, countSeats(seats)));
    }),
  );
});

/** The points and the moves of the best order by trying all of them. */
function bestByTrying(staff: readonly ReturnType<typeof employee>[], kept: ReadonlySet<number>) {
  const requiredIn = (name: string) =>
    POSITIONS.find((position) => position.name === name)?.required ?? stats(0, 0, 0);
  const orders = permutations(staff.map(({ position }) => position)).filter((order) =>
    staff.every(({ id, position }, index) => !kept.has(id) || order[index] === position),
  );
  return orders
    .map((order) => ({
      points: sum(
        staff.map(({ stats: has }, index) =>
          has === null ? 0 : positionPoints(has, requiredIn(order[index] ?? "")),
        ),
      ),
      moves: staff.filter(({ position }, index) => order[index] !== position).length,
    }))
    .reduce((best, each) =>
      each.points > best.points || (each.points === best.points && each.moves < best.moves)
        ? each
        : best,
    );
}

test.each([
  { people: 5, runs: 60 },
  { people: 8, runs: 4 },
])("no order of up to $people has more points, or as many with fewer moves", ({ people, runs }) => {
  fc.assert(
    fc.property(anyStaff(people), fc.nat(7), (drawn, kept) => {
      const staff = drawn.map(([position, has], id) => employee(id, position, has));
      const keptIds = new Set([kept]);
      const best = bestPositions(staff, POSITIONS, keptIds);
      const tried = bestByTrying(staff, keptIds);
      expect({ points: best.pointsBest, moves: best.moves }).toEqual(tried);
    }),
    { numRuns: runs },
  );
});

test("each seat of today is filled once, and kept employees stay", () => {
  fc.assert(
    fc.property(anyStaff(12), fc.array(fc.nat(11)), (drawn, kept) => {
      const staff = drawn.map(([position, has], id) => employee(id, position, has));
      const { placements } = bestPositions(staff, POSITIONS, new Set(kept));
      expect(seatsTaken(placements.map(({ to }) => to ?? "none"))).toEqual(
        seatsTaken(staff.map(({ position }) => position)),
      );
      expect(placements.every(({ isKept, from, to }) => !isKept || from === to)).toBe(true);
    }),
  );
});
