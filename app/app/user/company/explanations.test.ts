import { describe, expect, test } from "vitest";

import type { ExplainedSum } from "@/components/figures/explain-lines";
import { expectAbout, lookUp, numberIn, runThrough } from "@/app/testing/explained-lines";
import { sum } from "@/lib/common/numbers";
import { bestPositions } from "@/lib/game/companies/best-positions";
import { orderToFill } from "@/lib/game/companies/company-day";
import { positionPoints } from "@/lib/game/companies/position-points";
import { aPosition } from "@/lib/game/companies/testing/company-types";
import { anEmployee, aProduct } from "@/lib/game/companies/testing/company-facts";

import { explainBest } from "./best-positions-explanation";
import { explainOrder, explainPoints } from "./explanation";
import { explainChange } from "./history-explanation";

test("explainPoints", () => {
  const position = aPosition();
  const stats = { manualLabor: 900, intelligence: 50_000, endurance: 16_000 };
  const points = positionPoints(stats, position.required);
  const { lines } = explainPoints({ position, stats, points });
  const parts = lines.slice(0, -1).map(({ value }) => numberIn(value));
  // 45 × 900 ÷ 2,000, and 45 with two doublings: 20 and 55.
  expect(parts).toEqual([20, 55]);
  expect(lookUp(lines)("Points")).toBe(sum(parts));
});

test("explainBest", () => {
  const clerk = aPosition({
    name: "Clerk",
    required: { manualLabor: 0, intelligence: 4000, endurance: 2000 },
  });
  const employees = [
    anEmployee({ stats: { manualLabor: 8000, intelligence: 500, endurance: 8000 } }),
    anEmployee({
      ...{ id: 3, name: "Charlie", position: "Sales Assistant" },
      stats: { manualLabor: 100, intelligence: 9000, endurance: 3000 },
    }),
  ];
  const best = bestPositions(employees, [clerk, aPosition()], new Set());
  const { lines } = explainBest(best);
  expect(lines).toHaveLength(4);
  expect(runThrough(lines.slice(0, -1))).toBe(lookUp(lines)("Points with these moves"));
  for (const { label, value } of lines.slice(1, -1)) {
    const [, now = "", then = ""] = /: \D+(\d+) → \D+(\d+)$/.exec(label) ?? [];
    expect(Number(then) - Number(now)).toBe(numberIn(value));
  }
});

test("explainBest, with a seat fewer", () => {
  const staff = [
    anEmployee({ position: "Sales Assistant" }),
    anEmployee({ ...{ id: 3, name: "Charlie" }, position: "Sales Assistant" }),
  ];
  const best = bestPositions(staff, [aPosition()], new Set(), new Map([["Sales Assistant", 1]]));
  const { lines, note } = explainBest(best);
  expect(lines[1]?.label).toMatch(/: Sales Assistant \d+ → no seat 0$/);
  expect(runThrough(lines.slice(0, -1))).toBe(lookUp(lines)("Points with these moves"));
  expect(note).toContain("No order of these seats has more points");
});

describe("explainChange", () => {
  const WEEK = {
    total: 760,
    totalBefore: 700,
    knownDays: 7,
    knownDaysBefore: 7,
    change: 760 / 700 - 1,
    isAverage: false,
  };
  const percent = (lines: ExplainedSum["lines"]) =>
    numberIn((lines.at(-1)?.value ?? "").replace("%", ""));

  test("the totals of both weeks", () => {
    const { lines = [] } = explainChange("profit", WEEK) ?? {};
    expect(lines.map(({ label }) => label)).toEqual([
      "Last 7 days, 7 days known",
      "7 days before, 7 days known",
      "Change",
    ]);
    const [last = 0, before = 0] = lines.map(({ value }) => numberIn(value));
    expect((last / before - 1) * 100).toBeCloseTo(percent(lines), 1);
  });

  test("averages per known day, if one is missing", () => {
    const week = { ...WEEK, knownDays: 6, change: 760 / 6 / 100 - 1, isAverage: true };
    const { lines = [], note } = explainChange("income", week) ?? {};
    const at = lookUp(lines);
    expectAbout(at("Last 7 days, 6 days known") / 6, at("Per known day"));
    expectAbout(at("7 days before, 7 days known") / 7, at("Per known day before"));
    const ratio = at("Per known day") / at("Per known day before") - 1;
    expect(Math.abs(ratio * 100 - percent(lines))).toBeLessThan(1);
    expect(note).toBe("A day is missing, so averages per known day are compared.");
  });

  test("nothing without a comparison", () => {
    expect(explainChange("profit", { ...WEEK, change: null })).toBeNull();
  });
});

describe("explainOrder", () => {
  const PRODUCTS = [
    aProduct(),
    aProduct({ name: "Chair", cost: 12, inStock: 100, onOrder: 50, soldAmount: 90 }),
    aProduct({ name: "Lamp", cost: 3, inStock: 4000, soldAmount: 10 }),
  ];

  test.each([6000, 4800, 1000])("in a storage of %i", (capacity) => {
    const order = orderToFill(PRODUCTS, capacity);
    if (order === null) throw new Error("All amounts are known.");
    const { lines } = explainOrder(PRODUCTS, order, capacity);
    const at = lookUp(lines);
    expectAbout(at("Storage") + at("In stock") + at("On order"), at("Free"));
    const ordered = lines.filter(({ label }) => label.includes(" days × "));
    expect(sum(ordered.map(({ value }) => numberIn(value)))).toBe(at("Pieces"));
    expectAbout(
      sum(
        ordered.map(({ value }) => {
          const [count = "", each = ""] = value.split(" at ");
          return numberIn(count) * numberIn(each);
        }),
      ),
      at("Cost"),
    );
    for (const { label, value } of ordered) {
      const [, days = 0, sold = 0, has = 0] =
        /: ([\d.]+) days × (\d+) − (\d+)$/.exec(label)?.map(Number) ?? [];
      // The days are rounded to a tenth.
      expect(Math.abs(days * sold - has - numberIn(value))).toBeLessThanOrEqual(0.05 * sold + 1);
    }
  });
});
