import { expect, test } from "vitest";

import { releasedText, stateText } from "./state-text";

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
