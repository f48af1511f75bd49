import { expect, test } from "vitest";

import { parseSorting, serializeSorting } from "./view-state";

const COLUMNS = ["name", "level"];

test.each([
  { text: "level.desc", sorting: [{ id: "level", desc: true }] },
  {
    text: "level.asc name.desc",
    sorting: [
      { id: "level", desc: false },
      { id: "name", desc: true },
    ],
  },
])("$text is read and written", ({ text, sorting }) => {
  expect(parseSorting(text, COLUMNS)).toEqual(sorting);
  expect(serializeSorting(sorting)).toBe(text);
});

test.each(["", "level", "level.up", "price.asc", ".asc", "constructor.desc"])(
  "%j sorts by nothing",
  (text) => {
    expect(parseSorting(text, COLUMNS)).toEqual([]);
  },
);
