import { expect, test } from "vitest";

import { workingStatNames, workingStatsText } from "./working-stats-text";

test.each([
  {
    stats: [2000, 0, 4000],
    words: "2,000 manual labor and 4,000 endurance",
    names: "manual labor and endurance",
  },
  {
    stats: [1, 2, 3],
    words: "1 manual labor, 2 intelligence and 3 endurance",
    names: "manual labor, intelligence and endurance",
  },
  { stats: [null, 50, null], words: "50 intelligence", names: "intelligence" },
  { stats: [0, null, 0], words: "", names: "" },
] as const)("$stats reads $words", ({ stats, words, names }) => {
  const [manualLabor, intelligence, endurance] = stats;
  expect(workingStatsText({ manualLabor, intelligence, endurance })).toBe(words);
  expect(workingStatNames({ manualLabor, intelligence, endurance })).toBe(names);
});
