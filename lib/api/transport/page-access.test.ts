import { expect, test } from "vitest";

import { appPages } from "@/content/app-pages";

import { pageAccess } from "./page-access";

const key = (level: number, more: Partial<Parameters<typeof pageAccess>[1]> = {}) => ({
  level,
  selections: null,
  hasFactionAccess: true,
  ...more,
});

test.each([
  { page: "dashboard", level: 4, coverage: "all", missing: [] },
  { page: "dashboard", level: 3, coverage: "part", missing: ["user/log"] },
  {
    page: "dashboard",
    level: 2,
    coverage: "part",
    missing: ["user/log", "user/money", "user/stocks"],
  },
  { page: "userLogs", level: 3, coverage: "none", missing: ["user/log"] },
  { page: "portfolio", level: 2, coverage: "none", missing: ["user/stocks"] },
  { page: "portfolio", level: 3, coverage: "all", missing: [] },
  { page: "items", level: 1, coverage: "all", missing: [] },
  { page: "messageSender", level: 1, coverage: "all", missing: [] },
] as const)(
  "a key of level $level opens of $page: $coverage",
  ({ page, level, coverage, missing }) => {
    const found = pageAccess(appPages[page].reads, key(level));
    expect(found).toMatchObject({ coverage, isForPosition: false });
    expect([...found.missing].toSorted()).toEqual(missing);
  },
);

test("a position without access to the faction’s API is named as the reason where the key would do", () => {
  const paths = appPages.organisedCrimes.reads;
  expect(pageAccess(paths, key(4, { hasFactionAccess: false }))).toEqual({
    coverage: "none",
    missing: ["faction/crimes"],
    isForPosition: true,
  });
  expect(pageAccess(paths, key(1, { hasFactionAccess: false })).isForPosition).toBe(false);
});

test("an unknown position is no reason", () => {
  expect(
    pageAccess(appPages.organisedCrimes.reads, key(4, { hasFactionAccess: null })).coverage,
  ).toBe("all");
});

test("a custom key has access to its selections", () => {
  const selections = { torn: ["stocks"], user: ["bars"] };
  expect(pageAccess(appPages.portfolio.reads, key(0, { selections }))).toEqual({
    coverage: "none",
    missing: ["user/stocks"],
    isForPosition: false,
  });
  const more = { ...selections, user: ["bars", "stocks"] };
  expect(pageAccess(appPages.stockMarket.reads, key(0, { selections: more })).coverage).toBe("all");
  expect(pageAccess(["key/info", "user/bars"], key(0, { selections })).coverage).toBe("all");
});

test("a custom key's access is unknown if the game doesn't report it", () => {
  expect(pageAccess(appPages.portfolio.reads, key(0)).coverage).toBe("unknown");
});
