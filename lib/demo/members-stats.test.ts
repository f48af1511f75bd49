import { expect, test } from "vitest";

import { clockAt, DAY } from "./clock";
import { memberStats } from "./personal-stats";
import { rosterMember } from "./roster";
import { MIDNIGHT, NOW } from "./testing/ask";

const clock = clockAt(NOW);
const valueOf = (index: number, daysAgo: number, name = "timeplayed") =>
  memberStats(clock, rosterMember(index).id, [name], MIDNIGHT - daysAgo * DAY)?.[0]?.value ?? NaN;

test("a member's sums only grow", () => {
  const values = Array.from({ length: 60 }, (_, back) => valueOf(3, 60 - back));
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBeGreaterThan(values[0] ?? NaN);
});

test("somebody who has been away for longer than a week did nothing in it", () => {
  expect(valueOf(55, 0)).toBe(valueOf(55, 7));
});

test("nobody has played longer than the week lasted", () => {
  for (let index = 0; index < 100; index++) {
    expect(valueOf(index, 0) - valueOf(index, 7)).toBeLessThan(7 * DAY);
  }
});

test("nobody uses more than one energy refill a day", () => {
  for (let index = 0; index < 100; index++) {
    for (let daysAgo = 0; daysAgo < 60; daysAgo++) {
      const used = valueOf(index, daysAgo, "refills") - valueOf(index, daysAgo + 1, "refills");
      expect(used).toBeLessThanOrEqual(1);
    }
  }
});

test("the future is answered with the last midnight, a stranger not at all", () => {
  const id = rosterMember(0).id;
  expect(memberStats(clock, id, ["xantaken"], MIDNIGHT + DAY)?.[0]?.timestamp).toBe(MIDNIGHT);
  expect(memberStats(clock, 1, ["xantaken"], MIDNIGHT)).toBeUndefined();
});
