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
  { of: "level 91, the fairest fight, mugged", level: 91, fair: 3, result: "Mugged", is: "3.26" },
  { of: "level 91, the fairest fight", level: 91, fair: 3, result: "Attacked", is: "4.35" },
  { of: "level 94", level: 94, fair: 2.41, result: "Hospitalized", is: "3.54" },
  { of: "level 94, mugged", level: 94, fair: 2.41, result: "Mugged", is: "2.66" },
  { of: "level 13, no fair fight", level: 13, fair: 1, result: "Special", is: "1.06" },
])("$of pays $is", ({ level, fair, result, is }) => {
  const respect = respectOf({ level, modifiers: { fairFight: fair }, result });
  expect(respect.toFixed(2)).toBe(is);
});

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
