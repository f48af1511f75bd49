import fc from "fast-check";
import { expect, test } from "vitest";

import { baseRespect, respectOf } from "./respect";

test.each([
  [1, 1],
  [13, 1.06],
  [38, 1.19],
  [57, 1.28],
  [62, 1.31],
  [91, 1.45],
  [94, 1.47],
  [100, 1.5],
])("level %i brings %f before all modifiers", (level, base) => {
  expect(baseRespect(level)).toBe(base);
});

test.each([
  { what: "level 91, the fairest fight, mugged", level: 91, fair: 3, result: "Mugged", is: "3.26" },
  { what: "level 91, the fairest fight", level: 91, fair: 3, result: "Attacked", is: "4.35" },
  { what: "level 94", level: 94, fair: 2.41, result: "Hospitalized", is: "3.54" },
  { what: "level 94, mugged", level: 94, fair: 2.41, result: "Mugged", is: "2.66" },
  { what: "level 13, no fair fight", level: 13, fair: 1, result: "Special", is: "1.06" },
])("$what pays $is", ({ level, fair, result, is }) => {
  const respect = respectOf({ level, modifiers: { fairFight: fair }, result });
  expect(respect.toFixed(2)).toBe(is);
});

/** Respect paid by the game: the level of the defender, the product of all modifiers, and the respect. */
const MUGGED: readonly (readonly [level: number, modifiers: number, respect: number])[] = [
  [9, 1.23, 0.96],
  [11, 1.29, 1.02],
  [13, 1.32, 1.05],
  [14, 1.24, 1],
  [15, 1.12, 0.9],
  [15, 1.2, 0.96],
  [15, 1.24, 1],
  [16, 1.45, 1.17],
  [16, 1.51, 1.21],
  [17, 1.27, 1.03],
  [17, 1.43, 1.16],
  [17, 3, 2.43],
  [18, 1.88, 1.54],
  [21, 1.39, 1.15],
  [21, 1.43, 1.18],
  [21, 2.59, 2.14],
  [21, 3, 2.48],
  [21, 3.48, 2.87],
  [23, 3.48, 2.9],
  [24, 1.29, 1.08],
  [24, 2.26, 1.9],
  [24, 3.48, 2.92],
  [26, 3.48, 2.95],
  [29, 3.364, 2.88],
  [30, 1.2, 1.04],
  [31, 2.088, 1.8],
  [31, 2.9, 2.5],
  [32, 1.75, 1.52],
  [32, 1.75, 1.52],
  [32, 1.75, 1.52],
  [33, 3, 2.61],
  [34, 3, 2.63],
  [35, 3, 2.63],
  [36, 3.48, 3.08],
  [37, 3.48, 3.08],
  [39, 3.48, 3.11],
  [40, 1.3125, 1.18],
  [40, 3, 2.7],
  [41, 3.48, 3.13],
  [45, 3.016, 2.76],
  [48, 1.2, 1.12],
  [48, 2.2272, 2.07],
  [50, 3.48, 3.26],
  [50, 3.48, 3.26],
  [54, 1.03, 0.98],
  [69, 3, 3.02],
  [91, 3, 3.26],
  [100, 3, 3.38],
];
const OTHERS: typeof MUGGED = [
  [9, 3, 3.12],
  [10, 3, 3.15],
  [15, 3, 3.21],
  [20, 1.07, 1.18],
  [21, 2.82, 3.1],
  [25, 1.65, 1.85],
  [25, 2.575, 2.88],
  [25, 3, 3.36],
  [30, 3, 3.45],
  [31, 3.48, 4],
  [32, 3, 3.48],
  [34, 3, 3.51],
  [35, 3, 3.51],
  [40, 3, 3.6],
  [42, 3, 3.63],
  [47, 3, 3.69],
  [47, 3, 3.69],
  [48, 3, 3.72],
  [50, 3, 3.75],
  [50, 3, 3.75],
  [53, 3, 3.78],
  [56, 3, 3.84],
  [56, 3, 3.84],
  [69, 3, 4.02],
  [72, 3.51, 4.77],
  [75, 3, 4.11],
  [91, 3, 4.35],
  [98, 3, 4.47],
  [100, 3, 4.5],
  [100, 3, 4.5],
];

test.each([
  { result: "Mugged", paid: MUGGED, count: 48 },
  { result: "Attacked", paid: OTHERS, count: 30 },
])(
  "$count attacks that the game paid for as $result are met within 0.015",
  ({ result, paid, count }) => {
    expect(paid).toHaveLength(count);
    const missed = paid.filter(([level, fairFight, respect]) => {
      const expected = respectOf({ level, modifiers: { fairFight }, result });
      return Math.abs(expected - respect) > 0.015;
    });
    expect(missed).toEqual([]);
  },
);

test("every modifier multiplies", () => {
  const modifiers = {
    fairFight: 2,
    war: 2,
    retaliation: 1.5,
    group: 1.1,
    overseas: 1.25,
    chain: 1.2,
    warlord: 1.15,
  };
  const respect = respectOf({ level: 100, modifiers, result: "Attacked" });
  expect(respect).toBeCloseTo(1.5 * 2 * 2 * 1.5 * 1.1 * 1.25 * 1.2 * 1.15, 9);
});

test("a higher level or a fairer fight never brings less, and mugging pays three quarters", () => {
  const levels = fc.integer({ min: 1, max: 100 });
  const fair = fc.double({ min: 1, max: 3, noNaN: true });
  fc.assert(
    fc.property(levels, levels, fair, fair, (levelA, levelB, fairA, fairB) => {
      const respect = (level: number, fairFight: number, result = "Attacked") =>
        respectOf({ level, modifiers: { fairFight }, result });
      const least = respect(Math.min(levelA, levelB), Math.min(fairA, fairB));
      const most = respect(Math.max(levelA, levelB), Math.max(fairA, fairB));
      expect(least).toBeLessThanOrEqual(most);
      expect(respect(levelA, fairA, "Mugged")).toBeCloseTo(respect(levelA, fairA) * 0.75, 9);
    }),
  );
});
