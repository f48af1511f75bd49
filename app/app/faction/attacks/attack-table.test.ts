import { expect, test } from "vitest";

import { tableExport, serializeTable } from "@/components/table/table-export";
import { anAttack } from "@/lib/game/testing/builders";

import { columns } from "./columns";
import { type AttackRow, attackRows, namesOf } from "./rows";

/** The context that the table passes to a cell. */
const handedOver = (original: AttackRow) => ({
  original,
  getValue(id: string): unknown {
    const column = columns.find((one) => one.id === id);
    return column && "accessorFn" in column ? column.accessorFn(original, 0) : undefined;
  },
});

test("as CSV, an attack has its time, who fought and respect in hundredths, empty where unknown", async () => {
  const rows = attackRows(
    [
      anAttack({ respectGain: 4.250000001 }),
      anAttack({ attacker: null, defender: { id: 1, factionId: 9001 }, respectLoss: null }),
    ],
    { id: 9001, memberIds: new Set([1]) },
    namesOf([{ id: 1, name: "Alpha" }]),
  );
  const ids = ["when", "attacker", "defender", "respect", "gained", "lost"];
  const sheet = tableExport(columns, ids, rows.map(handedOver));
  expect((await serializeTable(sheet, ",")).split("\r\n")).toEqual([
    "When,Attacker,Defender,Respect,Respect gained,Respect lost",
    "1970-01-01T00:01:00.000Z,Alpha [1],201,4.25,4.25,0",
    "1970-01-01T00:01:00.000Z,Stealthed attacker,Alpha [1],,0,",
  ]);
});
