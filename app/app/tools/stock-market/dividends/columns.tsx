import { stockColumn } from "@/components/stocks/stock-column";
import { NUMERIC, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoDay } from "@/lib/format/days";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { AddOneToCalendar } from "./add-to-calendar";
import { rankOf, stateOf } from "./text";
import { CollectLink, Due, Payment, StateMark } from "./values";

const column = columnsFor<Dividend>();

export const dividendColumns = column.columns([
  stockColumn<Dividend>(),
  column.accessor("tiers", { id: "tiers", header: "Tiers", ...INTEGER }),
  column.accessor(rankOf, {
    id: "state",
    header: "State",
    meta: {
      align: "afterFigure",
      sortText: { asc: "ready first", desc: "pending first" },
      text: stateOf,
    },
    cell: ({ row }) => <StateMark dividend={row.original} />,
  }),
  column.accessor(({ dueAtMs }) => dueAtMs ?? undefined, {
    id: "due",
    header: "Due",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ dueAtMs }: Dividend) => (dueAtMs === null ? "" : formatIsoDay(dueAtMs)),
    },
    cell: ({ row }) => <Due dividend={row.original} />,
  }),
  column.accessor(({ dollars }) => dollars ?? undefined, {
    id: "dividend",
    header: "Dividend",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => <Payment dividend={row.original} />,
  }),
  column.display({
    id: "actions",
    header: "Actions",
    enableSorting: false,
    meta: { align: "afterFigure", noText: true },
    cell: ({ row }) => (
      <span className="flex items-center gap-2">
        <AddOneToCalendar dividend={row.original} />
        {row.original.isReady && <CollectLink dividend={row.original} />}
      </span>
    ),
  }),
]);
