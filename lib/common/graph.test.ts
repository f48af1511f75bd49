import { expect, test } from "vitest";

import { topologicalGroups } from "./graph";

/** "1 2:1 3:1,2": 1 needs nothing, 2 needs 1, and 3 needs both. */
function grouped(text: string) {
  const needs = new Map(
    text.split(" ").map((word) => {
      const [id = "", needed = ""] = word.split(":");
      return [Number(id), needed.split(",").filter(Boolean).map(Number)];
    }),
  );
  return topologicalGroups([...needs.keys()], (id) => needs.get(id) ?? []);
}

test.each([
  { list: "1 2:1 3:2", groups: [[1], [2], [3]] },
  { list: "3:2 2:1 1", groups: [[1], [2], [3]] },
  { list: "4:2,3 3:1 2:1 1", groups: [[1], [2], [3], [4]] },
  { list: "3:1 1 2", groups: [[1], [3], [2]] },
  { list: "1:999", groups: [[1]] },
  { list: "1:1", groups: [[1]] },
  { list: "2:1 1:2", groups: [[2, 1]] },
  { list: "1:3 2:1 3:2 4:3", groups: [[1, 2, 3], [4]] },
  {
    list: "1:2,3 2:1 3:4 4:3",
    groups: [
      [3, 4],
      [1, 2],
    ],
  },
  { list: "1:2 2:3,1 3:4 4:2 5:1,6 6", groups: [[1, 2, 3, 4], [6], [5]] },
  { list: "1:2,3 2 3:2,1", groups: [[2], [1, 3]] },
])("$list is in the order $groups", ({ list, groups }) => {
  expect(grouped(list)).toEqual(groups);
});

test("no entries have no order", () => {
  expect(topologicalGroups([], () => [])).toEqual([]);
});

test("a chain of 15,000 comes from its end, a circle of 15,000 as one group", () => {
  const ids = Array.from({ length: 15_000 }, (_, i) => i);
  expect(topologicalGroups(ids, (id) => [id + 1]).flat()).toEqual(ids.toReversed());
  expect(topologicalGroups(ids, (id) => [(id + 1) % ids.length])).toEqual([ids]);
});
