import { expect, test } from "vitest";

import { holdsWords, partsOf } from "./search";

test.each([
  { name: "Xanax", typed: "xan", parts: "[Xan]ax" },
  { name: "Feathery Hotel Coupon", typed: "hotel c", parts: "Feathery [Hotel C]oupon" },
  { name: "Xanax", typed: "Xanax ", parts: "[Xanax]" },
  { name: "Xanax", typed: "xanex", parts: "Xanax" },
  { name: "Xanax", typed: " ", parts: "Xanax" },
])("of $name, $typed marks $parts", ({ name, typed, parts }) => {
  const written = partsOf(name, typed).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));
  expect(written.join("")).toBe(parts);
});

test.each([
  { name: "War Room", words: "War", holds: true },
  { name: "Crimes 2.0", words: "crimes 20", holds: true },
  { name: "War Room", words: "Ranked war", holds: false },
  { name: "Warehouse", words: "War", holds: false },
])("$name holds $words: $holds", ({ name, words, holds }) => {
  expect(holdsWords(name, words)).toBe(holds);
});
