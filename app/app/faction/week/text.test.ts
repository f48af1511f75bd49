import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { WEEK_STATS } from "@/lib/game/week/member-week";

import {
  exemptionsText,
  formatOf,
  scaledText,
  STAT_TEXT,
  shortText,
  unmetMinimumText,
  weekText,
} from "./text";

const FROM = Date.UTC(2026, 10, 24);
const UNTIL = Date.UTC(2026, 11, 1);

test.each([
  {
    exemptions: [{ fromMs: FROM, untilMs: UNTIL, reason: "holiday" }],
    words: "Exempt from 24 Nov until 1 Dec: holiday",
  },
  {
    exemptions: [{ fromMs: FROM, untilMs: UNTIL, reason: "" }],
    words: "Exempt from 24 Nov until 1 Dec",
  },
  {
    exemptions: [{ fromMs: null, untilMs: UNTIL, reason: "holiday" }],
    words: "Exempt until 1 Dec: holiday",
  },
  {
    exemptions: [
      { fromMs: FROM, untilMs: FROM + 2 * DAY_MS, reason: "ill" },
      { fromMs: FROM + 4 * DAY_MS, untilMs: UNTIL, reason: "" },
    ],
    words: "Exempt from 24 Nov until 26 Nov: ill; from 28 Nov until 1 Dec",
  },
])("exemptions read “$words”", ({ exemptions, words }) => {
  expect(exemptionsText(exemptions)).toBe(words);
});

test.each([
  { from: "2026-11-09", words: "9 Nov to 16 Nov" },
  { from: "2025-12-29", words: "29 Dec to 5 Jan" },
  { from: "2025-12-22", words: "22 Dec to 29 Dec 2025" },
  { from: "2025-11-24", words: "24 Nov to 1 Dec 2025" },
])("in November 2026, the week from $from is “$words”", ({ from, words }) => {
  const fromMs = Date.parse(from);
  expect(weekText({ fromMs, toMs: fromMs + 7 * DAY_MS }, FROM)).toBe(words);
});

test.each([
  [0, "0 min"],
  [59 * 60 + 59, "59 min"],
  [3_600, "1 h"],
  [2 * 3_600 - 1, "1 h 59 min"],
  [10 * 3_600 - 1, "9 h 59 min"],
  [10 * 3_600 + 300, "10 h"],
  [979.5 * 3_600, "979 h"],
])("%d s of play read “%s”", (seconds, words) => {
  expect(formatOf("timeplayed")(seconds)).toBe(words);
});

test.each([
  { days: 1, words: " Minimums are scaled to 1 day." },
  { days: 3, words: " Minimums are scaled to 3 days." },
  { days: 7, words: "" },
  { days: 30, words: " Minimums are scaled to 30 days." },
])("over $days days the minimums say “$words”", ({ days, words }) => {
  expect(scaledText({ fromMs: FROM, toMs: FROM + days * DAY_MS })).toBe(words);
});

test.each([
  [{ stat: "xantaken", gain: 5, minimum: 6 }, "5 Xanax (minimum 6 Xanax)"],
  [{ stat: "timeplayed", gain: 1_500, minimum: 3_600 }, "25 min played (minimum 1 h)"],
  [{ stat: "timeplayed", gain: 7_260, minimum: 9_000 }, "2 h 01 min played (minimum 2 h 30 min)"],
  [{ stat: "timeplayed", gain: 140_000, minimum: 144_000 }, "38 h 53 min played (minimum 40 h)"],
  [{ stat: "timeplayed", gain: 0, minimum: 9_000 }, "0 min played (minimum 2 h 30 min)"],
  [
    { stat: "organizedcrimes", gain: 0, minimum: 1 },
    "0 organised crimes (minimum 1 organised crime)",
  ],
] as const)("%j reads “%s”", (unmetMinimum, words) => {
  expect(unmetMinimumText(unmetMinimum)).toBe(words);
});

// The minutes played are rounded down, so those that are missing are rounded up.
test.each([
  [[{ stat: "timeplayed", gain: 690, minimum: 3_600 }], "49 min short"],
  [[{ stat: "timeplayed", gain: 0, minimum: 3_600 }], "1 h short"],
  [
    [
      { stat: "xantaken", gain: 5, minimum: 14 },
      { stat: "timeplayed", gain: 3_000, minimum: 9_000 },
    ],
    "9 Xanax, 1 h 40 min short",
  ],
] as const)("%j is %s", (unmet, words) => {
  expect(shortText(unmet)).toBe(words);
});

test.each(
  WEEK_STATS.map((stat) => {
    const others = { figure: "90,000", text: /^90,000 [A-Za-z]/ };
    const known: Partial<Record<typeof stat, typeof others>> = {
      timeplayed: { figure: "25 h", text: /^25 h$/ },
      networth: { figure: "$90.0k", text: /^\$90\.0k$/ },
    };
    return { stat, ...(known[stat] ?? others) };
  }),
)("90,000 of $stat reads $figure: only net worth is in dollars", ({ stat, figure, text }) => {
  expect(formatOf(stat)(90_000)).toBe(figure);
  expect(STAT_TEXT[stat].gainText(90_000)).toMatch(text);
});
