"use client";

import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { RetryAdvice } from "@/components/feedback/retry-advice";
import { CardGrid } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { ToggleField } from "@/components/list/toggle-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { useDialogTarget } from "@/components/window/use-dialog-target";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { accessFor } from "@/lib/api/transport/access";
import { formatCount } from "@/lib/format/numbers";
import { positions } from "@/lib/game/stocks/position";
import type { Stock } from "@/lib/game/stocks/stock";

import { type Benefit, BENEFITS, filterStocks } from "./filters";
import { StockCard } from "./stock-card";

const PriceDialog = dialogOnDemand(() => import("./price-dialog").then((l) => l.PriceDialog));

interface StockMarketProps {
  /** What a key must be able to read for the page, in words. */
  access: string;
}

export function StockMarket({ access }: StockMarketProps) {
  const session = useSession();
  // Requested in parallel with the stocks, which this component waits for.
  usePrefetchQuery(holdingsQuery(session));
  const { data: stocks } = useSuspenseQuery(stocksQuery(session));
  const holdings = useOptionalQuery(holdingsQuery(session));
  const [text, setText] = useUrlText("q");
  const [benefit, setBenefit] = useUrlChoice<Benefit | "">("benefit", BENEFITS, "");
  const { target, trigger, openDialog, close } = useDialogTarget<Stock>();

  const shown = useMemo(() => filterStocks(stocks.entries, text, benefit), [stocks, text, benefit]);
  const owned = useMemo(() => {
    const all = positions(stocks.entries, holdings.data?.entries ?? []).positions;
    return new Map(all.map((position) => [position.stock.id, position]));
  }, [stocks, holdings.data]);
  const card = useCallback(
    (stock: Stock) => (
      <StockCard stock={stock} position={owned.get(stock.id)} onOpen={openDialog} />
    ),
    [owned, openDialog],
  );

  if (stocks.entries.length === 0) {
    return (
      <EmptyState title="No data available">
        The game’s stocks appear here once it lists any.
      </EmptyState>
    );
  }
  return (
    <>
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
          Your holdings aren’t shown.{" "}
          <RetryAdvice
            error={holdings.error}
            access={accessFor("user/stocks")}
            retry={holdings.retry}
          />
        </p>
      )}
      <p role="status" className="border-b border-rule pb-1.5 text-muted-foreground">
        {formatCount(shown.length, "stock", "stocks")}
      </p>
      {shown.length === 0 ? (
        <EmptyState title="No data available">
          No stock matches. Search for another name or acronym, or clear the filter.
        </EmptyState>
      ) : (
        <CardGrid label="Stocks" entries={shown} entryId={idOf} cardPx={230} card={card} />
      )}
      {target !== null && (
        <Suspense>
          <PriceDialog stock={target} access={access} trigger={trigger} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const idOf = ({ id }: Stock) => id;
