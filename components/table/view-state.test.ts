import { expect, test } from "vitest";

import { columnsFor } from "./features";
import {
  columnChoices,
  parseShown,
  parseSorting,
  serializeSorting,
  shownAtFirst,
} from "./view-state";

const column = columnsFor<{ name: string; level: number; age: number }>();
const choices = columnChoices(
  column.columns([
    column.accessor("name", { id: "name", header: "Name" }),
    column.accessor("level", { id: "level", header: "Level" }),
    column.accessor("age", { id: "age", header: () => "Age", meta: { hidden: true } }),
  ]),
);

test("a column is named by its header; if that isn't text, by its short name or its id", () => {
  expect(choices.map(({ title }) => title)).toEqual(["Name", "Level", "age"]);
  const meta = { shortName: "Years" };
  const drawn = column.accessor("age", { id: "age", header: () => "Age", meta });
  expect(columnChoices(column.columns([drawn])).map(({ title }) => title)).toEqual(["Years"]);
});

test("a hidden column is not shown at first", () => {
  expect(shownAtFirst(choices)).toBe("name level");
});

test.each([
  { asked: "name age", shown: ["name", "age"] },
  { asked: "age level", shown: ["name", "level", "age"] },
  { asked: "name", shown: ["name"] },
  { asked: "name price", shown: ["name"] },
  { asked: "price", shown: ["name", "level"] },
  { asked: "", shown: ["name", "level"] },
])("$asked shows $shown", ({ asked, shown }) => {
  expect(parseShown(asked, choices)).toEqual(shown);
});

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
