"use client";

import { useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

import { CardGrid } from "@/components/list/card-grid";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { RequireSession } from "@/components/session/require-session";
import { DroppedNote } from "@/components/state/dropped-note";
import { EmptyState } from "@/components/state/empty-state";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlValue } from "@/components/window/use-url-value";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import type { Session } from "@/lib/api/session";
import { formatWhole } from "@/lib/format/numbers";

import { ItemCard } from "./item-card";
import { ALL, itemsShown, SORTS, subTypesOf, TRADABLE, typesOf } from "./view";

export function Items() {
  return <RequireSession>{(session) => <ItemsList session={session} />}</RequireSession>;
}

function ItemsList({ session }: { session: Session }) {
  const { data: items } = useSuspenseQuery(itemsQuery(session));
  const [text, setText] = useUrlText("q");
  const [type, setType] = useUrlValue("type", ALL);
  const [subType, setSubType] = useUrlValue("subType", ALL);
  const [tradable, setTradable] = useUrlValue("tradable", ALL);
  const [sort, setSort] = useUrlValue("sort", "name");
  const typed = useDeferredValue(text);

  const shown = useMemo(
    () => itemsShown(items.entries, { text: typed, type, subType, tradable, sort }),
    [items, typed, type, subType, tradable, sort],
  );
  const types = useMemo(() => choices("All types", typesOf(items.entries)), [items]);
  const subTypes = useMemo(
    () => choices("All sub types", subTypesOf(items.entries, type)),
    [items, type],
  );

  return (
    <>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <SearchField label="Search items" value={text} onChange={setText} />
        <SelectField label="Type" value={type} options={types} onChange={setType} />
        <SelectField label="Sub Type" value={subType} options={subTypes} onChange={setSubType} />
        <SelectField label="Tradable" value={tradable} options={TRADABLE} onChange={setTradable} />
      </search>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-rule pb-1.5">
        <p role="status" className="text-muted-foreground max-md:order-1">
          Showing {formatWhole(shown.length)} of {formatWhole(items.entries.length)} items
        </p>
        <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No items found matching your search criteria.">
          Search for another name, or set the filters back to all.
        </EmptyState>
      ) : (
        <CardGrid label="Items" entries={shown} entryId={({ id }) => id} card={ItemCard} />
      )}
      <DroppedNote count={items.dropped} endpoint="torn/items" />
    </>
  );
}

const choices = (all: string, words: readonly string[]) =>
  [[ALL, all] as const, ...words.map((word) => [word, word] as const)] as const;
