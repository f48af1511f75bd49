"use client";

import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { CardGrid } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { ToggleField } from "@/components/list/toggle-field";
import { useSession } from "@/components/session/session";
import { EmptyState } from "@/components/state/empty-state";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { formatCount } from "@/lib/format/numbers";

import { StockCard } from "./stock-card";
import { type Benefit, BENEFITS, stocksShown } from "./view";

export function StockMarket() {
  const session = useSession();
  const { data: stocks } = useSuspenseQuery(stocksQuery(session));
  const [text, setText] = useUrlText("q");
  const [benefit, setBenefit] = useUrlChoice<Benefit | "">("benefit", BENEFITS, "");
  const shown = useMemo(() => stocksShown(stocks.entries, text, benefit), [stocks, text, benefit]);

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
      <p role="status" className="border-b border-rule pb-1.5 text-muted-foreground">
        {formatCount(shown.length, "stock", "stocks")}
      </p>
      {shown.length === 0 ? (
        <EmptyState title="No data available">
          The stocks of the game appear here. Search for another name or acronym to see them.
        </EmptyState>
      ) : (
        <CardGrid label="Stocks" entries={shown} entryId={({ id }) => id} card={StockCard} />
      )}
    </>
  );
}
