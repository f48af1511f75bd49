import { CopyName } from "@/components/game/copy-name";
import { MONEY, NAMES, WHOLE } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";

import { InCrime, LastAction } from "./marks";
import type { MemberRow } from "./rows";

const column = columnsFor<MemberRow>();

export const columns = column.columns([
  column.accessor("name", {
    id: "name",
    header: "Name",
    sortFn: "text",
    meta: {
      ...NAMES,
      text: ({ name, id }) => `${name} [${id}]`,
    },
    cell: ({ row }) => <CopyName name={row.original.name} id={row.original.id} />,
  }),
  column.accessor("level", {
    id: "level",
    header: "Level",
    ...WHOLE,
  }),
  column.accessor("daysInFaction", {
    id: "days",
    header: "Days in Faction",
    ...WHOLE,
  }),
  column.accessor(({ lastAction }) => lastAction.atMs, {
    id: "lastAction",
    header: "Last Action",
    meta: {
      align: "afterFigure",
      sortWords: { asc: "oldest first", desc: "newest first" },
      text: ({ lastAction }) => new Date(lastAction.atMs).toISOString(),
    },
    cell: ({ row }) => <LastAction {...row.original} />,
  }),
  column.accessor("money", {
    id: "money",
    header: "Money",
    ...MONEY,
  }),
  column.accessor("points", {
    id: "points",
    header: "Points",
    ...WHOLE,
  }),
  // What is not known sorts last either way.
  column.accessor(({ inCrime }) => inCrime ?? undefined, {
    id: "inOc",
    header: "In OC",
    sortUndefined: "last",
    meta: { align: "afterFigure", sortWords: { asc: "No first", desc: "Yes first" } },
    cell: ({ row }) => <InCrime {...row.original} />,
  }),
]);
