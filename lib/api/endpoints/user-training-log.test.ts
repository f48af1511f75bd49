import { expect, test } from "vitest";

import current from "@/lib/api/testing/fixtures/user-training-log.json";
import legacy from "@/lib/api/testing/fixtures/user-training-log.legacy.json";

import { trainingLogWire } from "./user-training-log";

const [ENTRY] = current.log;

/** The fixture's entry with other fields, or of another type. */
const logOf = (changes: object, type = 5302) => ({
  log: [
    { ...ENTRY, details: { ...ENTRY?.details, id: type }, data: { ...ENTRY?.data, ...changes } },
  ],
});

const read = (wire: unknown) => trainingLogWire.parse(wire);

test.each([
  { shape: "current", wire: current },
  { shape: "legacy", wire: legacy },
])("reads a session in the $shape shape, whose stat before it is text", ({ wire }) => {
  expect(read(wire)).toEqual({
    entries: [
      {
        id: "Tr4inSpeed01",
        atMs: 1_795_175_000_000,
        stat: "speed",
        trains: 4,
        energy: 40,
        before: 1200.25,
        after: 1300.5,
        gain: 100.25,
        happyUsed: 21,
        gymId: 12,
      },
    ],
    dropped: 0,
  });
});

test.each([
  { type: 5300, stat: "strength" },
  { type: 5301, stat: "defense" },
  { type: 5302, stat: "speed" },
  { type: 5303, stat: "dexterity" },
])("type $type trains $stat", ({ type, stat }) => {
  const fields = {
    happy_used: null,
    [`${stat}_before`]: "10",
    [`${stat}_after`]: 12,
    [`${stat}_increased`]: 2,
  };
  expect(read(logOf(fields, type)).entries).toMatchObject([
    { stat, before: 10, after: 12, gain: 2, happyUsed: null },
  ]);
});

test("computes a missing gain from the difference", () => {
  const fields = { speed_before: 1000, speed_after: "1250", speed_increased: null };
  expect(read(logOf(fields)).entries).toMatchObject([{ before: 1000, after: 1250, gain: 250 }]);
});

test.each([
  { trains: null },
  { energy_used: "" },
  { gym: undefined },
  { speed_before: "a lot" },
  { speed_before: "1200 or so" },
  { speed_before: "about 12" },
  { speed_after: -1 },
  { speed_after: Infinity },
  { speed_after: [] },
])("drops an entry with %j, and only that one", (changes) => {
  const { entries, dropped } = read({ log: [...logOf(changes).log, ENTRY] });
  expect(entries).toHaveLength(1);
  expect(dropped).toBe(1);
});

test("skips entries of other types and counts broken ones", () => {
  expect(read(logOf({}, 5310))).toEqual({ entries: [], dropped: 0 });
  expect(read({ log: ["broken"] })).toEqual({ entries: [], dropped: 1 });
});
