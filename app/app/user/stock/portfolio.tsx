"use client";

import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { BarChart } from "@/components/charts/charts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { GameTime } from "@/components/game/game-time";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useSession } from "@/components/session/session";
import type { TwoLines } from "@/components/list/two-line-row";
import { stockColumn, StockTitle } from "@/components/stocks/stock-link";
import { INTEGER, MONEY, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useGameTime, useNow } from "@/components/window/use-now";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
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
import {
  formatSignedMoney,
  formatSignedMoneyShort,
  formatSignedPercent,
} from "@/lib/format/signed";
import { type DueDividend, dueDividends } from "@/lib/game/stocks/dividends";
import {
  portfolio,
  type Portfolio,
  type PortfolioRow,
  type ValuedPurchase,
} from "@/lib/game/stocks/portfolio";
import type { Stock } from "@/lib/game/stocks/stock";

import { dividendStates } from "./dividend-state";
import { explainBoth, explainProfit, explainTotal } from "./explanation";
import { HoldingCards, ProfitText } from "./holding-cards";

interface PurchaseRow extends ValuedPurchase {
  stock: Stock;
}

/** The purchases of every holding in one list. */
const purchaseRows = (rows: readonly PortfolioRow[]): PurchaseRow[] =>
  rows.flatMap(({ position, purchases }) =>
    purchases.map((purchase) => ({ ...purchase, stock: position.stock })),
  );

const column = columnsFor<PurchaseRow>();

const columns = column.columns([
  stockColumn<PurchaseRow>(),
  column.accessor(({ atMs }) => atMs ?? undefined, {
    id: "bought",
    header: "Bought",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }: PurchaseRow) => (atMs === null ? "" : formatIsoMoment(atMs)),
    },
    cell: ({ row }) => <Bought {...row.original} />,
  }),
  column.accessor("shares", { id: "shares", header: "Shares", ...INTEGER }),
  column.accessor("price", {
    id: "price",
    header: "Price",
    meta: NUMERIC,
    cell: ({ getValue }) => formatPrice(getValue()),
  }),
  column.accessor("cost", { id: "cost", header: "Cost", ...MONEY }),
  column.accessor("value", { id: "value", header: "Value", ...MONEY }),
  column.accessor("profit", {
    id: "profit",
    header: "Profit",
    meta: NUMERIC,
    cell: ({ getValue }) => <Toned value={getValue()}>{formatSignedMoney(getValue())}</Toned>,
  }),
  column.accessor(({ profitPercent }) => profitPercent ?? undefined, {
    id: "profitPercent",
    header: "Profit %",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => (
      <Toned value={original.profitPercent}>{profitPercentText(original)}</Toned>
    ),
  }),
]);

/** A purchase on a phone: its value, when and for how much it was bought, and its profit. */
const purchaseLines = ({ stock, atMs, value, cost, profit }: PurchaseRow): TwoLines => ({
  title: <StockTitle stock={stock} />,
  figure: formatMoneyShort(value),
  detail: `${atMs === null ? "Bought" : formatGameDate(atMs)} for ${formatMoneyShort(cost)}`,
  second: <ProfitText profit={profit} />,
});

const profitPercentText = ({ profitPercent }: PurchaseRow) =>
  orDash(profitPercent, formatSignedPercent);

function Bought({ atMs }: Pick<PurchaseRow, "atMs">) {
  return atMs === null ? "–" : <GameTime atMs={atMs}>{formatGameDate(atMs)}</GameTime>;
}

/** The number of stocks with a bar of their own. */
const LARGEST = 8;
/** So few that each bar of a phone has room for its name. */
const LARGEST_ON_PHONE = 5;

const NEWEST_FIRST = [{ id: "bought", desc: true }];

export function StockPortfolio() {
  const session = useSession();
  const [{ data: stocks }, { data: holdings, dataUpdatedAt }] = useSuspenseQueries({
    queries: [stocksQuery(session), holdingsQuery(session)],
  });
  const nowMs = useNow(MINUTE_MS);
  const fetchedAtMs = useGameTime()(dataUpdatedAt);
  const held = useMemo(() => portfolio(stocks.entries, holdings.entries), [stocks, holdings]);
  const dividends = useMemo(() => {
    const positions = held.rows.map(({ position }) => position);
    return dueDividends(positions, { nowMs, fetchedAtMs });
  }, [held, nowMs, fetchedAtMs]);
  const states = useMemo(() => dividendStates(held.rows, dividends), [held, dividends]);

  return (
    <>
      {held.rows.length + held.unlisted.length === 0 ? (
        <EmptyState title="No stock holdings found.">
          The stocks you buy appear here with their value, cost and dividends.
        </EmptyState>
      ) : (
        <>
          <PortfolioHeadline portfolio={held} dividends={dividends} />
          <HoldingCards portfolio={held} states={states} />
        </>
      )}
      {held.empty > 0 && (
        <p className="mt-3 text-small text-muted-foreground">
          Hidden: {formatCount(held.empty, "holding", "holdings")} with no shares.
        </p>
      )}
      {held.rows.length > 0 && (
        <>
          <Allocation rows={held.rows} />
          <Purchases rows={held.rows} />
        </>
      )}
    </>
  );
}

