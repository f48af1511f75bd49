import type { ColumnDef } from "@tanstack/react-table";
import { expect, test } from "vitest";

import type { Features } from "@/components/table/features";
import { tableExport, serializeTable } from "@/components/table/table-export";
import { aMember } from "@/lib/game/testing/builders";

import { columnsOf } from "./columns";
import { type MemberRow, memberRows } from "./rows";

const NOW = Date.UTC(2026, 10, 20, 12);
const ROWS = memberRows(
  [
    aMember({ id: 1, position: "Leader", revives: "Friends & faction" }),
    aMember({ id: 2, position: "", state: "Jail", stateUntilMs: NOW + 60_000 }),
  ],
  { entries: [{ memberId: 2, money: -5_000, points: 12 }], dropped: 0 },
  { 1: 'On "holiday"\nuntil May' },
  { nowMs: NOW, days: 7 },
);

/** The rows as the table hands them over, with these columns. */
function csv(columnIds: readonly string[]) {
  const columns: readonly ColumnDef<Features, MemberRow>[] = columnsOf(ROWS);
  const rows = ROWS.map((original, index) => ({
    original,
    getValue(id: string): unknown {
      const column = columns.find((one) => one.id === id);
      return column && "accessorFn" in column ? column.accessorFn(original, index) : undefined;
    },
  }));
  return serializeTable(tableExport(columns, columnIds, rows), ",");
}

test("as CSV, a state has its end in full, a note its lines, and what is not known is empty", async () => {
  expect(await csv(["position", "status", "revives", "note"])).toBe(
    [
      "Position,State,Revives,Note",
      'Leader,Okay,Friends & faction,"On ""holiday""\nuntil May"',
      ",Jail until 2026-11-20T12:01:00.000Z,,",
    ].join("\r\n"),
  );
});

test("as CSV, each balance has its own column, and a debt has a minus", async () => {
  expect(await csv(["name", "money", "points"])).toBe(
    ["Name,Money,Points", "Alpha [1],0,0", "Alpha [2],-5000,12"].join("\r\n"),
  );
});

test("notes have a column as soon as there is one", () => {
  const ids = (rows: typeof ROWS) => columnsOf(rows).map(({ id }) => id);
  expect(ids(ROWS)).toContain("note");
  expect(ids(ROWS.slice(1))).not.toContain("note");
});
