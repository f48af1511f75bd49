"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { filtersInUse, NearMatch, NoMatch } from "@/components/feedback/no-match";
import { RetryAdvice } from "@/components/feedback/retry-advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { GamePicture } from "@/components/game/game-picture";
import { CardGrid, ListHeader } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { ToggleField } from "@/components/list/toggles";
import { OpeningRow } from "@/components/list/two-line-row";
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
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatPrice,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { type DueDividend, dueDividends } from "@/lib/game/stocks/dividends";
import { heldOf, type Position, positions } from "@/lib/game/stocks/position";
import type { Holding, Stock } from "@/lib/game/stocks/stock";

import {
  type Benefit,
  BENEFITS,
  filterStocks,
  searchStocks,
  type SortId,
  SORTS,
  sortStocks,
} from "./filters";

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
        <CardGrid
          label="Stocks"
          entries={shown}
          entryId={({ id }) => id}
          cardPx={200}
          card={card}
          row={lines}
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

interface StockCardProps {
  stock: Stock;
  position: Position | undefined;
  /** The stock's dividend if it waits to be collected. */
  ready: DueDividend | undefined;
  /** Opens the prices. Closing them returns the focus to the button. */
  onOpen: (stock: Stock, button: HTMLElement) => void;
  opened: ReturnType<typeof useOpened>;
  /** Market cap and investors are in sight while the stocks are sorted by them. */
  sort: SortId;
}

/** A stock on a phone: two lines, which open on the rest of its card. */
function StockLines(card: StockCardProps) {
  const { id, acronym, name, benefit } = card.stock;
  const { ready, opened } = card;
  const [figure, second] = figuresOf(card);
  return (
    <OpeningRow
      id={String(id)}
      isOpen={opened.isOpen(String(id))}
      toggle={opened.toggle}
      title={
        <span translate="no">
          <b>{acronym}</b> <span className="font-normal">{name}</span>
        </span>
      }
      figure={figure}
      detail={
        ready !== undefined ? (
          <span className="text-success">Ready: {readyText(ready)}</span>
        ) : (
          benefitText(benefit)
        )
      }
      second={second}
    >
      <StockFacts {...card} isWhole>
        <DescriptionRow label="Id" value={String(id)} />
        <DescriptionRow label="Benefit" value={benefit.description} wide />
      </StockFacts>
    </OpeningRow>
  );
}

/** The two figures of a row: what the stocks are sorted by is one of them. Without shares, the value that the player owns is blank. */
function figuresOf({ stock, position, sort }: StockCardProps): readonly [string, string] {
  const price = formatPrice(stock.price);
  const worth = position?.shares ? formatMoneyShort(position.value) : null;
  if (isOfMarket(sort)) return [price, marketText(stock, sort)];
  if (sort === "owned") return [worth ?? "", `${price} a share`];
  return [price, worth === null ? "" : `${worth} owned`];
}

/** "Drug Pack" of "1x Drug Pack". */
const withoutOne = (description: string) => description.replace(/^1x /, "");

/** "Drug Pack", or of two tiers "2 × Drug Pack". */
const readyText = ({ stock, tiers }: DueDividend) =>
  `${tiers > 1 ? `${tiers} × ` : ""}${withoutOne(stock.benefit.description)}`;

/** "$50,000,000 per 31 days", short enough for a phone; for a passive benefit, its description. */
function benefitText({ kind, description, everyDays }: Stock["benefit"]): string {
  if (kind === "passive" || everyDays === 0) {
    return description.charAt(0).toUpperCase() + description.slice(1);
  }
  return `${withoutOne(description)} per ${formatCount(everyDays, "day", "days")}`;
}

function StockCard(card: StockCardProps) {
  const { id, acronym, name, price, benefit, logoUrl } = card.stock;
  const { isOpen, toggle } = card.opened;
  const isWhole = isOpen(String(id)) || isOfMarket(card.sort);
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0">
          <b>{acronym}</b> {name} <span className="text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">{formatPrice(price)}</p>
      </div>
      <div className="mt-1 pair">
        <p className="min-w-0">{benefit.description}</p>
        <GamePicture url={logoUrl} widthPx={40} heightPx={40} />
      </div>
      <StockFacts
        {...card}
        isWhole={isWhole}
        action={
          !isOfMarket(card.sort) && (
            <button
              type="button"
              aria-expanded={isWhole}
              className={ACTION}
              onClick={() => {
                toggle(String(id), !isWhole);
              }}
            >
              {isWhole ? "Less" : "More"}
              <span className="sr-only">
                {" "}
                about <span translate="no">{acronym}</span>
              </span>
            </button>
          )
        }
      />
    </>
  );
}

