import { afterEach, expect, test, vi } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { CompanyReading } from "@/lib/game/companies/company-history";
import { mergeUserData, parseUserData } from "@/lib/store/backup/user-data";

import { companyReadingsStore, MAX_READINGS, saveReadings } from "./company-readings";

const DAY = Date.UTC(2026, 10, 19);

const reading = (dayMs: number, changes: Partial<CompanyReading> = {}): CompanyReading => ({
  dayMs,
  profit: 5,
  efficiency: 90,
  popularity: null,
  environment: 100,
  ...changes,
});

afterEach(() => {
  companyReadingsStore.clear();
});

test("a day is saved once, by company; what a later visit knows replaces what the first one knew", () => {
  saveReadings(8001, [reading(DAY)]);
  saveReadings(8002, [reading(DAY, { profit: 9 })]);
  saveReadings(8001, [reading(DAY, { profit: 7, efficiency: null, popularity: 40 })]);
  expect(companyReadingsStore.get()).toEqual({
    8001: [reading(DAY, { profit: 7, popularity: 40 })],
    8002: [reading(DAY, { profit: 9 })],
  });
});

test("days are newest first, and the oldest ones give way", () => {
  const days = Array.from({ length: MAX_READINGS + 5 }, (_, index) =>
    reading(DAY + index * DAY_MS),
  );
  saveReadings(8001, days);
  const saved = companyReadingsStore.get()[8001] ?? [];
  expect(saved).toHaveLength(MAX_READINGS);
  expect(saved[0]).toEqual(days.at(-1));
});

test("nothing is written if nothing is new", () => {
  saveReadings(8001, [reading(DAY)]);
  const heard = vi.fn();
  const leave = companyReadingsStore.subscribe(heard);
  saveReadings(8001, [reading(DAY, { environment: null })]);
  expect(heard).not.toHaveBeenCalled();
  saveReadings(8001, [reading(DAY, { environment: 99 })]);
  expect(heard).toHaveBeenCalledOnce();
  leave();
});

test("a damaged day is left out alone, and a damaged value is unknown", () => {
  const damaged = { ...reading(DAY - DAY_MS), profit: "much", popularity: undefined };
  const others = [{ dayMs: "x" }, null, reading(1), reading(DAY + 1), reading(0)];
  const stored = { 8001: [reading(DAY), ...others, damaged], 8002: "none" };
  localStorage.setItem("companyReadings", JSON.stringify(stored));
  expect(companyReadingsStore.get()).toEqual({
    8001: [reading(DAY), reading(DAY - DAY_MS, { profit: null })],
  });
});

test("a backup adds the days that are missing here", () => {
  const readings = (...days: CompanyReading[]) => ({ companyReadings: { 8001: days } });
  const here = readings(reading(DAY, { profit: 1 }));
  const file = readings(reading(DAY, { profit: 2 }), reading(DAY - DAY_MS));
  expect(parseUserData(file)).toEqual(file);
  expect(mergeUserData(here, file)).toEqual(
    readings(reading(DAY, { profit: 1 }), reading(DAY - DAY_MS)),
  );
});
