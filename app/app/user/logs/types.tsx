import { useMemo } from "react";

import { GameTime } from "@/components/game/game-time";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { formatIsoMoment } from "@/lib/format/days";
import { formatMoney } from "@/lib/format/numbers";
import type { sumsByType } from "@/lib/game/logs/log-sums";

import { sumColumn, sumColumns, sumLines, type SumRow } from "./sum-columns";
import { formatLogTime } from "./text";

const MOST_MONEY_FIRST = [{ id: "moved", desc: true }];

const columns = sumColumn.columns([
  sumColumn.accessor("name", {
    id: "type",
    header: "Type",
    sortFn: "text",
    meta: NAMES,
  }),
  sumColumn.accessor("category", {
    id: "category",
    header: "Category",
    sortFn: "text",
    meta: NAMES,
  }),
  ...sumColumns,
  sumColumn.accessor(({ moneyIn, moneyOut }) => moneyIn + moneyOut, {
    id: "moved",
    header: "Money moved",
    // For most types it's the amount of the net.
    meta: { ...NUMERIC, hidden: true },
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  sumColumn.accessor("atMs", {
    id: "latest",
    header: "Latest",
    meta: {
      hidden: true,
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: SumRow) => formatIsoMoment(atMs),
    },
    cell: ({ getValue }) => <GameTime atMs={getValue()}>{formatLogTime(getValue())}</GameTime>,
  }),
]);

/** The totals of each type: those that moved most money first, then those with most entries. */
export function TypeTable({ types }: { types: ReturnType<typeof sumsByType> }) {
  const sums = useMemo(
    () =>
      types
        .toSorted((a, b) => b.entries - a.entries)
        .map(({ typeId, title, latestAtMs, ...sum }): SumRow => ({
          ...sum,
          id: String(typeId),
          name: title,
          atMs: latestAtMs,
        })),
    [types],
  );
  return (
    <DataTable
      title="Log by type"
      name="types"
      columns={columns}
      rows={sums}
      rowId={({ id }) => id}
      initialSort={MOST_MONEY_FIRST}
      firstSort="desc"
      phoneLines={sumLines}
    />
  );
}
