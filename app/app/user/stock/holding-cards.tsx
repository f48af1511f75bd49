import { Download } from "lucide-react";
import { useMemo } from "react";

import { Explain } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { LongList } from "@/components/list/long-list";
import { ChoiceSelect } from "@/components/list/select-field";
import { OpeningRow, type TwoLines } from "@/components/list/two-line-row";
import { StockLink, StockTitle } from "@/components/stocks/stock-link";
import { saveCsv } from "@/components/table/export-actions";
import type { TableExport } from "@/components/table/table-export";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useOpened } from "@/components/window/use-opened";
import { useUrlChoice } from "@/components/window/use-url-value";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatWhole,
} from "@/lib/format/numbers";
import {
  formatSignedMoney,
  formatSignedMoneyShort,
  formatSignedPercent,
} from "@/lib/format/signed";
import type { Portfolio, PortfolioRow } from "@/lib/game/stocks/portfolio";
import type { Holding } from "@/lib/game/stocks/stock";
import { cn } from "@/lib/utils";

import { type DividendState, readyFirst } from "./dividend-state";
import { explainHolding } from "./explanation";

const SORTS = [
  ["ready", "Ready first"],
  ["value", "By value"],
  ["profit", "By profit"],
  ["percent", "By profit %"],
] as const satisfies readonly Choice[];

type SortId = (typeof SORTS)[number][0];

/** The holdings in an order: those ready to collect first, or the greatest figure; an unknown profit comes last. */
function sortHoldings(
  byValue: readonly PortfolioRow[],
  states: ReadonlyMap<number, DividendState>,
  sort: SortId,
): readonly PortfolioRow[] {
  const by = (figureOf: (row: PortfolioRow) => number | null) =>
    byValue.toSorted((a, b) => (figureOf(b) ?? -Infinity) - (figureOf(a) ?? -Infinity) || 0);
  switch (sort) {
    case "ready":
      return readyFirst(byValue, states);
    case "value":
      return byValue;
    case "profit":
      return by(({ profit }) => profit);
    case "percent":
      return by(({ profitPercent }) => profitPercent);
  }
}

/** A card for each holding, at first those ready to collect before the others by value; last those without a price. */
export function HoldingCards({
  portfolio: { rows: byValue, unlisted },
  states,
}: {
  portfolio: Portfolio;
  states: ReadonlyMap<number, DividendState>;
}) {
  const [sort, setSort] = useUrlChoice("sort", SORTS, "ready");
  const rows = useMemo(() => sortHoldings(byValue, states, sort), [byValue, states, sort]);
  const isMobile = useIsMobile();
  const opened = useOpened();
  return (
    <section aria-label="Holdings">
      <SectionHeader title="Holdings" aside={formatWhole(rows.length + unlisted.length)}>
        <div className="mb-1 flex items-center gap-1">
          <ChoiceSelect
            aria-label="Sort holdings"
            value={sort}
            options={SORTS}
            onChange={setSort}
          />
          <Button
            variant="quiet"
            size="sm"
            aria-label="Download holdings as CSV"
            onClick={() => {
              void saveCsv(holdingsExport(rows, states), "holdings");
            }}
          >
            <Download aria-hidden />
            <span className="max-md:sr-only">CSV</span>
          </Button>
        </div>
      </SectionHeader>
      <LongList entries={[...rows, ...unlisted]} part={40}>
        {(shown) => (
          <ul aria-label="Holdings" className="grid gap-x-12 @4xl/page:grid-cols-2">
            {shown.map((held) =>
              "position" in held && isMobile ? (
                <li key={held.position.stock.id} className="border-b">
                  <OpeningRow
                    id={String(held.position.stock.id)}
                    isOpen={opened.isOpen(String(held.position.stock.id))}
                    toggle={opened.toggle}
                    {...holdingLines(held, states.get(held.position.stock.id))}
                  >
                    <HoldingCard row={held} state={states.get(held.position.stock.id)} />
                  </OpeningRow>
                </li>
              ) : (
                <li
                  key={"position" in held ? held.position.stock.id : held.stockId}
                  className="border-b py-3"
                >
                  {"position" in held ? (
                    <HoldingCard row={held} state={states.get(held.position.stock.id)} />
                  ) : (
                    <UnlistedCard {...held} />
                  )}
                </li>
              ),
            )}
          </ul>
        )}
      </LongList>
    </section>
  );
}

