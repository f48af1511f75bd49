import { describe, expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import { legacyFixture, currentFixture } from "@/lib/api/testing/fixtures";

import { DATA_VERSION } from "./history/query-persister";

/** "({id:number,name:null|string})[]": what a value is made of. Ids as names of entries are one name. */
function shapeOf(values: readonly unknown[]): string {
  const shapes = values.map((value) => {
    if (value === null) return "null";
    if (Array.isArray(value)) return `(${shapeOf(value as unknown[])})[]`;
    if (typeof value !== "object") return typeof value;
    return `{${Object.entries(value)
      .map(([key, part]) => `${/^\d+$/.test(key) ? "id" : key}:${shapeOf([part])}`)
      .filter((part, i, all) => all.indexOf(part) === i)
      .sort()
      .join(",")}}`;
  });
  return [...new Set(shapes)].sort().join("|");
}

const endpoints = Object.entries(ENDPOINTS).map(([name, { wire }]) => ({
  name,
  wire,
  version: DATA_VERSION,
}));

describe("what is saved of an answer", () => {
  test.each(endpoints)("$name is the same after it has been saved", ({ name, wire }) => {
    const bodies = [currentFixture(name), legacyFixture(name)].filter((body) => body !== undefined);
    for (const body of bodies) {
      const entity: unknown = wire.parse(body);
      expect(JSON.parse(JSON.stringify(entity))).toEqual(entity);
    }
  });

  test.each(endpoints)("$name has the shape of version $version", ({ name, wire }) => {
    // If the shape was changed on purpose: raise DATA_VERSION, then write the snapshots again (-u).
    expect(shapeOf([wire.parse(currentFixture(name))])).toMatchSnapshot();
  });
});
