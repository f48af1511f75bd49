"use client";

import { type ReactNode, Suspense, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { Collapsible } from "@/components/figures/collapsible";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import type { Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice, writeUrlValue } from "@/components/window/use-url-value";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { isNotLoaded } from "@/lib/game/stocks/benefit-value";
import { type Dividend, dividends, readyDividends } from "@/lib/game/stocks/dividends";
import type { Position } from "@/lib/game/stocks/position";
import { ANNUAL_DAYS, MIN_ROI } from "@/lib/game/stocks/returns";

import { Analysis } from "./analysis";
import { type Market, useMarket } from "./use-market";
import { formatPayback } from "./values";

// Views that aren't shown at first load on demand.
const NextTiers = onDemand(() => import("./next-tiers").then((l) => l.NextTiers));
const Budget = onDemand(() => import("./budget").then((l) => l.Budget));
const DividendView = onDemand(() => import("./dividend-view").then((l) => l.DividendView));
const StockEntries = onDemand(() => import("./stock-entries").then((l) => l.StockEntries));

const VIEWS = [
  ["analysis", "ROI analysis"],
  ["next-tier", "Next tier"],
  ["budget", "Budget"],
  ["dividends", "Dividends"],
] as const satisfies readonly Choice[];

const NOT_LOADED = "Some prices couldn’t be loaded";

export function StockRoi() {
  const session = useSession();
  const { market, missing } = useMarket(session);
  const now = useNow(MINUTE_MS);
  const isPhone = useIsMobile();
  const [view, setView] = useUrlChoice("view", VIEWS, "analysis");

  if (market.positions.length === 0) {
    return <EmptyState title="The game lists no stocks" />;
  }
  const due = dividends(market.positions, market.values, {
    nowMs: now,
    fetchedAtMs: market.fetchedAtMs,
  });
  const withoutPrices = market.positions
    .filter(({ stock }) => isNotLoaded(market.values.get(stock.id)))
    .map(({ stock }) => stock.acronym);
  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {view === "analysis" && <RoiHeadline market={market} dividends={due} />}
      {missing.map(({ what, path, error, retry }) => (
        <FailedCall key={path} path={path} error={error} retry={retry}>
          Couldn’t load {what}.
        </FailedCall>
      ))}
      {withoutPrices.length > 0 && (
        <p className="text-muted-foreground">
          Not ranked: <span translate="no">{formatList(withoutPrices)}</span>.
        </p>
      )}
      {view === "analysis" ? (
        <>
          {!isPhone && <SummaryCards market={market} />}
          <Analysis market={market} />
          {isPhone && <SummaryCards market={market} />}
          <StockLists market={market} />
        </>
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          {view === "next-tier" && <NextTiers market={market} />}
          {view === "budget" && <Budget market={market} />}
          {view === "dividends" && <DividendView dividends={due} nowMs={now} />}
        </Suspense>
      )}
    </>
  );
}

/** The facts that a player looks for first: the tier with the best return, and the dividends that are ready to collect. */
export function RoiHeadline({
  market: { nextTiers },
  dividends,
}: {
  market: Pick<Market, "nextTiers">;
  dividends: readonly Dividend[];
}) {
  const [best] = nextTiers;
  const ready = readyDividends(dividends);
  const side = [
    ...(best === undefined
      ? []
      : [
          {
            label: "Fastest payback",
            value: formatPayback(best.paybackDays),
            note: `${best.stock.acronym} tier ${best.tier}, ${formatMoneyShort(best.missingCost)} needed`,
          },
        ]),
    {
      label: "Ready to collect",
      value: orDash(ready.dollars, formatMoneyShort),
      note:
        ready.dividends.length === 0 ? (
          "No dividends waiting"
        ) : (
          <span translate="no">
            {formatList(ready.dividends.map(({ stock }) => stock.acronym))}
          </span>
        ),
    },
  ];

  const collect = ready.dividends.length > 0 && `${orDash(ready.dollars, formatMoneyShort)} ready`;
  if (best === undefined || best.roiOfMissing < MIN_ROI) {
    return (
      <PageHeadline
        figure="0"
        text="tiers left at 1%+ ROI"
        status={["At current prices", collect]}
        note="At current prices, no ranked tier that you don’t own returns 1% or more per year."
        side={side}
      />
    );
  }
  // Finds it in the list below, where it needn't be first: the list ranks by the whole cost.
  const name = (
    <button
      type="button"
      translate="no"
      className="relative font-semibold text-primary underline max-md:-my-3 max-md:py-3"
      onClick={() => {
        writeUrlValue("q", best.stock.acronym, "");
      }}
    >
      {best.stock.acronym} tier {best.tier}
    </button>
  );
  const { missingCost, ownCost } = best;
  return (
    <PageHeadline
      figure={formatPercent(best.roiOfMissing)}
      text="per year"
      status={[
        missingCost < ownCost ? (
          <>
            {formatMoneyShort(missingCost)} more buys {name}
          </>
        ) : (
          <>
            {name} costs {formatMoneyShort(ownCost)}
          </>
        ),
        collect,
      ]}
      note={
        missingCost < ownCost ? (
          <>
            The best tier you don’t own, on the money still needed: {name}, which needs{" "}
            {formatMoney(missingCost)} more of {formatMoney(ownCost)}.
          </>
        ) : (
          <>
            The best tier you don’t own: {name}, which costs {formatMoney(ownCost)}.
          </>
        )
      }
      side={side}
    />
  );
}

