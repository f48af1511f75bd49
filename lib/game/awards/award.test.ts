import { expect, test } from "vitest";

import { wonSince } from "./award";

const WON = [
  { id: 1, atMs: 100 },
  { id: 2, atMs: 200 },
  { id: 3, atMs: 300 },
  { id: 4, atMs: null },
];

test.each([
  { sinceMs: 0, ids: [1, 2, 3] },
  { sinceMs: 200, ids: [3] },
  { sinceMs: 300, ids: [] },
  { sinceMs: null, ids: [] },
])("won since $sinceMs: $ids", ({ sinceMs, ids }) => {
  expect(wonSince(WON, sinceMs)).toEqual(ids);
});
