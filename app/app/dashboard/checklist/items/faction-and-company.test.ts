import { expect, test } from "vitest";

import { firstOf, personText } from "./faction-and-company";

test.each([
  { names: ["Oriel"], words: "Oriel" },
  { names: ["Oriel", "Pike"], words: "Oriel and Pike" },
  { names: ["Oriel", "Pike", "Wren"], words: "Oriel, Pike and Wren" },
  { names: ["Oriel", "Pike", "Wren", "Flint"], words: "Oriel, Pike, Wren and 1 more" },
  { names: ["Oriel", "Pike", "Wren", "Flint", "Kestrel"], words: "Oriel, Pike, Wren and 2 more" },
])("$names: $words", ({ names, words }) => {
  expect(firstOf(names)).toBe(words);
});

test("a lead takes the place of a name", () => {
  expect(firstOf(["Oriel", "Pike"], "Open: ")).toBe("Open: Oriel and Pike");
  expect(firstOf(["Oriel", "Pike", "Wren"], "Open: ")).toBe("Open: Oriel, Pike and 1 more");
});

test.each([
  { person: { id: 1, name: "Oriel", inactiveDays: 31 }, words: "Oriel 31\u00A0d" },
  { person: { id: 1, name: "Oriel", state: "Fallen" }, words: "Oriel (Fallen)" },
  { person: { id: 1, name: "Oriel" }, words: "Oriel" },
])("$words", ({ person, words }) => {
  expect(personText(person)).toBe(words);
});
