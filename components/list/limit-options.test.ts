import { expect, test } from "vitest";

import { limitOptions } from "./select-field";

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

test("1,000 choices are listed as they are", () => {
  const choices = numbers(1_000);
  expect(limitOptions(choices, (n) => n === 7)).toEqual({ shown: choices, leftOut: 0 });
});

test("of more than 1,000, the first 1,000 are listed", () => {
  expect(limitOptions(numbers(15_000), (n) => n === 7)).toEqual({
    shown: numbers(1_000),
    leftOut: 14_000,
  });
});

test("the chosen one is listed too, wherever it is", () => {
  const { shown, leftOut } = limitOptions(numbers(15_000), (n) => n === 14_999);
  expect(shown.at(-1)).toBe(14_999);
  expect(shown).toHaveLength(1_001);
  expect(leftOut).toBe(13_999);
});
