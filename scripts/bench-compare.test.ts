import { expect, test } from "vitest";

import { compared } from "./bench-compare.mjs";

test("each figure with what it was and how far it moved", () => {
  const earlier = { Phone: [{ page: "/a", ms: 1000, times: 4, data: "never" }] };
  const later = {
    Phone: [
      { page: "/a", ms: 900, times: 4, data: 2000 },
      { page: "/b", ms: 500, times: 2, data: "never" },
    ],
  };

  expect(compared(earlier, later).split("\n")).toEqual([
    "## Phone, compared",
    "",
    "| page | ms | times | data |",
    "| --- | --- | --- | --- |",
    "| /a | 1,000 → 900 (−10 %) | 4 | never → 2,000 |",
    "| /b | 500 (new) | 2 (new) | never (new) |",
  ]);
});
