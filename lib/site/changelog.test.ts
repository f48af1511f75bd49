import { expect, test } from "vitest";

import { type ChangeDay, type ChangeType, filterByType, newestFirst } from "./changelog";

const aDay = (date: number, ...types: ChangeType[]): ChangeDay => ({
  atMs: Date.UTC(2026, 10, date),
  changes: types.map((type, i) => ({ type, description: `${type} ${i + 1}` })),
});

const DAYS = [aDay(20, "feature", "fix", "fix"), aDay(22, "ui"), aDay(21, "fix", "feature")];

/** The days of the month, each with the types of its changes. */
const outline = (days: readonly ChangeDay[]) =>
  days.map(({ atMs, changes }) =>
    [new Date(atMs).getUTCDate(), ...changes.map(({ type }) => type)].join(" "),
  );

test("the newest day comes first, however they are written", () => {
  expect(outline(newestFirst(DAYS))).toEqual(["22 ui", "21 fix feature", "20 feature fix fix"]);
});

const CASES: { chosen: ChangeType[]; left: string[] }[] = [
  { chosen: [], left: ["20 feature fix fix", "22 ui", "21 fix feature"] },
  { chosen: ["fix"], left: ["20 fix fix", "21 fix"] },
  { chosen: ["ui"], left: ["22 ui"] },
  { chosen: ["ui", "feature"], left: ["20 feature", "22 ui", "21 feature"] },
  { chosen: ["config"], left: [] },
  {
    chosen: ["feature", "fix", "ui", "config"],
    left: ["20 feature fix fix", "22 ui", "21 fix feature"],
  },
];

test.each(CASES)("of the types $chosen are left: $left", ({ chosen, left }) => {
  expect(outline(filterByType(DAYS, chosen))).toEqual(left);
});
