import { expect, test } from "vitest";

import { releasedText, stateNow, stateText } from "./state-text";

test.each([
  { abroadIn: null, state: "Hospital", released: null },
  { abroadIn: "", state: "Hospital abroad", released: "Abroad" },
  { abroadIn: "Japan", state: "Hospital in Japan", released: "In Japan" },
  { abroadIn: "UAE", state: "Hospital in the UAE", released: "In the UAE" },
  {
    abroadIn: "United Kingdom",
    state: "Hospital in the United Kingdom",
    released: "In the United Kingdom",
  },
  {
    abroadIn: "Cayman Islands",
    state: "Hospital in the Cayman Islands",
    released: "In the Cayman Islands",
  },
])("a stay in $abroadIn is “$state”, and “$released” after it", ({ abroadIn, state, released }) => {
  expect(stateText("Hospital", abroadIn)).toBe(state);
  if (abroadIn !== null) expect(releasedText(abroadIn)).toBe(released);
});

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
