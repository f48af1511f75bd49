"use client";

import { useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

import { CardGrid } from "@/components/list/card-grid";
import type { Choice } from "@/components/list/choice";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { useSession } from "@/components/session/session";
import { EmptyState } from "@/components/state/empty-state";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { formatWhole } from "@/lib/format/numbers";

import { ItemCard } from "./item-card";
import { ALL, itemsShown, SORTS, subTypesOf, TRADABLE, typesOf } from "./view";

export function Items() {
  const session = useSession();
  const { data: items } = useSuspenseQuery(itemsQuery(session));
  const [text, setText] = useUrlText("q");
  const typed = useDeferredValue(text);

  const types = useMemo(() => choices("All types", typesOf(items.entries)), [items]);
  const [type, setType] = useUrlChoice("type", types, ALL);
  // What another type left in the address is none of these.
  const subTypes = useMemo(
    () => choices("All sub types", subTypesOf(items.entries, type)),
    [items, type],
  );
  const [subType, setSubType] = useUrlChoice("subType", subTypes, ALL);
  const [tradable, setTradable] = useUrlChoice("tradable", TRADABLE, ALL);
  const [sort, setSort] = useUrlChoice("sort", SORTS, "name");

  const shown = useMemo(
    () => itemsShown(items.entries, { text: typed, type, subType, tradable, sort }),
    [items, typed, type, subType, tradable, sort],
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
    </>
  );
}

const choices = (all: string, words: readonly string[]): readonly Choice[] => [
  [ALL, all],
  ...words.map((word) => [word, word] as const),
];
