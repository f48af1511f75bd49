import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-log-types.json";
import older from "@/lib/api/testing/fixtures/torn-log-types.legacy.json";

import { logTypesWire } from "./torn-log-types";

const read = (wire: unknown) => logTypesWire.parse(wire).logtypes;

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the kinds of log entries of $shape shape", ({ wire }) => {
  const { entries, dropped } = read(wire);
  expect(dropped).toBe(0);
  expect(entries.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: -1, title: "Testing" },
    { id: 1, title: "Created account" },
    { id: 4200, title: "Item shop buy" },
    { id: 6520, title: "Company special receive cancel virus" },
  ]);
});

test.each([{ logtypes: [] }, { logtypes: {} }, { logtypes: null }, {}])("%j is none", (wire) => {
  expect(read(wire)).toEqual({ entries: [], dropped: 0 });
});

test.each([
  { logtypes: [{ id: 1 }, { id: 4200, title: "Item shop buy" }] },
  { logtypes: { 1: null, 4200: "Item shop buy" } },
])("a broken title in %j costs itself only", (wire) => {
  expect(read(wire)).toEqual({ entries: [{ id: 4200, title: "Item shop buy" }], dropped: 1 });
});
