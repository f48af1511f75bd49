import { describe, expect, test } from "vitest";

import { placeAt, watchReads, withWatchedId } from "./watch-reads";
import type { Shape } from "./shape";

const SHAPE: Shape = { members: [{ id: "number", name: "string" }], data: "object" };

/** The response, and the fields that are read of it. */
function watch<T>(response: T) {
  const reads = new Set<string>();
  return { watched: watchReads(response, SHAPE, (field) => reads.add(field)), reads };
}

describe("the fields that are read", () => {
  test("of a list", () => {
    const { watched, reads } = watch({ members: [{ id: 1 }, { id: 2 }] });
    expect(watched.members.map(({ id }) => id)).toEqual([1, 2]);
    expect([...reads]).toEqual(["members", "members[]", "members[].id"]);
  });

  test("of a map in place of a list, without its keys", () => {
    const { watched, reads } = watch({ members: { duke: { id: 1 }, 301: { id: 2 } } });
    expect([watched.members.duke.id, watched.members[301].id]).toEqual([1, 2]);
    expect([...reads]).toEqual(["members", "members[]", "members[].id"]);
  });

  test("of a map that the document doesn’t describe, without its keys", () => {
    const { watched, reads } = watch({ data: { duke: { id: 1, name: "Duke" } } });
    expect(watched.data.duke.name).toBe("Duke");
    expect([...reads]).toEqual(["data", "data[]", "data[].name"]);
  });

  test("of a record of a map, without what isn’t read", () => {
    const { watched, reads } = watch({ members: { 301: { name: "Duke" } } });
    const record = withWatchedId(["301", watched.members[301]]) as { id: string; name: string };
    expect(record.id).toBe("301");
    expect([...reads]).toEqual(["members", "members[]"]);
    expect(record.name).toBe("Duke");
    expect([...reads]).toEqual(["members", "members[]", "members[].name"]);
  });

  test("even if they are absent", () => {
    const { watched, reads } = watch<{ members?: object[]; total?: number }>({});
    expect([watched.members, watched.total]).toEqual([undefined, undefined]);
    expect([...reads]).toEqual(["members", "total"]);
  });
});

describe("where a part of a response is", () => {
  const { watched } = watch({ members: { duke: { id: 1, name: null }, bravo: { id: 2 } } });

  test.each<[string, unknown, PropertyKey[]]>([
    ["members[]", watched.members.duke, []],
    ["members[].name", watched.members.duke, ["name"]],
    ["members[].id", watched, ["members", "duke", "id"]],
    ["members[].[id or name]", watched.members.duke, ["Duke 4"]],
    ["", null, []],
  ])("%s", (place, record, path) => {
    expect(placeAt(record, path)).toBe(place);
  });
});
