import { StockLink } from "@/components/stocks/stock-link";
import { TierMark } from "@/components/stocks/tier-mark";
import { asMoney, asWhole, FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatCount, formatPercent } from "@/lib/format/numbers";
import type { TierRow } from "@/lib/game/stocks/analysis";

import { AnnualBenefit, Benefit, Roi } from "./analysis-cells";

const column = columnsFor<TierRow>();

export const columns = column.columns([
  column.accessor("status", {
    id: "status",
    header: "Status",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <TierMark {...row.original} />,
  }),
  column.accessor(({ stock }) => `${stock.acronym} ${stock.name}`, {
    id: "stock",
    header: "Stock",
    sortFn: "text",
    meta: { namesRow: true, ...NAMES },
    cell: ({ row }) => <StockLink stock={row.original.stock} stacked />,
  }),
  column.accessor("tier", {
    id: "tier",
    header: "Tier",
    meta: FIGURES,
    cell: asWhole,
  }),
  column.accessor("cost", {
    id: "cost",
    header: "Cost",
    meta: FIGURES,
    cell: asMoney,
  }),
  column.accessor(({ value }) => value.dollars, {
    id: "benefit",
    header: "Benefit",
    meta: { align: "afterFigure" },
    cell: ({ row }) => <Benefit {...row.original} />,
  }),
  column.accessor(({ value }) => value.type, {
    id: "type",
    header: "Benefit Type",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor(({ stock }) => stock.benefit.everyDays, {
    id: "frequency",
    header: "Frequency",
    meta: FIGURES,
    cell: ({ getValue }) => formatCount(getValue(), "day", "days"),
  }),
  column.accessor("annualBenefit", {
    id: "annual",
    header: "Annual Benefit",
    meta: FIGURES,
    cell: ({ row }) => <AnnualBenefit {...row.original} />,
  }),
  column.accessor("roi", {
    id: "roi",
    header: "ROI",
    meta: {
      ...FIGURES,
      explained: true,
      bar: ({ status }) => (status === "Inactive" ? "open" : "yours"),
    },
    cell: ({ row, getValue }) => <Roi row={row.original}>{formatPercent(getValue())}</Roi>,
  }),
]);
