import { useMemo } from "react";

import { StockLink } from "@/components/stocks/stock-link";
import { EmptyState } from "@/components/state/empty-state";
import { Explained } from "@/components/state/explain";
import { Leader } from "@/components/state/leaders";
import { DataTable } from "@/components/table/data-table";
import { asMoney, asWhole, FIGURES, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatPrice,
  formatWhole,
} from "@/lib/format/numbers";
import { type NextTierRow, nextTiers } from "@/lib/game/stocks/next-tiers";
import { ANNUAL_DAYS } from "@/lib/game/stocks/roi";
import { sharesForTiers } from "@/lib/game/stocks/tiers";

import { Benefit } from "./analysis-cells";
import { EntryHead } from "./entry-head";
import type { Market } from "./use-market";

const column = columnsFor<NextTierRow>();

const columns = column.columns([
  column.accessor(({ stock }) => `${stock.acronym} ${stock.name}`, {
    id: "stock",
    header: "Stock",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <StockLink stock={row.original.stock} stacked />,
  }),
  column.accessor("tier", { id: "tier", header: "Tier", meta: FIGURES }),
  column.accessor("shares", {
    id: "shares",
    header: "Shares held",
    meta: FIGURES,
    cell: asWhole,
  }),
  column.accessor("missingShares", {
    id: "missing",
    header: "Shares missing",
    meta: FIGURES,
    cell: asWhole,
  }),
  column.accessor("missingCost", {
    id: "cash",
    header: "Cash missing",
    meta: FIGURES,
    cell: asMoney,
  }),
  column.accessor(({ value }) => value.dollars, {
    id: "benefit",
    header: "Benefit",
    meta: { align: "afterFigure" },
    cell: ({ row }) => <Benefit {...row.original} />,
  }),
  column.accessor("annualGain", {
    id: "gain",
    header: "More a year",
    meta: FIGURES,
    cell: asMoney,
  }),
  column.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: {
      ...FIGURES,
      explained: true,
      sortWords: { asc: "shortest first", desc: "longest first" },
    },
    cell: ({ row }) => <Payback {...row.original} />,
  }),
]);

const BY_PAYBACK = [{ id: "payback", desc: false }];

/** What is missing to the next tier of each stock, and how soon it comes back. */
export function NextTiers({ market: { positions, values } }: { market: Market }) {
  const rows = useMemo(() => nextTiers(positions, values), [positions, values]);
  return (
    <DataTable
      name="next-tier"
      title="Next tier"
      columns={columns}
      rows={rows}
      rowId={({ stock }) => String(stock.id)}
      initialSort={BY_PAYBACK}
      firstSort="asc"
      entry={NextTierEntry}
      empty={
        <EmptyState title="No data available">
          The next tier of each stock with a cash value appears here.
        </EmptyState>
      }
    />
  );
}

function NextTierEntry(row: NextTierRow) {
  return (
    <>
      <EntryHead stock={row.stock} tier={row.tier}>
        <Payback {...row} />
      </EntryHead>
      <dl>
        <Leader label="Cash missing" value={formatMoney(row.missingCost)} />
        <Leader label="Shares missing" value={formatWhole(row.missingShares)} />
        <Leader label="More a year" value={formatMoney(row.annualGain)} />
      </dl>
      <p className="text-small">
        <Benefit {...row} />
      </p>
    </>
  );
}

function Payback(row: NextTierRow) {
  return (
    <Explained
      title={`the payback of ${row.stock.acronym} tier ${row.tier}`}
      lines={paybackLines(row)}
      note="Counted on the cash that is still missing: what you hold already is spent. Selling shares costs 0.1%."
    >
      {formatCount(Math.ceil(row.paybackDays), "day", "days")}
    </Explained>
  );
}

function paybackLines({ stock, tier, shares, missingShares, value, ...row }: NextTierRow) {
  const { requirement, everyDays } = stock.benefit;
  return [
    {
      label: `Shares for ${formatCount(tier, "tier", "tiers")}`,
      value: `${formatWhole(requirement)} × (2^${tier} − 1) = ${formatWhole(sharesForTiers(requirement, tier))}`,
    },
    { label: "Shares held", value: formatWhole(shares) },
    { label: "Price of a share", value: formatPrice(stock.price) },
    {
      label: "Cash missing",
      value: `${formatWhole(missingShares)} × ${formatPrice(stock.price)} = ${formatMoney(row.missingCost)}`,
    },
    {
      label: "More a year",
      value: `${ANNUAL_DAYS} ÷ ${everyDays} × ${formatMoney(value.dollars)} = ${formatMoney(row.annualGain)}`,
    },
    {
      label: "Payback",
      value: `cash missing ÷ (${formatMoney(value.dollars)} ÷ ${everyDays} days) = ${formatWhole(Math.ceil(row.paybackDays))} days`,
    },
    { label: "ROI of the whole tier", value: formatPercent(row.roi) },
  ];
}
