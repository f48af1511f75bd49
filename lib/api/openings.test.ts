import { expect, test } from "vitest";

import { READS } from "@/content/reads";
import { openingOf } from "./openings";

const key = (level: number, more: Partial<Parameters<typeof openingOf>[1]> = {}) => ({
  level,
  selections: null,
  hasFactionAccess: true,
  ...more,
});

test.each([
  { page: "dashboard", level: 4, opens: "all", missing: [] },
  { page: "dashboard", level: 3, opens: "part", missing: ["user/log"] },
  { page: "dashboard", level: 2, opens: "part", missing: ["user/log", "user/stocks"] },
  { page: "userLogs", level: 3, opens: "none", missing: ["user/log"] },
  { page: "portfolio", level: 2, opens: "none", missing: ["user/stocks"] },
  { page: "portfolio", level: 3, opens: "all", missing: [] },
  { page: "items", level: 1, opens: "all", missing: [] },
  { page: "messageSender", level: 1, opens: "all", missing: [] },
] as const)("a key of level $level opens of $page: $opens", ({ page, level, opens, missing }) => {
  const found = openingOf(READS[page], key(level));
  expect(found).toMatchObject({ opens, isForPosition: false });
  expect([...found.missing].toSorted()).toEqual(missing);
});

test("a position without access to the faction’s API is named as the reason where the key would do", () => {
  const paths = READS.organisedCrimes;
  expect(openingOf(paths, key(4, { hasFactionAccess: false }))).toEqual({
    opens: "none",
    missing: ["faction/crimes"],
    isForPosition: true,
  });
  expect(openingOf(paths, key(1, { hasFactionAccess: false })).isForPosition).toBe(false);
});

test("a position that isn’t known is no reason", () => {
  expect(openingOf(READS.organisedCrimes, key(4, { hasFactionAccess: null })).opens).toBe("all");
});

test("a custom key opens what is among its selections", () => {
  const selections = { torn: ["stocks"], user: ["bars"] };
  expect(openingOf(READS.portfolio, key(0, { selections }))).toEqual({
    opens: "none",
    missing: ["user/stocks"],
    isForPosition: false,
  });
  const more = { ...selections, user: ["bars", "stocks"] };
  expect(openingOf(READS.stockMarket, key(0, { selections: more })).opens).toBe("all");
  expect(openingOf(["key/info", "user/bars"], key(0, { selections })).opens).toBe("all");
});

test("what a custom key opens isn’t known where the game doesn’t say", () => {
  expect(openingOf(READS.portfolio, key(0)).opens).toBe("unknown");
});
