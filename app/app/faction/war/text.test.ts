import { expect, test } from "vitest";

import type { StatusChange } from "@/lib/game/war/status-changes";

import { changeText } from "./text";

const FIGHTERS = ["Tarn", "Oxbow", "Ulfric", "Nettle", "Loam"].map((name, id) => ({ id, name }));

test.each<[string, [number, StatusChange][]]>([
  ["", []],
  ["Tarn can be hit again.", [[0, "out"]]],
  [
    "Tarn and Oxbow can be hit again. Nettle came home. Ulfric came online.",
    [
      [2, "online"],
      [0, "out"],
      [3, "home"],
      [1, "out"],
    ],
  ],
  // Whoever has left the faction meanwhile has no name.
  ["", [[99, "out"]]],
])("%j", (words, changes) => {
  expect(changeText(new Map(changes), FIGHTERS)).toBe(words);
});
