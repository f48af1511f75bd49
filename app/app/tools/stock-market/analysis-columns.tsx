import { stockColumn } from "@/components/stocks/stock-column";
import { TierProgress } from "@/components/stocks/tier-progress";
import { EXPLAINED, NUMERIC, MONEY, NAMES, INTEGER } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatDays, formatPercent } from "@/lib/format/numbers";
import type { TierRow } from "@/lib/game/stocks/analysis";

import { AnnualBenefit, Benefit, Roi } from "./analysis-values";

const column = columnsFor<TierRow>();

export const columns = column.columns([
  column.accessor("status", {
    id: "status",
    header: "Status",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <TierProgress status={row.original.status} part={row.original.fraction} />,
  }),
  stockColumn<TierRow>({ stacked: true }),
  column.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor(({ payment }) => payment.dollars, {
    id: "benefit",
    header: "Benefit",
    meta: { align: "afterFigure" },
    cell: ({ row }) => <Benefit {...row.original} />,
  }),
  column.accessor(({ payment }) => payment.type, {
    id: "type",
    header: "Benefit Type",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor(({ stock }) => stock.benefit.everyDays, {
    id: "frequency",
    header: "Frequency",
    meta: NUMERIC,
    cell: ({ getValue }) => formatDays(getValue()),
  }),
  column.accessor("annualBenefit", {
    id: "annual",
    header: "Annual Benefit",
    meta: NUMERIC,
    cell: ({ row }) => <AnnualBenefit {...row.original} />,
  }),
  column.accessor("roi", {
    id: "roi",
    header: "ROI",
    meta: {
      ...EXPLAINED,
      bar: ({ status }) => (status === "Inactive" ? "open" : "yours"),
    },
    cell: ({ row, getValue }) => <Roi row={row.original}>{formatPercent(getValue())}</Roi>,
  }),
]);
