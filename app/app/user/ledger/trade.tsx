import { type ReactNode, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { nearestName } from "@/components/list/name-search";
import { matches, SearchField } from "@/components/list/search-field";
import { type Chip, Chips } from "@/components/list/toggles";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { onDemand } from "@/components/ui/on-demand";
import { ALL } from "@/components/window/choice";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { sum } from "@/lib/common/numbers";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";
import { type Place, POINTS } from "@/lib/game/ledger/events";
import {
  type ItemTotal,
  itemTotals,
  tradeTotal,
  type TradeTotal,
} from "@/lib/game/ledger/item-totals";
import type { MarketValues } from "@/lib/game/ledger/movements";
import { pointPrice } from "@/lib/game/stocks/benefit-value";

import { longestOf } from "./profit-bar";
import { PLACE_CHOICES, placeText } from "./place-text";
import { soldColumns, soldLines, type TradeRow, unsoldColumns, unsoldLines } from "./trade-columns";
import { explainItem, explainTrade } from "./trade-explanation";
import { WhenInView } from "./when-in-view";
import type { PlayerLedger } from "./use-ledger";

const TradeTotals = onDemand(() => import("./trade-totals").then((l) => l.TradeTotals));

const HIGHEST_FIRST = [{ id: "profit", desc: true }];
const MOST_TO_EARN_FIRST = [{ id: "gain", desc: true }];

interface TradeProps {
  player: PlayerLedger;
  /** The period and the progress, below the headline. */
  controls: ReactNode;
  /** The last part of the view. */
  foot: ReactNode;
}

/** The profit of each item, the oldest purchase first, and what is left of it. */
export function Trade({ player, controls, foot }: TradeProps) {
  const { ledger, fromMs, itemName, progress } = player;
  const { marketValue, points } = useValues(player);
  const items = useMemo(
    () => itemTotals(ledger, fromMs, marketValue),
    [ledger, fromMs, marketValue],
  );
  const rows = useMemo<readonly TradeRow[]>(() => {
    const highest = longestOf(items.map(({ profit }) => profit));
    return items.map((total) => {
      const name = itemName(total.item);
      return {
        ...total,
        name,
        sources: sourcesText(total),
        highest,
        explained: explainItem(total, name),
      };
    });
  }, [items, itemName]);
  const total = useMemo(() => tradeTotal(items), [items]);
  return (
    <>
      <TradeHeadline total={total} isDone={progress.state === "done"} />
      {controls}
      <FailedCalls
        parts={[
          {
            ...points,
            path: "market/pointsmarket",
            text: "Couldn’t load the points market. Your points’ value shows –.",
          },
        ]}
      />
      {rows.length === 0 ? (
        <>
          {progress.state === "done" && (
            <EmptyState
              title={
                fromMs === 0 ? "No trades in your log" : `No trades since ${formatGameDate(fromMs)}`
              }
            >
              Each item that you buy or sell appears here, with what it earned after fees.
            </EmptyState>
          )}
          {foot}
        </>
      ) : (
        <>
          <ItemTable rows={rows} />
          <WhenInView>
            <TradeTotals items={items} />
            {foot}
          </WhenInView>
        </>
      )}
    </>
  );
}

/** The market values with that of points, whose market is only loaded if the player has some left. */
function useValues({ ledger, marketValue }: PlayerLedger) {
  const session = useSession();
  const hasPoints = useMemo(
    () => ledger.lots.some(({ item, left }) => item === POINTS && left > 0),
    [ledger],
  );
  const points = useOptionalQuery({ ...pointsMarketQuery(session), enabled: hasPoints });
  const price = points.data === undefined ? null : pointPrice(points.data.entries);
  const values = useCallback<MarketValues>(
    (item) => (item === POINTS ? price : marketValue(item)),
    [price, marketValue],
  );
  return { marketValue: values, points };
}

/** "abroad, owned before": before the log that has been loaded. */
const sourcesText = ({ places, sales }: ItemTotal): string =>
  [
    ...places.map(placeText),
    ...(sales.some(({ lot }) => lot === null) ? ["owned before"] : []),
  ].join(", ");

/** The profit of what was sold, and beside it what has no cost and what is left. */
function TradeHeadline({ total, isDone }: { total: TradeTotal; isDone: boolean }) {
  const { profit, matched, unknown, free, left, leftValue, unvalued } = total;
  const explained = <Explain {...explainTrade(total)} />;
  const sold = (
    <>
      {formatWhole(matched)} sold at known cost {explained}
    </>
  );
  const value = unvalued === left ? "–" : formatMoneyShort(leftValue);
  return (
    <PageHeadline
      figure={matched === 0 ? "–" : formatSignedMoney(profit)}
      text={isDone ? "profit" : "profit so far"}
      note={
        <>
          {formatCount(matched, "item", "items")} sold at known cost {explained}
        </>
      }
      status={[sold, ...(left > 0 ? [`unsold: ${value}`] : [])]}
      side={[
        ...soldAside("Sold at unknown cost", unknown),
        ...soldAside("Free", free),
        ...(left > 0 ? [{ label: "Unsold, less 5%", value, note: leftText(total) }] : []),
      ]}
    />
  );
}

const soldAside = (label: string, count: number) =>
  count === 0 ? [] : [{ label, value: formatWhole(count), note: "not in the profit" }];

/** "336 items", "336 items, 12 without a market value". */
function leftText({ left, unvalued }: TradeTotal): string {
  const items = formatCount(left, "item", "items");
  return unvalued === 0 ? items : `${items}, ${formatWhole(unvalued)} without a market value`;
}

/** "Total: 4,482 items sold, 886 at unknown cost, profit +$18,754,239." */
function SoldTotal({ rows }: { rows: readonly TradeRow[] }) {
  const { profit, unknown, matched } = tradeTotal(rows);
  const sold = sum(rows.map((row) => row.sold));
  return (
    <p className="mt-2 mb-4 text-small text-muted-foreground">
      Total: {formatCount(sold, "item", "items")} sold
      {unknown > 0 && `, ${formatWhole(unknown)} at unknown cost`}
      {matched > 0 && `, profit ${formatSignedMoney(profit)}`}.
    </p>
  );
}

const SOURCES = [[ALL, "Any source"], ...PLACE_CHOICES] as const;

function ItemTable({ rows }: { rows: readonly TradeRow[] }) {
  const [text, setText] = useUrlText("q");
  const [source, setSource] = useUrlChoice("source", SOURCES, ALL);
  const found = useMemo(() => rows.filter(({ name }) => matches(text, name)), [rows, text]);
  const shown = useMemo(
    () => found.filter(({ places }) => source === ALL || places.includes(source)),
    [found, source],
  );
  const [sold, unsold] = useMemo(
    () => [shown.filter((row) => row.sold > 0), shown.filter((row) => row.sold === 0)],
    [shown],
  );
  const names = useMemo(() => rows.map(({ name }) => name), [rows]);
  const chips = PLACE_CHOICES.map(([value, name]): Chip<Place> => ({
    value,
    text: name,
    count: found.filter(({ places }) => places.includes(value)).length,
  }));
  return (
    <>
      <DataTable
        title="Sold"
        columns={soldColumns}
        rows={sold}
        rowId={({ item }) => String(item)}
        initialSort={HIGHEST_FIRST}
        firstSort="desc"
        phoneLines={soldLines}
        total={rows.length}
        activeFilters={Number(text !== "") + Number(source !== ALL)}
        filters={
          <>
            <SearchField label="Item’s name" value={text} onChange={setText} />
            <Chips
              label="Source"
              chips={chips}
              selected={source === ALL ? [] : [source]}
              total={found.length}
              onChange={(chosen) => {
                setSource(chosen.at(-1) ?? ALL);
              }}
            />
          </>
        }
        empty={
          unsold.length > 0 ? (
            <p className="mt-3 text-muted-foreground">None of these is sold yet.</p>
          ) : (
            <NoMatch
              what="items"
              text={text}
              nearest={nearestName(names, text)}
              onSearch={setText}
              filters={filtersInUse([source, SOURCES, ALL])}
              onClearFilters={() => {
                setSource(ALL);
              }}
            />
          )
        }
      />
      {sold.length > 1 && <SoldTotal rows={sold} />}
      {unsold.length > 0 && (
        <DataTable
          title="Not sold"
          name="unsold"
          columns={unsoldColumns}
          rows={unsold}
          rowId={({ item }) => String(item)}
          initialSort={MOST_TO_EARN_FIRST}
          firstSort="desc"
          phoneLines={unsoldLines}
          total={rows.length}
        />
      )}
    </>
  );
}
