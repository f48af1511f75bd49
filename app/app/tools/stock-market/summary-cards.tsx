import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { Position } from "@/lib/game/stocks/position";
import { ANNUAL_DAYS } from "@/lib/game/stocks/roi";
import { summarise } from "@/lib/game/stocks/summary";

import type { Market } from "./use-market";

/** The four figures of what the player holds, each with what it means and how it was reckoned. */
export function SummaryCards({ market: { positions, values } }: { market: Market }) {
  const summary = summarise(positions, values);
  const { dividendValue, passiveValue, annualBenefits, totalReturn } = summary;
  return (
    <section
      aria-label="Summary"
      className="mt-6 grid grid-cols-4 border-y *:border-l *:px-5 *:first:border-l-0 *:first:pl-0 @max-4xl/page:grid-cols-2 @max-4xl/page:*:odd:border-l-0 @max-4xl/page:*:odd:pl-0 @max-4xl/page:*:nth-[n+3]:border-t @max-[22rem]/page:grid-cols-1 @max-[22rem]/page:*:border-l-0 @max-[22rem]/page:*:not-first:border-t @max-[22rem]/page:*:pl-0"
    >
      <Card
        label="Dividend Stock Value"
        figure={formatMoneyShort(dividendValue)}
        note={`${formatMoney(dividendValue)} in ${stockCount(summary.dividend)}`}
        tooltip="What the dividend stocks you hold are worth at current prices."
        lines={holdingLines(summary.dividend)}
      />
      <Card
        label="Passive Stock Value"
        figure={formatMoneyShort(passiveValue)}
        note={`${formatMoney(passiveValue)} in ${stockCount(summary.passive)}`}
        tooltip="What the stocks you hold that give a lasting benefit instead of dividends are worth at current prices."
        lines={holdingLines(summary.passive)}
      />
      <Card
        label="Annual Benefits"
        figure={orDash(annualBenefits, formatMoneyShort)}
        note={
          annualBenefits === null
            ? NOT_LOADED
            : `${formatMoney(annualBenefits)}, ${formatMoneyShort(annualBenefits / ANNUAL_DAYS)} a day`
        }
        tooltip="What the tiers you own pay in a year: payments per year × the value of one × tiers. Pending tiers don’t count."
        lines={summary.benefits.map(({ stock, tiers, payment, annual }) => ({
          label: stock.acronym,
          value: `${ANNUAL_DAYS} ÷ ${stock.benefit.everyDays} × ${formatMoney(payment.dollars)} × ${tiers} = ${formatMoney(annual)}`,
        }))}
      />
      <Card
        label="Total Return"
        figure={orDash(totalReturn, formatPercent)}
        note={
          annualBenefits === null
            ? NOT_LOADED
            : totalReturn === null
              ? "No dividend stocks held"
              : "a year, on all dividend stocks"
        }
        tooltip="Annual Benefits as a share of Dividend Stock Value."
        lines={[
          { label: "Annual Benefits", value: orDash(annualBenefits, formatMoney) },
          { label: "Dividend Stock Value", value: formatMoney(dividendValue) },
        ]}
      />
    </section>
  );
}

const NOT_LOADED = "Some prices couldn’t be loaded";

const stockCount = (held: readonly Position[]) => formatCount(held.length, "stock", "stocks");

const holdingLines = (held: readonly Position[]) =>
  held.map(({ stock, shares, value }) => ({
    label: stock.acronym,
    value: `${formatWhole(shares)} × ${formatPrice(stock.price)} = ${formatMoney(value)}`,
  }));

interface CardProps {
  label: string;
  figure: string;
  note: ReactNode;
  tooltip: string;
  lines: readonly { label: string; value: string }[];
}

function Card({ label, figure, note, tooltip, lines }: CardProps) {
  return (
    <div role="group" aria-label={label} className="py-3">
      <p className="flex min-h-7 items-center gap-1 text-small text-muted-foreground">
        {label}
        <Explain title={label} tooltip={tooltip} lines={lines} note={tooltip} />
      </p>
      <p className="font-display text-figure font-medium max-md:text-2xl">{figure}</p>
      <p className="text-small text-muted-foreground">{note}</p>
    </div>
  );
}
