import { expect, test } from "vitest";

import { targetOf } from "@/lib/game/awards/award-progress";

import { honors, medals, merits, wonHonors, wonMedals } from "./awards";
import { clockAt, DAY } from "./clock";
import { ownStats } from "./personal-stats";
import { MIDNIGHT, NOW } from "./testing/ask";

const clock = clockAt(NOW);

const ALL = [
  ...honors().map((award) => ({ ...award, kind: "honor" as const, won: wonHonors(clock) })),
  ...medals().map((award) => ({ ...award, kind: "medal" as const, won: wonMedals(clock) })),
];

test.each(ALL)("$name is won exactly where its number is passed, since that day", (award) => {
  const target = targetOf({ ...award, category: null, isOfOldCrimes: false });
  const isWon = award.won.find(({ id }) => id === award.id);
  // "Journalist" and "Beginner" have none.
  expect(target === null).toBe(!/\d/.test(award.description) && award.name !== "Vengeance");
  if (target === null) return;
  const valueOn = (timestamp: number) => ownStats(clock, [target.stat], timestamp)[0]?.value ?? NaN;
  expect(valueOn(MIDNIGHT) >= target.target).toBe(isWon !== undefined);
  if (isWon === undefined || isWon.timestamp <= MIDNIGHT - 364 * DAY) return;
  expect(valueOn(isWon.timestamp)).toBeGreaterThanOrEqual(target.target);
  expect(valueOn(isWon.timestamp - DAY)).toBeLessThan(target.target);
});

test("each award brought a merit, and some are left", () => {
  const { used, available } = merits(clock);
  expect(used + available).toBe(ALL.filter(({ id, won }) => won.some((w) => w.id === id)).length);
  expect(available).toBeGreaterThan(0);
});
