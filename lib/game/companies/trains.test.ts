import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";

import { monthStartMs, trainsByDay, trainsByEmployee } from "./trains";

/** A Friday; its week began on Monday, 16 November. */
const NOW = Date.UTC(2026, 10, 20, 10, 42);
const EMPLOYEES = [
  { id: 1, name: "Sable" },
  { id: 2, name: "Wren" },
];

const train = (playerId: number, atMs: number, name = `Player ${playerId}`) => ({
  playerId,
  name,
  atMs,
});

test.each([
  { at: "on Monday, 00:00", atMs: Date.UTC(2026, 10, 16), ofWeek: 1, ofMonth: 1 },
  { at: "before Monday, 00:00", atMs: Date.UTC(2026, 10, 16) - 1000, ofWeek: 0, ofMonth: 1 },
  { at: "on the 1st, 00:00", atMs: Date.UTC(2026, 10, 1), ofWeek: 0, ofMonth: 1 },
  { at: "before the 1st, 00:00", atMs: Date.UTC(2026, 10, 1) - 1000, ofWeek: 0, ofMonth: 0 },
])("a train $at", ({ atMs, ofWeek, ofMonth }) => {
  const { employees } = trainsByEmployee([train(1, atMs)], EMPLOYEES, NOW);
  expect(employees[0]).toEqual({ playerId: 1, name: "Sable", ofWeek, ofMonth, total: 1 });
});

test("the month of 31 January begins on 1 January", () => {
  expect(monthStartMs(Date.UTC(2027, 0, 31, 23))).toBe(Date.UTC(2027, 0, 1));
});

test("those who have left share one line, and employees without trains have theirs", () => {
  const trains = [train(1, NOW), train(8, NOW - DAY_MS), train(9, NOW - 30 * DAY_MS)];
  expect(trainsByEmployee(trains, EMPLOYEES, NOW)).toEqual({
    employees: [
      { playerId: 1, name: "Sable", ofWeek: 1, ofMonth: 1, total: 1 },
      { playerId: 2, name: "Wren", ofWeek: 0, ofMonth: 0, total: 0 },
    ],
    former: { playerIds: [8, 9], ofWeek: 1, ofMonth: 1, total: 2 },
    total: { ofWeek: 2, ofMonth: 2, total: 3 },
  });
});

test("without the company’s employees, everybody has the latest name of the news", () => {
  const trains = [train(1, NOW, "New"), train(1, NOW - DAY_MS, "Old")];
  expect(trainsByEmployee(trains, null, NOW)).toMatchObject({
    employees: [{ name: "New", total: 2 }],
    former: null,
  });
});

test("days are newest first, and those with most trains come first", () => {
  const trains = [
    train(1, NOW - DAY_MS, "Sable"),
    train(2, NOW - DAY_MS, "Wren"),
    train(2, NOW - DAY_MS, "Wren"),
    train(3, NOW - DAY_MS, "Quill"),
    train(1, NOW, "Sable"),
  ];
  const days = trainsByDay(trains);
  expect(days.map(({ dayMs, total }) => [dayMs, total])).toEqual([
    [Date.UTC(2026, 10, 20), 1],
    [Date.UTC(2026, 10, 19), 4],
  ]);
  expect(days[1]?.employees.map((each) => `${each.name} ${each.trains}`)).toEqual([
    "Wren 2",
    "Quill 1",
    "Sable 1",
  ]);
});

test("all lines, all employees with those who left, and all days have the same total", () => {
  const anyTrains = fc.array(
    fc
      .record({
        playerId: fc.integer({ min: 1, max: 4 }),
        days: fc.double({ min: 0, max: 60, noNaN: true }),
      })
      .map(({ playerId, days }) => train(playerId, NOW - days * DAY_MS)),
  );
  fc.assert(
    fc.property(anyTrains, (trains) => {
      const { employees, former, total } = trainsByEmployee(trains, EMPLOYEES, NOW);
      for (const column of ["ofWeek", "ofMonth", "total"] as const) {
        const lines = [...employees.map((each) => each[column]), former?.[column] ?? 0];
        expect(sum(lines)).toBe(total[column]);
      }
      expect(total.total).toBe(trains.length);
      expect(sum(trainsByDay(trains).map((day) => day.total))).toBe(trains.length);
    }),
  );
});
