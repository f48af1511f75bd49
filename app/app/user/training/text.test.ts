import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";
import { expect, test } from "vitest";

import { formatFactor, formatPoints, formatRatio, formatSignedPoints } from "./text";
import { ingredientsText, parseJump, serializeJump } from "./jump-text";

test.each([
  { points: 213_067, text: "213k" },
  { points: 9_746.4, text: "9,746" },
  { points: 10_000, text: "10.0k" },
  { points: 3_550_797, text: "3.55m" },
  { points: 4.798, text: "4.80" },
  { points: 100.25, text: "100" },
  { points: 70, text: "70" },
  { points: 0, text: "0" },
  { points: NaN, text: "–" },
])("$points points are $text", ({ points, text }) => {
  expect(formatPoints(points)).toBe(text);
});

test("signs, percentages and factors", () => {
  expect(formatSignedPoints(213_067)).toBe("+213k");
  expect(formatSignedPoints(-1_928_291)).toBe("-1.93m");
  expect(formatRatio(1.0289)).toBe("102.9%");
  expect(formatFactor(1.0289)).toBe("× 1.029");
  expect(formatFactor(7.3, 1)).toBe("× 7.3");
});

test("a jump in words", () => {
  const jump = { ...NO_INGREDIENTS, dvd: 5, ecstasy: 1, refill: 1 };
  expect(ingredientsText({ ...jump, xanax: 4 })).toBe("4 Xanax, 5 Erotic DVDs and 1 Ecstasy");
  expect(ingredientsText(jump)).toBe("5 Erotic DVDs and 1 Ecstasy, no stack");
});

test.each([
  { text: "4-5-0-1-0-1-25", read: { xanax: 4, dvd: 5, ecstasy: 1, refill: 1 } },
  { text: "0-0-48-0-0-0-150", read: { candy: 48, candyHappy: 150 } },
  {
    text: "9-999-0-5-0-5-999",
    read: { xanax: 4, dvd: 100, ecstasy: 1, refill: 1, candyHappy: 250 },
  },
  { text: "a--1.5-1e9", read: {} },
  { text: "", read: {} },
])("the address $text is read within the limits of a jump", ({ text, read }) => {
  const jump = { ...NO_INGREDIENTS, ...read };
  expect(parseJump(text)).toEqual(jump);
  expect(parseJump(serializeJump(jump))).toEqual(jump);
});
