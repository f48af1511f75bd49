import { expect, test } from "vitest";

import { holdsWords, partsOf, normalizeText } from "./search";

test.each([
  { text: "Lawyer's Business Card", becomes: "lawyers business card" },
  { text: "Blood Bag : Irradiated", becomes: "blood bag irradiated" },
  { text: "Six-Pack of Alcohol", becomes: "six pack of alcohol" },
  { text: "Jägerbomb", becomes: "jagerbomb" },
  { text: "Munster Beverage Corp.", becomes: "munster beverage corp" },
  { text: " bravo_the_second ", becomes: "bravo the second" },
])("$text is compared as $becomes", ({ text, becomes }) => {
  expect(normalizeText(text)).toBe(becomes);
});

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
