import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { Explained } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import type { TwoLines } from "@/components/list/two-line-row";
import { stockColumn, StockTitle } from "@/components/stocks/stock-link";
import { EXPLAINED, INTEGER, MONEY } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import {
  formatCount,
  formatDays,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatWhole,
} from "@/lib/format/numbers";
import { formatSignedMoneyShort } from "@/lib/format/signed";
import { sharesForTiers } from "@/lib/game/stocks/position";
import { ANNUAL_DAYS, type NextTierRow, savingDays } from "@/lib/game/stocks/returns";
import { SALE_FEE_PERCENT } from "@/lib/game/stocks/stock";

import { useCash } from "./use-cash";
import type { Market } from "./use-market";
import { Benefit, formatPayback } from "./values";

const BY_PAYBACK = [{ id: "payback", desc: false }];

/** The shares and money missing for the next tier of each stock, and its payback time. */
export function NextTiers({ market }: { market: Market }) {
  const { nextTiers } = market;
  const { cash, call } = useCash();
  const [quickest] = nextTiers;
  const rows = useMemo(
    () => nextTiers.map((row): Row => ({ ...row, isAffordable: row.missingCost <= (cash ?? 0) })),
    [nextTiers, cash],
  );
  return (
    <>
      {quickest !== undefined && (
        <ViewHeadline figure={formatPayback(quickest.paybackDays)}>
          is the fastest payback:{" "}
          <span className="whitespace-nowrap">
            {quickest.stock.acronym} tier {quickest.tier}
          </span>
          ,{" "}
          <span className="whitespace-nowrap">{formatMoneyShort(quickest.missingCost)} needed</span>
        </ViewHeadline>
      )}
      <FailedCall path="user/money" {...call}>
        Couldn’t load your cash, so what you can afford isn’t marked.
      </FailedCall>
      {cash !== null && quickest !== undefined && (
        <p className="text-muted-foreground">
          {affordText(rows, cash, market.summary.annualBenefits)}
        </p>
      )}
      <DataTable
        name="next-tier"
        title="Next tier"
        columns={columns}
        rows={rows}
        rowId={({ stock }) => String(stock.id)}
        initialSort={BY_PAYBACK}
        firstSort="asc"
        phoneLines={nextLines}
        empty={
          <EmptyState title="No stock has a next tier with a cash value">
            Set your own value of a benefit under Dividend Stocks to see its next tier.
          </EmptyState>
        }
      />
    </>
  );
}

interface Row extends NextTierRow {
  /** True if the player's cash pays for it. */
  isAffordable: boolean;
}

/**
 * "Your cash, $61.4m, pays for 2 of them."; of none, "Your cash, $18.4m, pays for none yet: your benefits pay the rest of MUN in
 * 235 days."
 */
function affordText(rows: readonly Row[], cash: number, annualBenefits: number | null): string {
  const [quickest] = rows;
  const count = rows.filter(({ isAffordable }) => isAffordable).length;
  const start = `Your cash, ${formatMoneyShort(cash)}, pays for`;
  if (count > 0 || quickest === undefined) return `${start} ${formatWhole(count)} of them.`;
  const days = savingDays(quickest.missingCost - cash, annualBenefits);
  if (days === null) return `${start} none of them.`;
  return `${start} none yet: your benefits pay the rest of ${quickest.stock.acronym} in ${formatPayback(days)}.`;
}

const column = columnsFor<Row>();

const columns = column.columns([
  stockColumn<Row>({ stacked: true }),
  column.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  column.accessor("shares", { id: "shares", header: "Shares held", ...INTEGER }),
  column.accessor("missingShares", { id: "missing", header: "Shares needed", ...INTEGER }),
  column.accessor("missingCost", {
    id: "cash",
    header: "Cash needed",
    meta: MONEY.meta,
    cell: ({ row, getValue }) => (
      <>
        {formatMoney(getValue())}
        {row.original.isAffordable && (
          <span className="block text-tiny text-success">you have it</span>
        )}
      </>
    ),
  }),
  column.accessor(({ payment }) => payment.dollars, {
    id: "benefit",
    header: "Benefit",
    meta: { align: "afterFigure" },
    cell: ({ row }) => <Benefit {...row.original} isTimed />,
  }),
  column.accessor("annualGain", { id: "gain", header: "Extra per year", ...MONEY }),
  column.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: {
      ...EXPLAINED,
      sortText: { asc: "shortest first", desc: "longest first" },
    },
    cell: ({ row }) => <Payback {...row.original} />,
  }),
]);

/** True if the benefit is a sum of money. */
const isMoney = ({ benefit }: NextTierRow["stock"], { dollars }: NextTierRow["payment"]) =>
  benefit.description === formatMoney(dollars);

/** "Erotic DVD", "$50.0m per 31 days": money would read like all that comes back. */
const benefitText = (stock: NextTierRow["stock"], payment: NextTierRow["payment"]): string =>
  isMoney(stock, payment)
    ? `${formatMoneyShort(payment.dollars)} per ${formatDays(stock.benefit.everyDays)}`
    : stock.benefit.description.replace(/^1x /, "");

/** A tier to buy next on a phone: its benefit and payback, the shares and money missing for it, and what it adds. */
const nextLines = ({
  stock,
  tier,
  missingShares,
  missingCost,
  annualGain,
  paybackDays,
  payment,
  isAffordable,
}: Row): TwoLines => ({
  title: (
    <>
      <StockTitle stock={stock} tier={tier} />
      <span className="text-small font-normal text-muted-foreground">
        , {benefitText(stock, payment)}
      </span>
    </>
  ),
  figure: formatPayback(paybackDays),
  detail: (
    <>
      {formatCount(missingShares, "share", "shares")}, {formatMoneyShort(missingCost)}
      {isAffordable && <span className="text-success"> you have</span>}
    </>
  ),
  second: `${formatSignedMoneyShort(annualGain)} per year`,
});

function Payback(row: NextTierRow) {
  return (
    <Explained
      title={`the payback of ${row.stock.acronym} tier ${row.tier}`}
      lines={paybackLines(row)}
      note={`Based on the cash you still need. Selling shares costs ${SALE_FEE_PERCENT}%.`}
    >
      {formatPayback(row.paybackDays)}
    </Explained>
  );
}

export function paybackLines({ stock, tier, shares, missingShares, payment, ...row }: NextTierRow) {
  const { requirement, everyDays } = stock.benefit;
  return [
    {
      label: `Shares for ${formatCount(tier, "tier", "tiers")}`,
      value: `${formatWhole(requirement)} × (2^${tier} − 1) = ${formatWhole(sharesForTiers(requirement, tier))}`,
    },
    { label: "Shares held", value: formatWhole(shares) },
    { label: "Price per share", value: formatPrice(stock.price) },
    {
      label: "Cash needed",
      value: `${formatWhole(missingShares)} × ${formatPrice(stock.price)} = ${formatMoney(row.missingCost)}`,
    },
    {
      label: "Extra per year",
      value: `${ANNUAL_DAYS} ÷ ${everyDays} × ${formatMoney(payment.dollars)} = ${formatMoney(row.annualGain)}`,
    },
    {
      label: "Payback",
      value: `cash needed ÷ (${formatMoney(payment.dollars)} ÷ ${formatDays(everyDays)}) = ${formatDays(row.paybackDays)}`,
    },
    { label: "ROI of the whole tier", value: formatPercent(row.roi) },
  ];
}