/** The total value, its cost, its profit and the stocks that are ready to collect. */
function PortfolioHeadline({
  portfolio,
  dividends,
}: {
  portfolio: Portfolio;
  dividends: readonly DueDividend[];
}) {
  const { rows, value, cost, profit, profitPercent } = portfolio;
  const ready = dividends.filter(({ isReady }) => isReady);
  const purchases = rows.flatMap((row) => row.purchases).length;

  return (
    <PageHeadline
      figure={formatMoneyShort(value)}
      text={`in ${formatCount(rows.length, "stock", "stocks")}`}
      note={
        <>
          Total value <b className="text-foreground">{formatMoney(value)}</b>{" "}
          <Explain title="Total value" {...explainTotal(portfolio)} /> Profit{" "}
          <b className="text-foreground">
            <Toned value={profit}>{orDash(profit, formatSignedMoney)}</Toned>
          </b>{" "}
          <Explain title="Profit" {...explainProfit(portfolio)} />
        </>
      }
      status={[
        <>
          Profit{" "}
          <b className="text-foreground">
            <Toned value={profit}>{orDash(profit, formatSignedMoneyShort)}</Toned>
          </b>{" "}
          <Explain title="Total value and profit" {...explainBoth(portfolio)} />
        </>,
        ready.length > 0 && `${formatWhole(ready.length)} ready to collect`,
      ]}
      side={[
        {
          label: "Cost",
          value: orDash(cost, formatMoneyShort),
          note: formatCount(purchases, "purchase", "purchases"),
        },
        {
          label: "Profit",
          value: orDash(profit, formatSignedMoneyShort),
          note:
            profitPercent === null
              ? "–"
              : `${formatSignedPercent(profitPercent)}, without dividends`,
        },
        {
          label: "Ready to collect",
          value: formatWhole(ready.length),
          note:
            ready.length === 0 ? (
              "Nothing yet"
            ) : (
              <span translate="no">{formatList(ready.map(({ stock }) => stock.acronym))}</span>
            ),
        },
      ]}
    />
  );
}

/** The distribution of the value among the stocks as a chart. The cards have the numbers. */
function Allocation({ rows }: { rows: readonly PortfolioRow[] }) {
  const isMobile = useIsMobile();
  const bars = useMemo(
    () => allocationBars(rows, isMobile ? LARGEST_ON_PHONE : LARGEST),
    [rows, isMobile],
  );
  const [first] = rows;
  return (
    <section aria-label="Allocation" className="mt-6">
      <SectionHeader title="Allocation" aside="value of each stock" />
      <BarChart
        label={`The value of ${formatCount(rows.length, "stock", "stocks")}, largest first${
          first === undefined
            ? ""
            : `: ${first.position.stock.acronym} with ${formatMoney(first.position.value)}, ${formatPercent(first.fraction * 100)} of the total`
        }.`}
        bars={bars}
        format={formatMoneyShort}
      />
    </section>
  );
}

/** One bar for each of so many stocks, the largest, and one for all others. A single other stock gets its own bar. */
export function allocationBars(rows: readonly PortfolioRow[], largest = LARGEST) {
  const named = rows.length === largest + 1 ? rows : rows.slice(0, largest);
  const others = rows.slice(named.length);
  const bars = named.map(({ position, fraction }) =>
    barOf(position.stock.acronym, position.stock.name, position.value, fraction),
  );
  if (others.length === 0) return bars;
  const value = sum(others.map(({ position }) => position.value));
  const fraction = sum(others.map((row) => row.fraction));
  return [...bars, barOf("Other", formatCount(others.length, "stock", "stocks"), value, fraction)];
}

const barOf = (label: string, name: string, value: number, fraction: number) => ({
  label,
  value,
  title: `${label}, ${name}: ${formatMoney(value)}, ${formatPercent(fraction * 100)}`,
});

/** Each purchase that the game lists, with its profit. */
function Purchases({ rows }: { rows: readonly PortfolioRow[] }) {
  const purchases = useMemo(() => purchaseRows(rows), [rows]);
  return (
    <DataTable
      title="Purchases"
      columns={columns}
      rows={purchases}
      rowId={({ stock, id }) => `${stock.id}-${id}`}
      initialSort={NEWEST_FIRST}
      firstSort="desc"
      phoneLines={purchaseLines}
      total={purchases.length}
    />
  );
}
