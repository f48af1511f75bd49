import { expect, test } from "vitest";

import { progressPath } from "./progress-circle";

test.each([
  { part: 0.25, what: "a crescent: the inner edge bends to the right", width: 3.125, sweep: 0 },
  { part: 0.5, what: "a half: the inner edge is straight", width: 0, sweep: 0 },
  { part: 0.75, what: "three quarters: it bends to the left", width: 3.125, sweep: 1 },
  { part: 1, what: "full: the left half is as wide as the right", width: 6.25, sweep: 1 },
])("$part is $what", ({ part, width, sweep }) => {
  expect(progressPath(part)).toBe(
    `M8 1.75A6.25 6.25 0 0 1 8 14.25A${width} 6.25 0 0 ${sweep} 8 1.75Z`,
  );
});
