import { expect, test } from "vitest";

import { parsePercent } from "./number-input";

test.each([
  { text: "80", percent: 80 },
  { text: " 64.5 % ", percent: 64.5 },
  { text: "13.3333%", percent: 13.3333 },
  { text: ".5", percent: 0.5 },
  { text: "0", percent: 0 },
  { text: "100", percent: 100 },
  { text: "100.1", percent: null },
  { text: "101", percent: null },
  { text: "-5", percent: null },
  { text: "80,5", percent: null },
  { text: "13.33333", percent: null },
  { text: "80.", percent: null },
  { text: "1e1", percent: null },
  { text: "most", percent: null },
  { text: "%", percent: null },
  { text: "", percent: null },
])("'$text' is $percent", ({ text, percent }) => {
  expect(parsePercent(text)).toBe(percent);
});
