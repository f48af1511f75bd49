import { expect, test } from "vitest";

import { matches } from "./search-field";

test.each([
  { text: "", names: ["Xanax"], finds: true },
  { text: "  ", names: ["Xanax"], finds: true },
  { text: "XAN", names: ["Xanax"], finds: true },
  { text: " nax ", names: ["Xanax"], finds: true },
  { text: "xan ax", names: ["Xanax"], finds: false },
  { text: "tct", names: ["The Torn City Times", "TCT"], finds: true },
  { text: "torn city", names: ["The Torn City Times", "TCT"], finds: true },
  { text: "times tct", names: ["The Torn City Times", "TCT"], finds: false },
])('"$text" in $names: $finds', ({ text, names, finds }) => {
  expect(matches(text, ...names)).toBe(finds);
});
