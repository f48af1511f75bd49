"use client";

import { usePrefetchQuery, useSuspenseQueries } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { MoneyField } from "@/components/list/money-field";
import { SelectField } from "@/components/list/select-field";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { usePurchasesToday } from "@/components/shops/use-purchases-today";
import type { Choice } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { cityShopsQuery } from "@/lib/api/endpoints/torn-city-shops";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { cityShopPurchasesQuery } from "@/lib/api/endpoints/user-log";
import { parseMoney } from "@/lib/format/money-input";
import { formatList } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import { bestPurchases } from "@/lib/game/shops/best-100";
import { DAILY_PURCHASE_LIMIT, remainingPurchases } from "@/lib/game/shops/daily-purchases";
import { SALE_ROUTES, saleRoute } from "@/lib/game/shops/sale-routes";
import { emptyShops, shopRows } from "@/lib/game/shops/shop-rows";
import { dayStartMs, MINUTE_MS } from "@/lib/game/time/time";

import { Allowance } from "./allowance";
import { BestList, BestSum } from "./best-list";
import { ItemsTable } from "./items-table";
import { MuggingNote } from "./mugging-note";
import { ItemsHeadline, ShopHeadline } from "./shop-headline";

const ROUTES = SALE_ROUTES.map(
  ({ id, name, feePercent }) =>
    [id, `${name} (${feePercent === 0 ? "no" : `${feePercent}%`} fee)`] as const,
);

const VIEWS = [
  ["items", "All items"],
  ["best-100", `Best ${DAILY_PURCHASE_LIMIT} today`],
] as const satisfies readonly Choice[];
/** On the way to a shop the list to buy is what counts. */
const MOBILE_VIEWS = VIEWS.toReversed();

interface ShopProfitProps {
  /** What a key must be able to read for the page, in words. */
  access: string;
}

export function ShopProfit({ access }: ShopProfitProps) {
  const session = useSession();
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  // Requested in parallel with the others, which this component waits for.
  usePrefetchQuery(cityShopPurchasesQuery(session, todayMs));
  const [{ data: items }, { data: shops }] = useSuspenseQueries({
    queries: [itemsQuery(session), cityShopsQuery(session)],
  });
  const bought = usePurchasesToday(session, todayMs);
  const left = remainingPurchases(bought.count);

  const [routeId, setRoute] = useUrlChoice("route", ROUTES, SALE_ROUTES[0].id);
  const [cashText, setCashText] = useUrlText("cash");
  // Without a readable amount, any sum.
  const cash = useDeferredValue(parseMoney(cashText) ?? Infinity);
  const views = useIsMobile() ? MOBILE_VIEWS : VIEWS;
  const [view, setView] = useUrlChoice("view", views, views[0][0]);
  const route = saleRoute(routeId);

  const rows = useMemo(() => shopRows(shops.entries, items.entries, route), [shops, items, route]);
  const best = useMemo(() => bestPurchases(rows, { items: left, cash }), [rows, left, cash]);
  const isEmpty = rows.length === 0;
  const isFirst = view === views[0][0];
  const sum = <BestSum best={best} bought={bought} />;

  return (
    <>
      {!isEmpty && (
        <>
          {isFirst && <ShopHeadline rows={rows} best={best} bought={bought} remaining={left} />}
          <ViewLinks label="Views of this page" views={views} current={view} onChange={setView} />
          {!isFirst && (view === "items" ? <ItemsHeadline rows={rows} /> : sum)}
        </>
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4 max-md:flex-col max-md:py-2">
        {!isEmpty && (
          <>
            <SelectField label="Sell via" value={route.id} options={ROUTES} onChange={setRoute} />
            <MoneyField label="Cash to spend" value={cashText} onChange={setCashText} />
          </>
        )}
        <div className="md:flex-1 md:basis-96">
          <Allowance bought={bought} access={access} />
          <MuggingNote />
        </div>
      </div>
      {isEmpty ? (
        <EmptyState title="No data available">
          What the city&rsquo;s shops sell appears here once the game lists it.
        </EmptyState>
      ) : view === "items" ? (
        <ItemsTable rows={rows} route={route} />
      ) : (
        <>
          <BestList best={best} remaining={left} />
          {isFirst && sum}
        </>
      )}
      <EmptyShopsNote shops={emptyShops(shops.entries)} />
    </>
  );
}

/** Shops that the tables leave out, since they have nothing to sell. */
function EmptyShopsNote({ shops }: { shops: readonly string[] }) {
  if (shops.length === 0) return null;
  return (
    <p className="mt-4 text-muted-foreground">
      <span translate="no">{formatList(shops.map(capitalised))}</span>{" "}
      {shops.length === 1 ? "sells" : "sell"} nothing at the moment.
    </p>
  );
}
