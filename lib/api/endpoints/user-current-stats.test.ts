import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-current-stats.json";
import older from "@/lib/api/testing/fixtures/user-current-stats.legacy.json";
import { answerTo, resolve, type Schema } from "@/lib/api/testing/open-api";
import { STAT_GROUPS } from "@/lib/game/progress/stat-groups";

import { currentStatsWire } from "./user-current-stats";

test("today's tree and the older flat answer give the same", () => {
  const now = currentStatsWire.parse(live);
  expect(currentStatsWire.parse(older)).toEqual(now);
  expect(now).toMatchObject({
    attackswon: 3_481,
    xantaken: 1_404,
    timeplayed: 5_124_340,
    manuallabor: 84_210,
    networthstockmarket: 6_210_000_000,
  });
});

test("what has no figure is absent, and so is what isn't a number", () => {
  const body = { personalstats: { drugs: { xanax: "many" }, networth: null } };
  expect(currentStatsWire.parse(body)).toEqual({});
});

test("every statistic that can be followed has its place in the answer", () => {
  const flat = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => [name, 7]));
  const read = currentStatsWire.parse({ personalstats: Object.fromEntries(flat) as object });
  expect(Object.keys(read)).toHaveLength(flat.length);
});

/** A value of the schema, with all alternatives merged and the bits of each number as its value. */
function filled(schema: Schema): unknown {
  const { properties, allOf, oneOf, format } = resolve(schema);
  const parts = allOf ?? oneOf;
  if (parts) return Object.assign({}, ...parts.map(filled)) as object;
  if (properties === undefined) return format === "int64" ? 64 : 32;
  return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, filled(of)]));
}

test("no two statistics are read from one place", () => {
  const [full] = resolve(answerTo("/user/personalstats")).oneOf ?? [];
  let last = 0;
  const numbered = JSON.parse(JSON.stringify(filled(full ?? {})), (_, value: unknown) =>
    typeof value === "number" ? (last += 1) : value,
  ) as object;
  const values = Object.values(currentStatsWire.parse(numbered));
  expect(new Set(values).size).toBe(values.length);
});

/** The parsed response, with each statistic's bits in the OpenAPI document as its value. */
function bitsOfAll() {
  const [full] = resolve(answerTo("/user/personalstats")).oneOf ?? [];
  return currentStatsWire.parse(filled(full ?? {}));
}

test("every statistic that the OpenAPI document names can be followed", () => {
  const names = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => name));
  const { enum: named = [] } = resolve({ $ref: "#/components/schemas/PersonalStatsStatName" });
  expect(names.toSorted()).toEqual(named.map(String).toSorted());
});

test("every statistic that can be followed is where the OpenAPI document has it", () => {
  const names = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => name));
  expect(Object.keys(bitsOfAll()).toSorted()).toEqual(names.toSorted());
});

/** Statistics with 64 bits in the document that aren't money: battle stats, damage, and the number of dividends. */
const LONG = new Set([
  "totalstats",
  "strength",
  "defense",
  "speed",
  "dexterity",
  "attackdamage",
  "stockpayouts",
]);

test.each(STAT_GROUPS.flatMap(({ statistics }) => statistics))(
  "$name in $unit: the OpenAPI document gives 64 bits to money, and 32 to what is counted",
  ({ name, unit }) => {
    expect(bitsOfAll()[name]).toBe(unit === "dollars" || LONG.has(name) ? 64 : 32);
    expect(unit === "dollars" && LONG.has(name)).toBe(false);
  },
);