/** Four figures about the player's holdings, each with its meaning and its calculation. */
function SummaryCards({ market: { summary } }: { market: Market }) {
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
        tooltip="Current value of the dividend stocks you hold."
        lines={holdingLines(summary.dividend)}
      />
      <Card
        label="Passive Stock Value"
        figure={formatMoneyShort(passiveValue)}
        note={`${formatMoney(passiveValue)} in ${stockCount(summary.passive)}`}
        tooltip="Current value of the stocks you hold that give a permanent benefit instead of dividends."
        lines={holdingLines(summary.passive)}
      />
      <Card
        label="Annual Benefits"
        figure={orDash(annualBenefits, formatMoneyShort)}
        note={
          annualBenefits === null
            ? NOT_LOADED
            : `${formatMoney(annualBenefits)}, ${formatMoneyShort(annualBenefits / ANNUAL_DAYS)} per day`
        }
        tooltip="What your tiers pay per year: payments per year × value per payment × tiers. Excludes pending tiers."
        lines={[
          ...summary.benefits.map(({ stock, tiers, payment, annual }) => ({
            label: stock.acronym,
            value: `${ANNUAL_DAYS} ÷ ${stock.benefit.everyDays} × ${formatMoney(payment.dollars)} × ${tiers} = ${formatMoney(annual)}`,
          })),
          { label: "Total", value: orDash(annualBenefits, formatMoney) },
        ]}
      />
      <Card
        label="Total Return"
        figure={orDash(totalReturn, formatPercent)}
        note={
          annualBenefits === null
            ? NOT_LOADED
            : totalReturn === null
              ? "No dividend stocks held"
              : "per year, on all dividend stocks"
        }
        tooltip="Annual Benefits as a share of Dividend Stock Value."
        lines={[
          { label: "Annual Benefits", value: orDash(annualBenefits, formatMoney) },
          { label: "Dividend Stock Value", value: formatMoney(dividendValue) },
          { label: "Benefits ÷ value", value: orDash(totalReturn, formatPercent) },
        ]}
      />
    </section>
  );
}

const stockCount = (held: readonly Position[]) => formatCount(held.length, "stock", "stocks");

export const holdingLines = (held: readonly Position[]) => [
  ...held.map(({ stock, shares, value }) => ({
    label: stock.acronym,
    value: `${formatWhole(shares)} × ${formatPrice(stock.price)} = ${formatMoney(value)}`,
  })),
  { label: "Total", value: formatMoney(sum(held.map(({ value }) => value))) },
];

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

function StockLists({ market }: { market: Market }) {
  const [dividend, passive] = useMemo(
    () => [
      market.positions.filter(({ stock }) => stock.benefit.kind === "active"),
      market.positions.filter(({ stock }) => stock.benefit.kind === "passive"),
    ],
    [market.positions],
  );
  return (
    <>
      <StockList title="Dividend Stocks" positions={dividend} market={market} />
      <StockList title="Passive Stocks (No Dividends)" positions={passive} market={market} />
      {market.unlisted.length > 0 && (
        <p className="mt-4 text-small text-muted-foreground">
          You also hold {formatList(market.unlisted.map(({ stockId }) => `stock [${stockId}]`))},
          which the game no longer lists. Without a price,{" "}
          {market.unlisted.length === 1 ? "it isn’t" : "they aren’t"} counted.
        </p>
      )}
    </>
  );
}

function StockList({
  title,
  positions,
  market,
}: {
  title: string;
  positions: readonly Position[];
  market: Market;
}) {
  const held = positions.filter(({ shares }) => shares > 0);
  return (
    <Collapsible title={title} aside={`${held.length} of ${positions.length} owned`}>
      <Suspense fallback={<p className="py-3 text-muted-foreground">Loading data...</p>}>
        <StockEntries title={title} positions={positions} market={market} />
      </Suspense>
    </Collapsible>
  );
}
