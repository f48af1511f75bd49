import { expect, test } from "vitest";

import { moveToFront } from "./move-to-front";

test.each([
  [
    "one more comes first, and the last makes room",
    ["a", "b", "c", "e"],
    ["e", "a", "b", "c", "d"],
  ],
  ["one less goes to the end, and the next takes its place", ["a", "c"], ["a", "c", "d", "e", "b"]],
  ["the same stays as it is", ["a", "b", "c"], ["a", "b", "c", "d", "e"]],
])("%s", (_, chosen, after) => {
  expect(moveToFront(["a", "b", "c", "d", "e"], 3, chosen)).toEqual(after);
});
