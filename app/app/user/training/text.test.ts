import { MINUTE_MS } from "@/lib/common/time";
import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";
import { expect, test } from "vitest";

import type { ExplainedSum } from "@/components/figures/explain-lines";
import type { JumpOutcome } from "@/lib/game/training/jump";
import { NO_CORRECTION } from "@/lib/game/training/sessions";
import { goalsFor } from "@/lib/game/training/special-gyms";
import { aGym, four } from "@/lib/game/training/testing/gyms";
import { allEnergyIn } from "@/lib/game/training/training-now";

import { explainEstimate } from "./explanation";
import { explainJump } from "./jump-explanation";
import { partText } from "./log-columns";
import { explainPlan } from "./plan-explanation";
import { formatFactor, formatPoints, formatRatio, formatSignedPoints } from "./text";
import { hoursText, ingredientsText } from "./jump-text";

test.each([
  { points: 213_067, text: "213k" },
  { points: 9_746.4, text: "9,746" },
  { points: 10_000, text: "10.0k" },
  { points: 3_550_797, text: "3.55m" },
  { points: 4.798, text: "4.80" },
  { points: 100.25, text: "100" },
  { points: 70, text: "70" },
  { points: 0, text: "0" },
  { points: NaN, text: "–" },
])("$points points are $text", ({ points, text }) => {
  expect(formatPoints(points)).toBe(text);
});

test("signs, percentages and factors", () => {
  expect(formatSignedPoints(213_067)).toBe("+213k");
  expect(formatSignedPoints(-1_928_291)).toBe("−1.93m");
  expect(formatRatio(1.0289)).toBe("102.9%");
  expect(formatFactor(1.0289)).toBe("× 1.029");
  expect(formatFactor(7.3, 1)).toBe("× 7.3");
});

test("a jump in words", () => {
  const jump = { ...NO_INGREDIENTS, dvd: 5, ecstasy: 1, refill: 1 };
  expect(ingredientsText({ ...jump, xanax: 4 })).toBe("4 Xanax, 5 Erotic DVDs and 1 Ecstasy");
  expect(ingredientsText(jump)).toBe("5 Erotic DVDs and 1 Ecstasy, no stack");
});

test.each([
  { minutes: 16, text: "16 min" },
  { minutes: 60, text: "1 h" },
  { minutes: 6 * 60 + 30, text: "6.5 h" },
  { minutes: 28 * 60 + 14, text: "28 h" },
  { minutes: 30 * 60, text: "30 h" },
])("$minutes minutes are $text", ({ minutes, text }) => {
  expect(hoursText(minutes * MINUTE_MS)).toBe(text);
});

const november = (day: number) => Date.UTC(2026, 10, day);

test.each([
  { from: 14, to: 21, known: 1, part: "to now" },
  { from: 14, to: 21, known: 15, part: "from 15 Nov to now" },
  { from: 7, to: 14, known: 1, part: null },
  { from: 7, to: 14, known: 7, part: null },
  { from: 7, to: 14, known: 8, part: "from 8 Nov" },
  { from: 7, to: 14, known: 14, part: "incomplete" },
])("the week of $from November, known from the $known: $part", ({ from, to, known, part }) => {
  const week = { fromMs: november(from), toMs: november(to) };
  expect(partText(week, november(known), november(20) + 1)).toBe(part);
});

const lineOf = (sum: ExplainedSum, label: string) =>
  sum.lines.find((line) => line.label === label)?.value;

test("a plan’s lines multiply to its days", () => {
  const gain = (expected: number) => ({ expected, low: expected, high: expected });
  const plan = { energy: gain(26_783), days: gain(93), dayMs: gain(0) };
  const stats = { strength: 0, defense: 0, speed: 441_000_000, dexterity: 0 };
  const goals = goalsFor({ ...stats, speed: 515_750_000 }, stats);
  const sum = explainPlan(goals, plan, 290, true);
  expect(lineOf(sum, "To go")).toBe("74,750,000");
  // 74,750,000 ÷ 26,783, and 26,783 ÷ 290 rounded up.
  expect(lineOf(sum, "Gain per energy on the way")).toBe("2,791");
  expect(lineOf(sum, "Days")).toBe("93");
  expect(sum.note).toContain("If a special gym’s ratio breaks on the way, it takes longer.");
});

test("an estimate’s lines multiply to the formula, and with the log to the estimate", () => {
  const gym = aGym({ dots: four(0, 0, 7.3, 0) });
  const trainee = {
    stats: four(0, 0, 441_000_000, 0),
    perks: [
      { text: "", source: "property", stat: null, percent: 2 },
      { text: "", source: "enhancer", stat: "speed", percent: 5 },
    ] as const,
    correction: { ...NO_CORRECTION, expected: 1.02877, state: "applied" as const },
  };
  const [estimate] = allEnergyIn(gym, trainee, { energy: 80, happy: 4105 });
  if (estimate === undefined) throw new Error("no estimate");
  const sum = explainEstimate({ ...trainee, estimate, gym, happy: 4105 });
  expect(sum.lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "441,000,000, counted as: 55,153,782",
    "Happy 4,105: × 1.2000",
    "8 × 4,105^1.05: +49,782",
    "1,600 × (1 − (4,105 ÷ 99,999)²): +1,597",
    "Constant of speed: +2,000",
    "George's dots: × 7.3",
    "Energy per train: × 10",
    "Gym perks +2%, +5% speed: × 1.0710",
    "Divided by: ÷ 200,000",
    "First train: 25,893",
    "7 more trains, each from where the last one left off: +181,214",
    "Formula, 8 trains at 10 energy: 207,108",
    "Your log: × 1.029",
    "Estimate: +213,066",
    expect.stringMatching(/^Range: [\d,]+ to [\d,]+$/),
  ]);
});

test("a jump’s lines: what it gains, what the same hours gain flat, and the difference", () => {
  const gain = (energy: number, expected: number) => ({
    energy,
    expected,
    low: expected,
    high: expected,
  });
  const outcome = {
    steps: { happy: 35_050, steps: [] as JumpOutcome["steps"]["steps"] },
    jump: gain(1150, 3_550_797),
    sameTime: gain(1990, 5_479_088),
    difference: -1_928_291,
  } as JumpOutcome;
  const sum = explainJump(outcome, "28 h", NO_CORRECTION);
  expect(sum.lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "This jump: 1,150 energy from 35,050 happy",
    "Gains: +3,550,797",
    "28 h flat: 1,990 energy",
    "Gains flat: +5,479,088",
    "Difference: −1.93m",
  ]);
});