/** A holding on a phone: its value, its profit, and its cost or, while its benefit is ready or doesn't count yet, that. */
function holdingLines(row: PortfolioRow, state: DividendState | undefined): TwoLines {
  const { position, cost, profit, profitPercent } = row;
  const percent = profitPercent === null ? "" : `, ${formatSignedPercent(profitPercent)}`;
  return {
    mark: state && (
      <ProgressCircle
        value={state.fraction}
        className={cn("mt-2.75 mr-1 size-4.5", state.isReady && "text-success")}
      />
    ),
    title: <StockTitle stock={position.stock} />,
    figure: formatMoneyShort(position.value),
    detail:
      state?.isReady === true ? (
        <>
          <span className="font-semibold text-success">{state.text}</span>
          {percent}
        </>
      ) : state !== undefined && position.activeTiers === 0 ? (
        `${state.text}${percent}`
      ) : cost === null ? (
        "Cost unknown"
      ) : (
        `Cost ${formatMoneyShort(cost)}${percent}`
      ),
    second: <ProfitText profit={profit} />,
  };
}

/** "+$86.4m", "−$17.5m", or a dash. */
export function ProfitText({ profit }: { profit: number | null }) {
  if (profit === null) return "–";
  const money = formatSignedMoneyShort(profit);
  if (profit === 0) return money;
  return <span className={profit > 0 ? "text-success" : "text-destructive"}>{money}</span>;
}

/** One holding: its value, its cost and the state of its benefit. */
export function HoldingCard({
  row,
  state,
}: {
  row: PortfolioRow;
  state: DividendState | undefined;
}) {
  const { position, fraction, cost, averagePrice, profit, unexplainedShares } = row;
  const { stock, shares, value } = position;

  return (
    <>
      <div className="pair items-baseline text-read">
        <h3 className="min-w-0">
          <StockLink stock={stock} />
        </h3>
        <p className="flex items-center font-semibold whitespace-nowrap">
          {formatMoney(value)}
          <Explain title={stock.acronym} {...explainHolding(row)} />
        </p>
      </div>
      <div className="pair text-small text-muted-foreground">
        {state !== undefined && (
          <p
            className={cn("flex items-center gap-2", state.isReady && "font-semibold text-success")}
          >
            <ProgressCircle value={state.fraction} />
            {state.text}
          </p>
        )}
        <p className="whitespace-nowrap">
          <Toned value={profit}>{profitText(row)}</Toned>
        </p>
      </div>
      <p className="pair text-small text-muted-foreground">
        <span>
          {formatCount(shares, "share", "shares")}
          {averagePrice !== null && ` at ${formatPrice(averagePrice)}`}, cost{" "}
          {cost === null ? "unknown" : formatMoney(cost)}
        </span>
        <span className="whitespace-nowrap">{formatPercent(fraction * 100)} of the total</span>
      </p>
      {unexplainedShares > 0 && (
        <p className="mt-1 text-small text-muted-foreground">
          No purchase listed for {formatCount(unexplainedShares, "share", "shares")}
          {cost !== null && `: cost and profit exclude ${unexplainedShares === 1 ? "it" : "them"}`}.
        </p>
      )}
    </>
  );
}

/** "+$2,000,000 (+2.74%) profit". */
function profitText({ profit, profitPercent }: PortfolioRow): string {
  if (profit === null) return "profit unknown";
  const money = formatSignedMoney(profit);
  const word = profit === 0 ? "even" : profit < 0 ? "loss" : "profit";
  return `${money} ${profitPercent === null ? "" : `(${formatSignedPercent(profitPercent)}) `}${word}`;
}

function UnlistedCard({ stockId, shares }: Holding) {
  return (
    <>
      <h3 className="text-read">
        <b>Stock [{stockId}]</b>
      </h3>
      <p className="text-muted-foreground">
        {formatCount(shares, "share", "shares")}, no longer listed, so no price
      </p>
    </>
  );
}

/** The holdings for a spreadsheet: plain figures, empty if unknown. */
function holdingsExport(
  rows: readonly PortfolioRow[],
  states: ReadonlyMap<number, DividendState>,
): TableExport {
  return {
    headers: [
      "Stock",
      "Name",
      "Shares",
      "Price",
      "Value",
      "Share of the total, %",
      "Cost",
      "Average price",
      "Profit",
      "Profit, %",
      "Dividend",
    ],
    lines: rows.map(({ position, fraction, cost, averagePrice, profit, profitPercent }) => [
      position.stock.acronym,
      position.stock.name,
      position.shares,
      position.stock.price,
      position.value,
      fraction * 100,
      cost ?? "",
      averagePrice ?? "",
      profit ?? "",
      profitPercent ?? "",
      states.get(position.stock.id)?.text ?? "",
    ]),
  };
}
