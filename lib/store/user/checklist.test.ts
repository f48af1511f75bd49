import { beforeEach, expect, test } from "vitest";

import { checklistConfigStore, isItemOn } from "./checklist";

beforeEach(() => {
  checklistConfigStore.clear();
});

const stored = (raw: string) => {
  localStorage.setItem("checklistConfig", raw);
  return checklistConfigStore.get();
};

const DEFAULTS = {
  showComplete: true,
  inactivityDays: 7,
  ocPassRate: 90,
  bankCash: 1_000_000,
  enabledItems: {},
};

test("at first everything is shown, with 7 days and 90 %", () => {
  expect(checklistConfigStore.get()).toEqual(DEFAULTS);
});

test.each(["not json", "null", "[]", "7", "{}"])("the same from %s", (raw) => {
  expect(stored(raw)).toEqual(DEFAULTS);
});

test("the pass rate that was kept before there was more stays", () => {
  expect(stored('{"ocPassRate":70}')).toEqual({ ...DEFAULTS, ocPassRate: 70 });
});

test.each([
  { field: "showComplete", broken: '"yes"' },
  { field: "inactivityDays", broken: '"many"' },
  { field: "ocPassRate", broken: "null" },
  { field: "bankCash", broken: '"all"' },
  { field: "enabledItems", broken: '"all"' },
] as const)("a broken $field falls back alone", ({ field, broken }) => {
  const kept = {
    showComplete: false,
    inactivityDays: 3,
    ocPassRate: 60,
    bankCash: 5,
    enabledItems: { education: false },
  };
  const others = JSON.stringify({ ...kept, [field]: null }).replace(
    `"${field}":null`,
    `"${field}":${broken}`,
  );
  expect(stored(others)).toEqual({ ...kept, [field]: DEFAULTS[field] });
});

test("an item is on unless it was turned off, whatever else is kept", () => {
  const config = stored('{"enabledItems":{"education":false,"missions":true,"wheel":7}}');
  expect(isItemOn(config, "education")).toBe(false);
  for (const id of ["missions", "wheel", "nerveRefill"]) expect(isItemOn(config, id)).toBe(true);
});
