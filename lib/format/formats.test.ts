import { expect, test, vi } from "vitest";

import { figures, whenUsed } from "./formats";

test("a format is made when it is first used, and once", () => {
  const make = vi.fn(() => ({}));
  const format = whenUsed(make);
  expect(make).not.toHaveBeenCalled();
  expect(format()).toBe(format());
  expect(make).toHaveBeenCalledTimes(1);
});

test("what rounds to zero has no minus sign", () => {
  expect(figures({ maximumFractionDigits: 0 }).format(-0.4)).toBe("0");
});
