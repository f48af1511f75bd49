import { MONEY } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import type { DividendWeek } from "@/lib/game/stocks/dividend-weeks";

import { payersOf } from "./week-text";

const column = columnsFor<DividendWeek>();

export const weekColumns = column.columns([
  column.accessor("startsAtMs", {
    id: "week",
    header: "Week from",
    meta: {
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ startsAtMs }: DividendWeek) => formatIsoDay(startsAtMs),
    },
    cell: ({ getValue }) => (
      <span className="whitespace-nowrap">{formatShortGameDay(getValue())}</span>
    ),
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
  column.accessor("total", { id: "sum", header: "Sum", ...MONEY }),
]);
