import { useMemo } from "react";

import { GameTime } from "@/components/game/game-time";
import { NAMES } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { formatIsoMoment } from "@/lib/format/days";
import type { sumsByType } from "@/lib/game/logs/log-sums";

import { sumColumn, sumColumns, sumLines, type SumRow } from "./sum-columns";
import { formatLogTime } from "./text";

const MOST_FIRST = [{ id: "entries", desc: true }];

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

/** The totals of each type. */
export function TypeTable({ types }: { types: ReturnType<typeof sumsByType> }) {
  const sums = useMemo(
    () =>
      types.map(({ typeId, title, latestAtMs, ...sum }): SumRow => ({
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
      initialSort={MOST_FIRST}
      firstSort="desc"
      phoneLines={sumLines}
    />
  );
}
