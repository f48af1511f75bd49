import { expect, test } from "vitest";

import {
  checkBooster,
  checkDrug,
  maximumByPerks,
  maximumByUpgrades,
  OWN_MAXIMUM,
  underAtMs,
} from "./cooldowns";

const READ = Date.UTC(2026, 10, 20, 12);

const HOUR = 3600;

const after = (seconds: number) => ({ fetchedAtMs: READ, nowMs: READ + seconds * 1000 });

test.each([
  { seconds: 0, passed: 0, state: "incomplete" },
  { seconds: 1, passed: 0, state: "complete" },
  { seconds: 27_122, passed: 0, state: "complete" },
  { seconds: 60, passed: 59, state: "complete" },
  { seconds: 60, passed: 60, state: "incomplete" },
  { seconds: 60, passed: 3600, state: "incomplete" },
  // The page's clock moves once a minute, so it may be behind the answer.
  { seconds: 60, passed: -59, state: "complete" },
])("a drug cooldown of $seconds s, $passed s later: $state", ({ seconds, passed, state }) => {
  expect(checkDrug(seconds, after(passed)).state).toBe(state);
});

test("a drug cooldown ends as many seconds after the answer, whatever the time is", () => {
  const endsAtMs = READ + 600_000;
  expect(checkDrug(600, after(0))).toMatchObject({ facts: { endsAtMs } });
  expect(checkDrug(600, after(300))).toMatchObject({ facts: { endsAtMs } });
  expect(checkDrug(600, after(600))).toMatchObject({ facts: { endsAtMs: null } });
});

const faction = (state: "war" | "peace") =>
  maximumByUpgrades({
    state,
    core: [],
    war: [{ id: 25, name: "", level: 4 }],
    peace: [{ id: 25, name: "", level: 12 }],
  });

test.each([
  { at: "in peace, exactly at 36 h", of: faction("peace"), seconds: 36 * HOUR, state: "complete" },
  {
    at: "in peace, a second under",
    of: faction("peace"),
    seconds: 36 * HOUR - 1,
    state: "incomplete",
  },
  { at: "in war, exactly at 28 h", of: faction("war"), seconds: 28 * HOUR, state: "complete" },
  { at: "in war, a second under", of: faction("war"), seconds: 28 * HOUR - 1, state: "incomplete" },
  { at: "over it", of: faction("peace"), seconds: 40 * HOUR, state: "complete" },
  { at: "none", of: faction("peace"), seconds: 0, state: "incomplete" },
  { at: "24 h, no faction", of: maximumByPerks(undefined), seconds: 24 * HOUR, state: "complete" },
  {
    at: "a second under 24 h, no faction",
    of: maximumByPerks(undefined),
    seconds: 24 * HOUR - 1,
    state: "incomplete",
  },
])("a booster cooldown $at: $state", ({ of, seconds, state }) => {
  expect(checkBooster(seconds, of, after(0)).state).toBe(state);
});

test("a booster cooldown ends as many seconds after the answer; none has no end", () => {
  const end = (seconds: number, passed: number) =>
    checkBooster(seconds, faction("peace"), after(passed));
  expect(end(600, 300)).toMatchObject({
    facts: { endsAtMs: READ + 600_000, remainingMs: 300_000 },
  });
  expect(end(600, 600)).toMatchObject({ facts: { endsAtMs: null, remainingMs: 0 } });
  expect(end(0, 0)).toMatchObject({ facts: { endsAtMs: null, remainingMs: 0 } });
});

test("a booster cooldown at the maximum is under it a second later", () => {
  const maximum = faction("peace");
  expect(checkBooster(36 * HOUR, maximum, after(0)).state).toBe("complete");
  expect(checkBooster(36 * HOUR, maximum, after(1)).state).toBe("incomplete");
  expect(underAtMs(36 * HOUR, 36, READ)).toBe(READ + 1000);
  expect(underAtMs(37 * HOUR, 36, READ)).toBe(READ + HOUR * 1000 + 1000);
});

test("a page’s clock behind the response makes no cooldown longer", () => {
  const verdict = checkBooster(36 * HOUR - 30, faction("peace"), after(-59));
  expect(verdict).toMatchObject({
    state: "incomplete",
    facts: { remainingMs: (36 * HOUR - 30) * 1000 },
  });
});

const upgrade = (level: number) => [
  { id: 23, name: "Candy effect", level: 5 },
  { id: 25, name: "Booster cooldown", level },
];

test.each([
  { state: "peace", war: 4, peace: 12, hours: 36, by: "peace upgrade" },
  { state: "war", war: 4, peace: 12, hours: 28, by: "war upgrade" },
  { state: "truce", war: 4, peace: 12, hours: 36, by: "peace upgrade" },
  { state: "peace", war: 4, peace: 24, hours: 48, by: "peace upgrade" },
  { state: "war", war: null, peace: 12, hours: 24, by: "war upgrade" },
  { state: "peace", war: 4, peace: null, hours: 24, by: "peace upgrade" },
])("in $state, war level $war, peace level $peace: $hours h", ({ state, war, peace, ...is }) => {
  const sets = {
    core: upgrade(9),
    war: war === null ? [] : upgrade(war),
    peace: peace === null ? [] : upgrade(peace),
  };
  expect(maximumByUpgrades({ state, ...sets })).toMatchObject(is);
});

test.each([
  { extra: 12, hours: 36 },
  { extra: 1, hours: 25 },
  { extra: 24, hours: 48 },
  { extra: 0, hours: 24 },
])("perks that add $extra h: $hours h", ({ extra, hours }) => {
  expect(maximumByPerks(extra)).toEqual({ hours, base: 24, extra, by: "perks" });
});

test("24 h if the perks can't be read, and without a faction", () => {
  expect(maximumByPerks(undefined)).toEqual({ hours: 24, base: 24, extra: 0, by: "unknown" });
  expect(OWN_MAXIMUM).toEqual({ hours: 24, base: 24, extra: 0, by: "none" });
});
