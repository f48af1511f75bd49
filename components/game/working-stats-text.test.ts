import { expect, test } from "vitest";

import { workingStatsText } from "./working-stats-text";

test.each([
  { stats: [2000, 0, 4000], words: "2,000 manual labor and 4,000 endurance" },
  { stats: [1, 2, 3], words: "1 manual labor, 2 intelligence and 3 endurance" },
  { stats: [null, 50, null], words: "50 intelligence" },
  { stats: [0, null, 0], words: "" },
] as const)("$stats reads $words", ({ stats: [manualLabor, intelligence, endurance], words }) => {
  expect(workingStatsText({ manualLabor, intelligence, endurance })).toBe(words);
});
