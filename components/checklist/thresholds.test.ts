import { expect, test } from "vitest";

import { parseThreshold } from "./threshold-field";

test.each([
  { text: "7", is: 7 },
  { text: " 90 ", is: 90 },
  { text: "7.9", is: 7 },
  { text: "12 days", is: 12 },
  { text: "", is: 0 },
  { text: "abc", is: 0 },
  { text: "-5", is: 0 },
  { text: "0", is: 0 },
])("'$text' is $is", ({ text, is }) => {
  expect(parseThreshold(text)).toBe(is);
});
