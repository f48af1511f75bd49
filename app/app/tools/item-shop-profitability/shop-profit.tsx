"use client";

import { usePrefetchQuery, useSuspenseQueries } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { Explain } from "@/components/figures/explain";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { MoneyField } from "@/components/list/text-field";
import { ToggleField } from "@/components/list/toggles";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { type PurchasesToday, usePurchasesToday } from "@/components/shops/use-purchases-today";
import { DataTable } from "@/components/table/data-table";
import { ALL, type Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNow } from "@/components/window/use-now";
import { useSteps } from "@/components/window/use-steps";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice, useUrlChoices } from "@/components/window/use-url-value";
import { cityShopsQuery } from "@/lib/api/endpoints/torn-city-shops";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { dailyPurchasesQuery } from "@/lib/api/logs/checklist-log";
import { nearestName } from "@/components/list/name-search";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { parseMoney } from "@/lib/format/number-input";
import { formatCount, formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import { bestPurchases, type BestPurchases } from "@/lib/game/shops/best-100";
import { DAILY_PURCHASE_LIMIT, remainingPurchases } from "@/lib/game/shops/daily-purchases";
import { SALE_ROUTES, saleRoute, type SaleRoute } from "@/lib/game/shops/sale-routes";
import { emptyShops, type ShopRow, shopRows } from "@/lib/game/shops/shop-rows";

import { bestColumns, bestLines, columnsOf, itemLines } from "./columns";
import { filterRows, ONLY, shopChoices } from "./filters";
import { Allowance, BuyFirst, MuggingNote, ShopHeadline } from "./shop-headline";

const ROUTES = SALE_ROUTES.map(
  ({ id, name, feePercent }) =>
    [id, `${name} (${feePercent === 0 ? "no" : `${feePercent}%`} fee)`] as const,
);

const VIEWS = [
  ["items", "All items"],
  ["best-100", `Best ${DAILY_PURCHASE_LIMIT} today`],
] as const satisfies readonly Choice[];

const BY_PROFIT = [{ id: "profit", desc: true }];

interface ShopProfitProps {
  /** The API access that the page needs, as text. */
  access: string;
}

export function ShopProfit({ access }: ShopProfitProps) {
  const session = useSession();
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  // Requested in parallel with the others, which this component waits for.
  usePrefetchQuery(dailyPurchasesQuery(session, todayMs));
  const [{ data: items }, { data: shops }] = useSuspenseQueries({
    queries: [itemsQuery(session), cityShopsQuery(session)],
  });
  const bought = usePurchasesToday(todayMs);
  const left = remainingPurchases(bought.count);

  const [routeId, setRoute] = useUrlChoice("route", ROUTES, SALE_ROUTES[0].id);
  const [cashText, setCashText] = useUrlText("cash");
  // There is no limit without a valid amount.
  const cash = useDeferredValue(parseMoney(cashText) ?? Infinity);
  const hasBudget = cash !== Infinity;
  const isMobile = useIsMobile();
  const [view, setView] = useUrlChoice("view", VIEWS, "items");
  const route = saleRoute(routeId);

  const rows = useMemo(() => shopRows(shops.entries, items.entries, route), [shops, items, route]);
  const { result: best, isCurrent } = useSteps(
    useCallback(() => bestPurchases(rows, { items: left, cash }), [rows, left, cash]),
  );
  const isEmpty = rows.length === 0;

  if (best === null) return <LoadingState text="Loading data..." rows={16} hasTabs hasHeadline />;
  const sum = isCurrent ? (
    <BestSum best={best} bought={bought} />
  ) : (
    <p className="pt-4 text-read">Calculating...</p>
  );
  // On a phone below the list: the headline says the same, and the list is what the player acts on.
  const allowance = (
    <>
      <Allowance bought={bought} access={access} />
      <MuggingNote />
    </>
  );

  return (
    <>
      {!isEmpty && (
        <>
          <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
          {view === "items" ? (
            <>
              <ShopHeadline
                rows={rows}
                best={best}
                bought={bought}
                remaining={left}
                hasBudget={hasBudget}
              />
              <BuyFirst purchases={best.purchases} items={best.items} remaining={left} />
            </>
          ) : (
            sum
          )}
        </>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4 max-md:flex-col max-md:pt-2 max-md:pb-0 max-md:[&_label]:min-w-24">
        {!isEmpty && (
          <>
            <SelectField label="Sell via" value={route.id} options={ROUTES} onChange={setRoute} />
            <MoneyField label="Cash to spend" value={cashText} onChange={setCashText} />
          </>
        )}
        {!isMobile && <div className="flex-1 basis-96">{allowance}</div>}
      </div>
      {isEmpty ? (
        <EmptyState title="The city shops sell nothing right now" />
      ) : view === "items" ? (
        <ItemsTable rows={rows} route={route} />
      ) : (
        <BestList best={best} remaining={left} hasBudget={hasBudget} />
      )}
      {isMobile && <div className="mt-4">{allowance}</div>}
      <EmptyShopsNote shops={emptyShops(shops.entries)} />
    </>
  );
}

/** Every item of every shop. */
function ItemsTable({ rows, route }: { rows: readonly ShopRow[]; route: SaleRoute }) {
  const [text, setText] = useUrlText("q");
  const [only, setOnly] = useUrlChoices("only", ONLY);

  const columns = useMemo(() => columnsOf(route), [route]);
  const shops = useMemo(() => shopChoices(rows), [rows]);
  const [shop, setShop] = useUrlChoice("shop", shops, ALL);
  const shown = useMemo(() => filterRows(rows, { text, shop, only }), [rows, text, shop, only]);
  const names = useMemo(() => rows.flatMap((row) => [row.name, row.shopName]), [rows]);

  return (
    <DataTable
      title="Items in city shops"
      columns={columns}
      rows={shown}
      total={rows.length}
      rowId={({ shopId, itemId }) => `${shopId}-${itemId}`}
      initialSort={BY_PROFIT}
      firstSort="desc"
      phoneLines={itemLines}
      filters={
        <>
          <SearchField label="Item or shop" value={text} onChange={setText} />
          <SelectField label="Shop" value={shop} options={shops} onChange={setShop} namesFrom={1} />
          <ToggleField label="Show" options={ONLY} chosen={only} onChange={setOnly} />
        </>
      }
      activeFilters={Number(text !== "") + Number(shop !== ALL) + only.length}
      empty={
        <NoMatch
          what="items"
          text={text}
          nearest={nearestName(names, text)}
          onSearch={setText}
          filters={[
            ...filtersInUse([shop, shops, ALL]),
            ...ONLY.filter(([value]) => only.includes(value)).map(([, label]) => label),
          ]}
          onClearFilters={() => {
            setShop(ALL);
            setOnly([]);
          }}
        />
      }
    />
  );
}

interface BestListProps {
  best: BestPurchases;
  /** The number of items that may still be bought today. */
  remaining: number;
  /** True if the player has entered an amount of cash to spend. */
  hasBudget: boolean;
}

/** The items to buy, with their shops, within the rest of today's allowance. */
function BestList({ best, remaining, hasBudget }: BestListProps) {
  return (
    <DataTable
      title={`Best ${DAILY_PURCHASE_LIMIT} today`}
      name="best-100"
      columns={bestColumns}
      rows={best.purchases}
      rowId={({ row }) => `${row.shopId}-${row.itemId}`}
      initialSort={BY_PROFIT}
      firstSort="desc"
      phoneLines={bestLines}
      empty={remaining === 0 ? <UsedUp /> : <NothingToBuy hasBudget={hasBudget} />}
    />
  );
}

/** The cost and the profit of the list, in a sentence; null if the list is empty. */
function BestSum({ best, bought }: { best: BestPurchases; bought: PurchasesToday }) {
  const { purchases, items, cost, profit } = best;
  if (purchases.length === 0) return null;
  return (
    <p className="pt-4 text-read">
      {formatCount(items, "item costs", "items cost")} {formatMoney(cost)} for a profit of{" "}
      <strong className="text-primary">{formatMoney(profit)}</strong>.{" "}
      <Explain
        title="the profit on the best purchases"
        lines={[
          ...purchases.map(({ row, quantity, profit: of }) => ({
            label: row.name,
            value: `${formatWhole(quantity)} × ${formatMoney(row.sale.profit)} = ${formatMoney(of)}`,
          })),
          { label: "Total", value: formatMoney(profit) },
        ]}
        note={`Profit per item: market value − selling fee − price. Limited to shop stock, today’s allowance and your cash. ${howItWasFound(best)}`}
      />{" "}
      {bought.count === null && (
        <span className="text-muted-foreground">
          {bought.error === null
            ? `Assumes you can still buy all ${DAILY_PURCHASE_LIMIT} items until today’s purchases load.`
            : `Couldn’t load today’s purchases, so this assumes you can still buy all ${DAILY_PURCHASE_LIMIT} items.`}
        </span>
      )}
    </p>
  );
}

const howItWasFound = ({ isExact, gapBound }: BestPurchases) =>
  isExact
    ? "Every combination was checked."
    : `Within ${formatMoney(gapBound)} of the best possible.`;

function UsedUp() {
  return (
    <EmptyState title="Nothing left to buy today">
      You’ve bought all {DAILY_PURCHASE_LIMIT} items. Resets at 00:00 TCT.
    </EmptyState>
  );
}

function NothingToBuy({ hasBudget }: { hasBudget: boolean }) {
  return (
    <EmptyState title="No profit to be made">
      {hasBudget
        ? "Nothing in stock is profitable within your budget. Sell another way, spend more, or check again after a restock."
        : "Nothing in stock is profitable. Sell another way, or check again after a restock."}
    </EmptyState>
  );
}

/** Shops that the tables leave out, since they have nothing to sell. */
function EmptyShopsNote({ shops }: { shops: readonly string[] }) {
  if (shops.length === 0) return null;
  return (
    <p className="mt-4 text-muted-foreground">
      <span translate="no">{formatList(shops.map(capitalised))}</span>: nothing for sale right now.
    </p>
  );
}
