"use client";

import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { CardGrid } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { RequireSession } from "@/components/session/require-session";
import { DroppedNote } from "@/components/state/dropped-note";
import { EmptyState } from "@/components/state/empty-state";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlValue } from "@/components/window/use-url-value";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import type { Session } from "@/lib/api/session";
import { formatCount } from "@/lib/format/numbers";

import { StockCard } from "./stock-card";
import { stocksShown } from "./view";

export function StockMarket() {
  return <RequireSession>{(session) => <StockList session={session} />}</RequireSession>;
}

function StockList({ session }: { session: Session }) {
  const { data: stocks } = useSuspenseQuery(stocksQuery(session));
  const [text, setText] = useUrlText("q");
  const [benefit, setBenefit] = useUrlValue("benefit", "");
  const shown = useMemo(() => stocksShown(stocks.entries, text, benefit), [stocks, text, benefit]);

  return (
    <>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <SearchField label="Name or acronym" value={text} onChange={setText} />
        <ToggleGroup
          type="single"
          aria-label="Benefit type"
          value={benefit}
          onValueChange={setBenefit}
        >
          <ToggleGroupItem value="active">Active</ToggleGroupItem>
          <ToggleGroupItem value="passive">Passive</ToggleGroupItem>
        </ToggleGroup>
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
      <DroppedNote count={stocks.dropped} endpoint="torn/stocks" />
    </>
  );
}
