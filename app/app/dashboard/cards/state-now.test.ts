import { expect, test } from "vitest";

import { stateNow } from "./state-now";

const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  { state: "Okay", landedIn: null, says: "Okay" },
  { state: "Hospital", untilMs: NOW + 1, says: "Hospital" },
  { state: "Hospital", untilMs: NOW, says: "Okay" },
  { state: "Jail", untilMs: NOW, says: "Okay" },
  { state: "Hospital", untilMs: NOW + 1, abroadIn: "Japan", says: "Hospital in Japan" },
  { state: "Hospital", untilMs: NOW, abroadIn: "Japan", says: "In Japan" },
  { state: "Federal", untilMs: NOW, says: "Federal" },
  { state: "Traveling", says: "Traveling" },
  { state: "Traveling", landedIn: "Torn", says: "Okay" },
  { state: "Traveling", landedIn: "United Kingdom", says: "In the United Kingdom" },
  // An older flight.
  { state: "Hospital", untilMs: NOW + 1, landedIn: "Torn", says: "Hospital" },
  { state: "", says: "" },
])("$state until $untilMs, landed in $landedIn, reads “$says”", (row) => {
  const { state, untilMs = null, abroadIn = null, landedIn = null, says } = row;
  expect(stateNow({ state, stateUntilMs: untilMs, abroadIn }, landedIn, NOW)).toBe(says);
});
