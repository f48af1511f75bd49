import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explained } from "@/components/figures/explain";
import { stockUrl } from "@/components/game/links";
import type { TwoLines } from "@/components/list/two-line-row";
import { stockColumn, StockTitle } from "@/components/stocks/stock-link";
import { EXPLAINED, INTEGER, MONEY, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import {
  formatDays,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { ANNUAL_DAYS, type NextTierRow, savingDays } from "@/lib/game/stocks/returns";

import { formatPayback } from "./values";

interface ToSaveForProps {
  /** The next tier of each stock. */
  nextTiers: readonly NextTierRow[];
  /** The money to spend; 0 if none is entered. */
  dollars: number;
  /** Dollars a year that the player's tiers pay; null if unknown. */
  annualBenefits: number | null;
}

interface NothingToBuyProps extends ToSaveForProps {
  /** The player's cash; null if unknown. */
  cash: number | null;
  onAmount: (text: string) => void;
}

const cheapestFirst = (nextTiers: readonly NextTierRow[]) =>
  nextTiers.toSorted((a, b) => a.missingCost - b.missingCost);

/** Says what to enter; for an amount that buys nothing, the cheapest tier, what is missing for it and how long saving that takes. */
export function NothingToBuy({
  nextTiers,
  dollars,
  annualBenefits,
  cash,
  onAmount,
}: NothingToBuyProps) {
  const [cheapest] = cheapestFirst(nextTiers);
  if (cheapest === undefined) return <EmptyState title="No tiers left to buy" />;
  const tier = (
    <a
      href={stockUrl(cheapest.stock.id)}
      target="_blank"
      rel="noreferrer"
      translate="no"
      className="relative text-primary underline max-md:-my-3 max-md:py-3"
    >
      {cheapest.stock.acronym} tier {cheapest.tier}
    </a>
  );
  const cost = formatMoneyShort(cheapest.missingCost);
  const missing = cheapest.missingCost - dollars;
  const days = savingDays(missing, annualBenefits);
  return (
    <div>
      {dollars > 0 ? (
        <p className="text-muted-foreground">
          <b className="text-foreground">{formatMoneyShort(dollars)} buys no tier.</b> The cheapest
          is {tier}, {cost}: {formatMoneyShort(missing)} more
          {days !== null && `, ${formatPayback(days)} of your benefits`}.
        </p>
      ) : (
        <p className="text-muted-foreground">
          <b className="text-foreground">Enter an amount</b> to see which tiers to buy with it. The
          cheapest is {tier}, {cost}.
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {dollars === 0 && cash !== null && cash > 0 && (
          <AmountButton dollars={cash} onAmount={onAmount}>
            Use my cash, {formatMoneyShort(cash)}
          </AmountButton>
        )}
        <span className="text-muted-foreground max-md:basis-full">Plan for</span>
        {examples(nextTiers).map(({ stock, tier: number, missingCost, paybackDays }) => (
          <AmountButton key={stock.id} dollars={Math.ceil(missingCost)} onAmount={onAmount}>
            <span>
              <span translate="no">
                {stock.acronym} tier {number}
              </span>
              , {formatMoneyShort(missingCost)}
              <span className="text-muted-foreground max-md:hidden">
                , back in {formatPayback(paybackDays)}
              </span>
            </span>
          </AmountButton>
        ))}
      </div>
    </div>
  );
}

/** The number of tiers whose price is offered as an amount. */
const EXAMPLES = 2;

/** The tiers with the fastest payback, the cheapest first. */
const examples = (nextTiers: readonly NextTierRow[]) =>
  nextTiers.slice(0, EXAMPLES).sort((a, b) => a.missingCost - b.missingCost);

interface AmountButtonProps extends Pick<NothingToBuyProps, "dollars" | "onAmount"> {
  children: ReactNode;
}

const AmountButton = ({ dollars, onAmount, children }: AmountButtonProps) => (
  <Button
    variant="outline"
    onClick={() => {
      onAmount(formatWhole(dollars));
    }}
  >
    {children}
  </Button>
);

/** The number of tiers to save for: Next tier has them all. */
const LISTED = 8;

const BY_COST = [{ id: "cash", desc: false }];

interface SavingRow extends NextTierRow {
  /** Dollars that the money to spend doesn't pay. */
  missing: number;
  annualBenefits: number | null;
  /** Days until the benefits have paid them; null if unknown. */
  days: number | null;
}

/** The cheapest tiers: what is missing for each, and how long the player's benefits take to pay that. */
export function ToSaveFor({ nextTiers, dollars, annualBenefits }: ToSaveForProps) {
  const rows = useMemo(
    () =>
      cheapestFirst(nextTiers)
        .slice(0, LISTED)
        .map((row): SavingRow => {
          const missing = Math.max(0, row.missingCost - dollars);
          return { ...row, missing, annualBenefits, days: savingDays(missing, annualBenefits) };
        }),
    [nextTiers, dollars, annualBenefits],
  );
  if (rows.length === 0) return null;
  return (
    <>
      <DataTable
        name="saving"
        title="Cheapest to save for"
        columns={columns}
        rows={rows}
        rowId={({ stock }) => String(stock.id)}
        initialSort={BY_COST}
        firstSort="asc"
        phoneLines={savingLines}
      />
      {annualBenefits !== null && annualBenefits > 0 && (
        <p className="mt-3 max-w-160 text-small text-muted-foreground">
          Saved in: from your benefits alone, {formatMoneyShort(annualBenefits / ANNUAL_DAYS)} a
          day.
        </p>
      )}
    </>
  );
}

const column = columnsFor<SavingRow>();

const columns = column.columns([
  stockColumn<SavingRow>({ stacked: true }),
  column.accessor("tier", { id: "tier", header: "Tier", ...INTEGER }),
  column.accessor("missingShares", { id: "shares", header: "Shares to buy", ...INTEGER }),
  column.accessor("missingCost", { id: "cash", header: "Cash needed", ...MONEY }),
  column.accessor("missing", { id: "missing", header: "Still missing", ...MONEY }),
  column.accessor(({ days }) => days ?? undefined, {
    id: "saved",
    header: "Saved in",
    sortUndefined: "last",
    meta: { ...EXPLAINED, sortText: { asc: "soonest first", desc: "latest first" } },
    cell: ({ row: { original } }) =>
      original.days === null ? (
        "–"
      ) : (
        <Explained
          title={`the time to save for ${original.stock.acronym} tier ${original.tier}`}
          lines={savingTimeLines(original)}
          note="From the benefits of the tiers that you own, at today’s prices. What you earn elsewhere makes it shorter."
        >
          {formatPayback(original.days)}
        </Explained>
      ),
  }),
  column.accessor("annualGain", { id: "gain", header: "Extra per year", ...MONEY }),
  column.accessor("paybackDays", {
    id: "payback",
    header: "Payback",
    meta: { ...NUMERIC, sortText: { asc: "shortest first", desc: "longest first" } },
    cell: ({ getValue }) => formatPayback(getValue()),
  }),
]);

/** How the days until a tier can be bought come from what is missing and what the player's tiers pay. */
export function savingTimeLines({
  missingCost,
  missing,
  annualBenefits,
  days,
}: Pick<SavingRow, "missingCost" | "missing" | "annualBenefits" | "days">) {
  return [
    { label: "Cash needed", value: formatMoney(missingCost) },
    { label: "Still missing", value: formatMoney(missing) },
    { label: "Annual Benefits", value: orDash(annualBenefits, formatMoney) },
    {
      label: "Saved in",
      value: `still missing ÷ Annual Benefits × ${ANNUAL_DAYS} = ${orDash(days, formatDays)}`,
    },
  ];
}

/** A tier to save for on a phone: its cost and payback, what is missing, and how long that takes. */
const savingLines = ({
  stock,
  tier,
  missingCost,
  missing,
  paybackDays,
  days,
}: SavingRow): TwoLines => ({
  title: <StockTitle stock={stock} tier={tier} />,
  figure: `${formatMoneyShort(missing)} more`,
  detail: `${formatMoneyShort(missingCost)}, back in ${formatPayback(paybackDays)}`,
  second: days === null ? "–" : `saved in ${formatPayback(days)}`,
});
