import { expect, test } from "vitest";

import { bestGain, openingsFor, specialsByRating } from "./company-type";
import { aPosition } from "./testing/company-types";

const stats = (manualLabor: number, intelligence: number, endurance: number) => ({
  manualLabor,
  intelligence,
  endurance,
});

// The position needs 2,000 manual labor and 4,000 endurance: 6,000 in all.
test.each([
  { has: stats(2000, 0, 4000), isOpen: true, missing: stats(0, 0, 0), fraction: 1 },
  { has: stats(9000, 9000, 9000), isOpen: true, missing: stats(0, 0, 0), fraction: 1 },
  { has: stats(9000, 9000, 3400), isOpen: false, missing: stats(0, 0, 600), fraction: 0.9 },
  { has: stats(1999, 0, 4000), isOpen: false, missing: stats(1, 0, 0), fraction: 1 - 1 / 6000 },
  { has: stats(0, 9000, 0), isOpen: false, missing: stats(2000, 0, 4000), fraction: 0 },
])("with $has it is open: $isOpen, missing $missing", ({ has, isOpen, missing, fraction }) => {
  const [opening] = openingsFor([aPosition()], has);
  expect(opening).toMatchObject({ isOpen, missing });
  expect(opening?.fraction).toBeCloseTo(fraction, 10);
});

test("a position that requires nothing is open to everybody", () => {
  const [opening] = openingsFor([aPosition({ required: stats(0, 0, 0) })], stats(0, 0, 0));
  expect(opening).toMatchObject({ isOpen: true, missingTotal: 0, fraction: 1 });
});

const NOTHING = stats(0, 0, 0);
const gaining = (name: string, labor: number, gains: ReturnType<typeof stats>) =>
  aPosition({ name, required: stats(labor, 0, 0), gains });

test.each([
  { has: 1000, best: { position: { name: "Driver" }, perDay: 60 } },
  { has: 100, best: { position: { name: "Clerk" }, perDay: 50 } },
  { has: 99, best: null },
])("with $has manual labor, the best gain is $best", ({ has, best }) => {
  const positions = [
    gaining("Idle", 0, NOTHING),
    gaining("Clerk", 100, stats(0, 40, 10)),
    gaining("Driver", 1000, stats(20, 20, 20)),
    gaining("Boss", 5000, stats(90, 0, 0)),
  ];
  const gain = bestGain(openingsFor(positions, stats(has, 0, 0)));
  if (best === null) expect(gain).toBeNull();
  else expect(gain).toMatchObject(best);
});

test("open positions come first in the game’s order, then the nearest", () => {
  const positions = [
    aPosition({ name: "Far", required: stats(5000, 0, 0) }),
    aPosition({ name: "Open", required: stats(100, 0, 0) }),
    aPosition({ name: "Near", required: stats(1100, 0, 0) }),
    aPosition({ name: "Open too", required: stats(0, 0, 0) }),
  ];
  const names = openingsFor(positions, stats(1000, 0, 0)).map(({ position }) => position.name);
  expect(names).toEqual(["Open", "Open too", "Near", "Far"]);
});

test("specials come by the stars that unlock them", () => {
  const special = (name: string, rating: number) => ({ name, rating, effect: "", cost: 0 });
  const specials = [special("Ten", 10), special("One", 1), special("Five", 5)];
  expect(specialsByRating(specials).map(({ name }) => name)).toEqual(["One", "Five", "Ten"]);
});
