import { expect, test } from "vitest";

import { attackRange } from "./filters";

const NOW = Date.UTC(2026, 10, 20, 12);
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const NO_DAYS = { from: "", to: "" };

test("loading starts at a full hour, so that it isn’t restarted within the hour", () => {
  const at = (minute: number) => attackRange("24h", NO_DAYS, Date.UTC(2026, 10, 20, 12, minute));
  expect(at(59)).toMatchObject({
    fromMs: Date.UTC(2026, 10, 19, 12, 59),
    loadFromMs: Date.UTC(2026, 10, 19, 12),
  });
  expect(at(1)).toMatchObject({ loadFromMs: Date.UTC(2026, 10, 19, 12) });
});

test.each([
  { id: "24h", from: Date.UTC(2026, 10, 19, 12), text: "in the last 24 hours" },
  { id: "7d", from: Date.UTC(2026, 10, 13, 12), text: "in the last 7 days" },
  { id: "30d", from: Date.UTC(2026, 9, 21, 12), text: "in the last 30 days" },
] as const)("$id ends now, whatever days were chosen before", ({ id, from, text }) => {
  const range = { fromMs: from, loadFromMs: from, text };
  expect(attackRange(id, NO_DAYS, NOW)).toEqual(range);
  expect(attackRange(id, { from: "2026-01-01", to: "nonsense" }, NOW)).toEqual(range);
});

test.each([
  { from: "", to: "", fromMs: day("2026-11-20"), text: "since 20 Nov 2026" },
  { from: "2026-11-01", to: "", fromMs: day("2026-11-01"), text: "since 1 Nov 2026" },
  {
    from: "2026-11-01",
    to: "2026-11-07",
    fromMs: day("2026-11-01"),
    toMs: day("2026-11-08") - 1000,
    text: "from 1 Nov 2026 to 7 Nov 2026",
  },
  {
    from: "2026-11-20",
    to: "2026-11-20",
    fromMs: day("2026-11-20"),
    toMs: day("2026-11-21") - 1000,
    text: "on 20 Nov 2026",
  },
])("from '$from' to '$to': $text", ({ from, to, ...range }) => {
  expect(attackRange("dates", { from, to }, NOW)).toEqual({ ...range, loadFromMs: range.fromMs });
});

test.each([
  { why: "the last day before the first", from: "2026-11-07", to: "2026-11-01" },
  { why: "the last day before today", from: "", to: "2026-11-01" },
  { why: "a year that is still being typed", from: "0202-11-01", to: "" },
  { why: "a day to come", from: "2026-11-21", to: "" },
  { why: "a last day to come", from: "", to: "2027-01-01" },
  { why: "no day", from: "yesterday", to: "" },
])("$why: says so, with what to do", ({ from, to }) => {
  expect(attackRange("dates", { from, to }, NOW)).toMatch(/Choose/);
});
