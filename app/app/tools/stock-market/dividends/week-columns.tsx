import { asMoney } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatWhole } from "@/lib/format/numbers";
import type { DividendWeek } from "@/lib/game/stocks/dividends";

import { payersOf } from "./week-words";
import { formatShortDay } from "./words";

const column = columnsFor<DividendWeek>();

export const weekColumns = column.columns([
  column.accessor("startsAtMs", {
    id: "week",
    header: "Week from",
    meta: {
      sortWords: { asc: "soonest first", desc: "latest first" },
      text: ({ startsAtMs }: DividendWeek) => new Date(startsAtMs).toISOString().slice(0, 10),
    },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{formatShortDay(getValue())}</span>,
  }),
  column.accessor(({ payments }) => payments.length, {
    id: "payments",
    header: "Payments",
    meta: { text: payersOf },
    cell: ({ row }) => (
      <>
        {formatWhole(row.original.payments.length)}{" "}
        <span className="text-small text-muted-foreground">{payersOf(row.original)}</span>
      </>
    ),
  }),
  column.accessor("total", {
    id: "sum",
    header: "Sum",
    meta: { align: "end" },
    cell: asMoney,
  }),
]);
