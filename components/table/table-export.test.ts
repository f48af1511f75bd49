import { expect, test } from "vitest";

import { hundredthsText } from "./cells";
import { columnsFor } from "./features";
import { tableExport, serializeTable } from "./table-export";

interface Row {
  name: string;
  money?: number;
  isReady?: boolean;
}

const column = columnsFor<Row>();
const columns = column.columns([
  column.accessor("name", { id: "name", header: "Name" }),
  column.accessor("money", { id: "money", header: "Money" }),
  column.accessor("isReady", { id: "isReady", header: "Ready" }),
  column.accessor("money", {
    id: "dollars",
    header: "In dollars",
    meta: { text: ({ money = 0 }) => `$${money}` },
  }),
  column.display({
    id: "actions",
    header: "Actions",
    enableSorting: false,
    meta: { noText: true },
  }),
]);

/** The context that the table passes to a cell. */
const aRow = (original: Row) => ({
  original,
  getValue: (id: string) => new Map<string, unknown>(Object.entries(original)).get(id),
});

const ALL = ["name", "money", "isReady", "dollars", "actions"];
const ROWS = [aRow({ name: "Alpha", money: 1500.5, isReady: true }), aRow({ name: "Bravo" })];

test("numbers are unformatted, yes and no are words, missing values are empty, actions are excluded", () => {
  expect(tableExport(columns, ALL, ROWS)).toEqual({
    headers: ["Name", "Money", "Ready", "In dollars"],
    lines: [
      ["Alpha", 1500.5, "Yes", "$1500.5"],
      ["Bravo", "", "", "$0"],
    ],
  });
});

test.each([
  { value: 0.1 + 0.2, text: 0.3 },
  { value: -1.005, text: -1 },
  { value: null, text: "" },
])("$value is written as “$text”", ({ value, text }) => {
  expect(hundredthsText(value)).toBe(text);
});

test("only the columns that are shown", () => {
  expect(tableExport(columns, ["name", "isReady"], ROWS).headers).toEqual(["Name", "Ready"]);
});

test.each([
  { delimiter: "," as const, text: 'Name,Money\r\n"Alpha, Ltd.",-5' },
  { delimiter: "\t" as const, text: "Name\tMoney\r\nAlpha, Ltd.\t-5" },
])("written with $delimiter", async ({ delimiter, text }) => {
  const sheet = { headers: ["Name", "Money"], lines: [["Alpha, Ltd.", -5]] };
  expect(await serializeTable(sheet, delimiter)).toBe(text);
});

test("a name that starts like a formula is text", async () => {
  const sheet = { headers: ["Name"], lines: [["=1+1"]] };
  expect(await serializeTable(sheet, ",")).toBe(`Name\r\n"'=1+1"`);
});
