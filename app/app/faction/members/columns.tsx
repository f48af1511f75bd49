import { CopyName } from "@/components/game/copy-name";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatWhole } from "@/lib/format/numbers";

import { InCrime, LastAction } from "./marks";
import type { MemberRow } from "./rows";

const column = columnsFor<MemberRow>();
const end = { align: "end" } as const;

export const columns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Name",
    sortFn: "text",
    meta: { sortWords: { asc: "A to Z", desc: "Z to A" } },
    cell: ({ row }) => <CopyName name={row.original.name} id={row.original.id} />,
  }),
  column.accessor("level", {
    id: "level",
    header: "Level",
    meta: end,
    cell: ({ getValue }) => formatWhole(getValue()),
  }),
  column.accessor("daysInFaction", {
    id: "days",
    header: "Days in Faction",
    meta: end,
    cell: ({ getValue }) => formatWhole(getValue()),
  }),
  column.accessor(({ lastAction }) => lastAction.atMs, {
    id: "lastAction",
    header: "Last Action",
    meta: { align: "afterFigure", sortWords: { asc: "oldest first", desc: "newest first" } },
    cell: ({ row }) => <LastAction {...row.original} />,
  }),
  column.accessor("money", {
    id: "money",
    header: "Money",
    meta: end,
    cell: ({ getValue }) => formatMoney(getValue()),
  }),
  column.accessor("points", {
    id: "points",
    header: "Points",
    meta: end,
    cell: ({ getValue }) => formatWhole(getValue()),
  }),
  column.accessor("inCrime", {
    id: "inOc",
    header: "In OC",
    sortUndefined: "last",
    meta: { align: "afterFigure", sortWords: { asc: "No first", desc: "Yes first" } },
    cell: ({ getValue }) => <InCrime value={getValue()} />,
  }),
]);
