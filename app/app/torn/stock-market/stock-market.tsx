"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { filtersInUse, NearMatch, NoMatch } from "@/components/feedback/no-match";
import { RetryAdvice } from "@/components/feedback/retry-advice";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { CardGrid, ListHeader } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { ToggleField } from "@/components/list/toggles";
import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { useLinkedDialog } from "@/components/window/use-linked-dialog";
import { useNow } from "@/components/window/use-now";
import { useOpened } from "@/components/window/use-opened";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { accessFor } from "@/lib/api/transport/access";
import type { List } from "@/lib/api/transport/wire";
import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatList, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { type DueDividend, dueDividends } from "@/lib/game/stocks/dividends";
import { heldOf, type Position, positions } from "@/lib/game/stocks/position";
import type { Holding, Stock } from "@/lib/game/stocks/stock";

import { type Benefit, BENEFITS, filterStocks, searchStocks, SORTS, sortStocks } from "./filters";
import { StockCard, StockLines } from "./stock-card";

const PriceDialog = dialogOnDemand(() => import("./price-dialog").then((l) => l.PriceDialog));

interface StockMarketProps {
  /** The access that the page requires of a key, in words. */
  access: string;
}

export function StockMarket({ access }: StockMarketProps) {
  const session = useSession();
  // Requested in parallel with the stocks, which this component waits for.
  usePrefetchQuery(holdingsQuery(session));
  const { data: stocks } = useSuspenseQuery(stocksQuery(session));
  // Awaited, since the stocks that the player owns come first.
  const holdings = useOptionalSuspenseQuery(holdingsQuery(session));
  const [text, setText] = useUrlText("q");
  const [benefit, setBenefit] = useUrlChoice<Benefit | "">("benefit", BENEFITS, "");
  const { target, trigger, openDialog, close } = useLinkedDialog("stock", stocks.entries);

  const [sort, setSort] = useUrlChoice("sort", SORTS, "owned");

  const { owned, ready } = useOwned(stocks, holdings);
  const sorted = useMemo(() => sortStocks(stocks.entries, sort, owned), [stocks, sort, owned]);
  const filtered = useMemo(() => filterStocks(sorted, benefit), [sorted, benefit]);
  const { found: shown, nearest } = useMemo(() => searchStocks(filtered, text), [filtered, text]);
  const ownedCount = shown.filter(({ id }) => (owned.get(id)?.shares ?? 0) > 0).length;
  const opened = useOpened();
  const propsOf = useCallback(
    (stock: Stock) => ({
      stock,
      position: owned.get(stock.id),
      ready: ready.get(stock.id),
      ...{ sort, opened },
      onOpen: openDialog,
    }),
    [owned, ready, sort, openDialog, opened],
  );
  const card = useCallback((stock: Stock) => <StockCard {...propsOf(stock)} />, [propsOf]);
  const lines = useCallback((stock: Stock) => <StockLines {...propsOf(stock)} />, [propsOf]);

  if (stocks.entries.length === 0) {
    return <EmptyState title="The game lists no stocks" />;
  }
  return (
    <>
      {holdings.data !== undefined && <OwnedHeadline owned={owned} ready={[...ready.values()]} />}
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <SearchField label="Name or acronym" value={text} onChange={setText} />
        <ToggleField
          label="Benefit type"
          options={BENEFITS}
          chosen={benefit === "" ? [] : [benefit]}
          onChange={(chosen) => {
            setBenefit(chosen.at(-1) ?? "");
          }}
        />
      </search>
      {holdings.error !== null && (
        <p className="pb-3 text-muted-foreground">
          Couldn’t load your holdings.{" "}
          <RetryAdvice
            error={holdings.error}
            access={accessFor("user/stocks")}
            retry={holdings.retry}
          />
        </p>
      )}
      <ListHeader
        count={`${formatCount(shown.length, "stock", "stocks")}${ownedCount === 0 ? "" : `, you own ${formatWhole(ownedCount)}`}`}
      >
        <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
      </ListHeader>
      <NearMatch text={text} nearest={nearest} onSearch={setText} />
      {shown.length === 0 ? (
        <NoMatch
          what="stocks"
          text={text}
          // The filter may leave out the stock that the text means.
          nearest={searchStocks(stocks.entries, text).nearest}
          onSearch={setText}
          filters={filtersInUse([benefit, BENEFITS, ""])}
          onClearFilters={() => {
            setBenefit("");
          }}
        />
      ) : (
        <StockGrids
          shown={shown}
          ownedCount={sort === "owned" ? ownedCount : 0}
          {...{ card, lines }}
        />
      )}
      {target !== null && (
        <Suspense>
          <PriceDialog stock={target} access={access} trigger={trigger} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface StockGridsProps {
  shown: readonly Stock[];
  /** The number of stocks at the beginning that are the player's own. */
  ownedCount: number;
  card: (stock: Stock) => ReactNode;
  lines: (stock: Stock) => ReactNode;
}

/** The stocks; the player's own, if they come first, are a list of their own, before the heading of the others. */
function StockGrids({ shown, ownedCount, card, lines }: StockGridsProps) {
  const [own, others] = useMemo(
    () => [shown.slice(0, ownedCount), shown.slice(ownedCount)],
    [shown, ownedCount],
  );
  const grid = { entryId: idOf, cardPx: 130, card, row: lines };
  if (own.length === 0) return <CardGrid label="Stocks" entries={others} {...grid} />;
  return (
    <>
      <CardGrid label="Yours" entries={own} {...grid} />
      {others.length > 0 && (
        <>
          <SectionHeader title="Others" />
          <CardGrid label="Stocks" entries={others} {...grid} />
        </>
      )}
    </>
  );
}

const idOf = ({ id }: Stock) => id;

/** The player's positions, and the dividends that wait to be collected, by stock id. */
function useOwned(stocks: List<Stock>, { data, fetchedAtMs }: OptionalResult<List<Holding>>) {
  const nowMs = useNow(MINUTE_MS);
  const owned = useMemo(() => {
    const all = positions(stocks.entries, data?.entries ?? []).positions;
    return new Map(all.map((position) => [position.stock.id, position]));
  }, [stocks, data]);
  const ready = useMemo(() => {
    const due = dueDividends([...owned.values()], { nowMs, fetchedAtMs });
    return new Map(due.filter(({ isReady }) => isReady).map((one) => [one.stock.id, one]));
  }, [owned, nowMs, fetchedAtMs]);
  return { owned, ready };
}

interface OwnedHeadlineProps {
  owned: ReadonlyMap<number, Position>;
  ready: readonly DueDividend[];
}

/** The value of the player's stocks, and the dividends that wait to be collected. */
function OwnedHeadline({ owned, ready }: OwnedHeadlineProps) {
  const held = heldOf([...owned.values()]);
  if (held.length === 0) return <ViewHeadline figure="0">stocks are yours so far.</ViewHeadline>;
  return (
    <ViewHeadline figure={formatMoneyShort(sum(held.map(({ value }) => value)))}>
      in your {formatCount(held.length, "stock", "stocks")}
      {ready.length > 0 && (
        <>
          , {formatWhole(ready.length)} to collect
          <span className="max-md:hidden">
            : <span translate="no">{formatList(ready.map(({ stock }) => stock.acronym))}</span>
          </span>
        </>
      )}
    </ViewHeadline>
  );
}
