import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-stats-now.json";
import older from "@/lib/api/testing/fixtures/user-stats-now.older.json";
import { answerTo, resolve, type Schema } from "@/lib/api/testing/open-api";
import { STAT_GROUPS } from "@/lib/game/progress/statistics";

import { statsNowWire } from "./user-stats-now";

test("today's tree and the older flat answer give the same", () => {
  const now = statsNowWire.parse(live);
  expect(statsNowWire.parse(older)).toEqual(now);
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
  expect(statsNowWire.parse(body)).toEqual({});
});

test("every statistic that can be followed has its place in the answer", () => {
  const flat = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => [name, 7]));
  const read = statsNowWire.parse({ personalstats: Object.fromEntries(flat) as object });
  expect(Object.keys(read)).toHaveLength(flat.length);
});

/** What a schema describes, with 7 for each number, and with all that it offers for choice. */
function filled(schema: Schema): unknown {
  const { properties, allOf, oneOf } = resolve(schema);
  const parts = allOf ?? oneOf;
  if (parts) return Object.assign({}, ...parts.map(filled)) as object;
  if (properties === undefined) return 7;
  return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, filled(of)]));
}

test("every statistic that can be followed is where the OpenAPI document has it", () => {
  const [full] = resolve(answerTo("/user/personalstats")).oneOf ?? [];
  const names = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => name));
  const read = statsNowWire.parse(filled(full ?? {}));
  expect(Object.keys(read).toSorted()).toEqual(names.toSorted());
});