const ACTION =
  "mt-1 inline-flex min-h-7 items-center text-small text-primary underline max-md:min-h-11";

/** True if the stocks are sorted by a figure of the market that a card shows only when it is opened. */
const isOfMarket = (sort: SortId): sort is "cap" | "investors" =>
  sort === "cap" || sort === "investors";

/** "$24.4t cap", "17,940 investors". */
const marketText = ({ marketCap, investors }: Stock, sort: "cap" | "investors") =>
  sort === "cap"
    ? `${orDash(marketCap, formatMoneyShort)} cap`
    : `${orDash(investors, formatWhole)} investors`;

interface StockFactsProps extends StockCardProps {
  /** True if the market cap and the investors are shown too. */
  isWhole: boolean;
  /** A further button, beside the one that opens the prices. */
  action?: ReactNode;
  /** Rows above the card's own. */
  children?: ReactNode;
}

/** All that a card shows below its benefit. */
function StockFacts({
  stock,
  position,
  ready,
  onOpen,
  isWhole,
  action,
  children,
}: StockFactsProps) {
  const { acronym, benefit, marketCap, investors } = stock;
  const isActive = benefit.kind === "active";
  const days = benefit.everyDays === 0 ? null : formatCount(benefit.everyDays, "day", "days");
  return (
    <>
      <dl className="mt-1 text-small">
        {children}
        <DescriptionRow
          label="Benefit type"
          value={isActive ? "Active, you collect it" : "Passive"}
        />
        <DescriptionRow
          label="Frequency"
          value={
            isActive
              ? (days ?? "–")
              : ["always on", days && `after ${days}`].filter(Boolean).join(" ")
          }
        />
        <DescriptionRow
          label="Requirement"
          value={formatCount(benefit.requirement, "share", "shares")}
        />
        {isWhole && marketCap !== null && (
          <DescriptionRow label="Market cap" value={formatMoney(marketCap)} />
        )}
        {isWhole && investors !== null && (
          <DescriptionRow label="Investors" value={formatWhole(investors)} />
        )}
      </dl>
      {position !== undefined && position.shares > 0 && (
        <Owned position={position} isReady={ready !== undefined} />
      )}
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Prices of ${acronym}`}
          className={ACTION}
          onClick={(event) => {
            onOpen(stock, event.currentTarget);
          }}
        >
          Prices
        </button>
        {action}
      </div>
    </>
  );
}

/** The player's shares of a stock, their value and the tiers. */
function Owned({ position, isReady }: { position: Position; isReady: boolean }) {
  const { stock, shares, value } = position;
  return (
    <dl className="mt-1.5 border-t border-row pt-1 text-small">
      <DescriptionRow label="You own" value={<b>{formatCount(shares, "share", "shares")}</b>} />
      <DescriptionRow
        label="Worth"
        value={
          <span className="inline-flex items-center gap-1">
            {formatMoney(value)}
            <Explain
              title={`the value of your ${stock.acronym}`}
              lines={[
                {
                  label: "Shares × price",
                  value: `${formatWhole(shares)} × ${formatPrice(stock.price)}`,
                },
                { label: "Value", value: formatMoney(value) },
              ]}
            />
          </span>
        }
      />
      <DescriptionRow
        label="Your tiers"
        value={
          <>
            {tierText(position)}
            {isReady && <span className="text-success">, ready to collect</span>}
          </>
        }
      />
    </dl>
  );
}

/** "2 active, 1 pending", "none yet, 800,000 shares short". */
function tierText(position: Position): string {
  const { activeTiers, pendingTiers, stock, shares } = position;
  const short = stock.benefit.requirement - shares;
  return [
    activeTiers > 0 && `${activeTiers} active`,
    pendingTiers > 0 && `${pendingTiers} pending`,
    activeTiers + pendingTiers === 0 && "none yet",
    activeTiers + pendingTiers === 0 &&
      short > 0 &&
      `${formatCount(short, "share", "shares")} short`,
  ]
    .filter(Boolean)
    .join(", ");
}
