import { expect, test } from "vitest";

import { logRange } from "./rows";

const NOW = Date.UTC(2026, 10, 20, 12);
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

test.each([
  { from: "", to: "", fromMs: day("2004-01-01"), toMs: undefined, isPaged: true },
  {
    from: "",
    to: "2026-11-19",
    fromMs: day("2004-01-01"),
    toMs: day("2026-11-20") - 1000,
    isPaged: true,
  },
  { from: "2026-11-01", to: "", fromMs: day("2026-11-01"), toMs: undefined, isPaged: false },
  {
    from: "2026-11-20",
    to: "2026-11-20",
    fromMs: day("2026-11-20"),
    toMs: day("2026-11-21") - 1000,
    isPaged: false,
  },
])("from '$from' to '$to': read page by page: $isPaged", ({ from, to, ...range }) => {
  expect(logRange({ from, to }, NOW)).toEqual(range);
});

test.each([
  { why: "the last day before the first", from: "2026-11-07", to: "2026-11-01" },
  { why: "a year that is still being typed", from: "0202-11-01", to: "" },
  { why: "a day to come", from: "2026-11-21", to: "" },
  { why: "a last day to come", from: "", to: "2027-01-01" },
  { why: "no day", from: "yesterday", to: "" },
])("$why is told, with what to do", ({ from, to }) => {
  expect(logRange({ from, to }, NOW)).toMatch(/Choose/);
});
