import { expect, test } from "vitest";

import { gapTexts } from "./uncounted";

const at = (day: number, hours = 0) => Date.UTC(2026, 10, day, hours);
const span = (fromMs: number, toMs: number) => ({ fromMs, toMs });

const said = (from: string, to: string) =>
  `Nothing read between ${from} and ${to}: what you bought or sold then isn’t counted.`;

test.each([
  { what: "one period", spans: [span(at(9), at(20))], texts: [] },
  { what: "no period", spans: [], texts: [] },
  {
    what: "two periods",
    spans: [span(at(9), at(20)), span(0, at(2))],
    texts: [said("2 Nov", "9 Nov")],
  },
  {
    what: "two periods within a day",
    spans: [span(at(9, 14), at(20)), span(0, at(9, 10))],
    texts: [said("9 Nov, 10:00", "9 Nov, 14:00")],
  },
  {
    what: "three periods",
    spans: [span(at(16), at(20)), span(at(9), at(12)), span(at(1), at(2))],
    texts: [said("12 Nov", "16 Nov"), said("2 Nov", "9 Nov")],
  },
  { what: "a second between two", spans: [span(at(9) + 1000, at(20)), span(0, at(9))], texts: [] },
])("of $what: $texts", ({ spans, texts }) => {
  expect(gapTexts(spans, at(1))).toEqual(texts);
});

test("a gap before the chosen period isn’t named, and one across its start begins there", () => {
  const spans = [span(at(9), at(20)), span(0, at(2))];
  expect(gapTexts(spans, at(9))).toEqual([]);
  expect(gapTexts(spans, at(5))).toEqual([said("5 Nov", "9 Nov")]);
});
