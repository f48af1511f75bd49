"use client";

import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, Suspense, useCallback, useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { filtersInUse, NearMatch, NoMatch } from "@/components/feedback/no-match";
import { CardGrid } from "@/components/list/card-grid";
import { MobileSearch } from "@/components/list/mobile-search";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { onDemand } from "@/components/ui/on-demand";
import { ALL, type Choice, wordChoices } from "@/components/window/choice";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useLinkedDialog } from "@/components/window/use-linked-dialog";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import { belowMarket } from "@/lib/game/items/sellers";
import { openedItemsStore, storeOpenedItem } from "@/lib/store/account/opened-items";

import {
  filterItems,
  searchItems,
  sortItems,
  SORTS,
  subTypesOf,
  TRADABLE,
  typesOf,
} from "./filters";
import { ItemCard, type OpenDialog } from "./item-card";
import { ItemRows } from "./item-rows";
import { useRemembered } from "./use-remembered";

const ItemTable = onDemand(() => import("./item-table").then((l) => l.ItemTable));
const ItemDialog = dialogOnDemand(() => import("./item-dialog").then((l) => l.ItemDialog));

/** Source: contract 16.1. */
const NONE_FOUND = "No items found matching your search criteria.";

const VIEWS = [
  ["cards", "Cards"],
  ["table", "Table"],
] as const satisfies readonly Choice[];

interface ItemsProps {
  /** The access that the page requires of a key, in words. */
  access: string;
}

export function Items({ access }: ItemsProps) {
  const { data } = useSuspenseQuery(itemsQuery(useSession()));
  return <ItemList items={data.entries} access={access} />;
}

/** Separate from the component that reads the query, so typing doesn't re-render that component. */
function ItemList({ items, access }: ItemsProps & { items: readonly Item[] }) {
  const [text, setText] = useUrlText("q");
  const { type, subType, tradable, inUse, clear } = useFilters(items);
  const [sort, setSort] = useRemembered("sort", SORTS, "name");
  const [view, setView] = useRemembered("view", VIEWS, "cards");
  // A phone has rows in place of both views.
  const isMobile = useIsMobile();
  const { target, trigger, openDialog: openItem, close } = useLinkedDialog("item", items);
  const openDialog: OpenDialog = useCallback(
    (item, button) => {
      storeOpenedItem(item.id);
      openItem(item, button);
    },
    [openItem],
  );

  const ordered = useMemo(() => sortItems(items, sort), [items, sort]);
  const chosen = useMemo(
    () => filterItems(ordered, { type, subType, tradable }),
    [ordered, type, subType, tradable],
  );
  const { found: shown, nearest } = useMemo(() => searchItems(chosen, text), [chosen, text]);
  const card = useCallback(
    (item: Item) => <ItemCard item={item} onOpen={openDialog} />,
    [openDialog],
  );
  if (items.length === 0) {
    return <EmptyState title={NONE_FOUND}>The game lists no items.</EmptyState>;
  }
  const empty = (
    <NoMatch
      what="items"
      title={NONE_FOUND}
      text={text}
      // The filters may leave out the item that the text means.
      nearest={shown.length > 0 || inUse.length === 0 ? null : searchItems(ordered, text).nearest}
      onSearch={setText}
      filters={inUse}
      onClearFilters={clear}
    />
  );

  const sortField = <SelectField label="Sort by" value={sort} options={SORTS} onChange={setSort} />;
  return (
    <>
      {isMobile ? (
        <MobileSearch label="Search items" text={text} setText={setText} active={inUse.length}>
          <FilterFields items={items} />
          {sortField}
        </MobileSearch>
      ) : (
        <search className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
          <SearchField label="Search items" value={text} onChange={setText} />
          <FilterFields items={items} />
        </search>
      )}
      <NearMatch text={text} nearest={nearest} onSearch={setText} />
      {text === "" && inUse.length === 0 && (
        <FirstItems items={items} onOpen={openDialog} isMobile={isMobile} />
      )}
      {!isMobile && <ViewLinks label="Layout" views={VIEWS} current={view} onChange={setView} />}
      {view === "table" && !isMobile ? (
        <Suspense fallback={<LoadingState text="Loading data..." rows={20} />}>
          <ItemTable items={shown} total={items.length} onOpen={openDialog} empty={empty} />
        </Suspense>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-1.5 max-md:py-1">
            <p role="status" className="text-muted-foreground">
              Showing {formatWhole(shown.length)} of {formatWhole(items.length)} items
            </p>
            {!isMobile && (
              <p className="mr-auto text-small text-muted-foreground">Prices: market value</p>
            )}
            {!isMobile && sortField}
          </div>
          {shown.length === 0 ? (
            empty
          ) : isMobile ? (
            <ItemRows items={shown} byLetter={sort === "name"} onOpen={openDialog} />
          ) : (
            <CardGrid label="Items" entries={shown} cardPx={96} card={card} />
          )}
        </>
      )}
      {target !== null && (
        <Suspense>
          <ItemDialog item={target} access={access} trigger={trigger} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface FirstItemsProps {
  items: readonly Item[];
  onOpen: OpenDialog;
  isMobile: boolean;
}

/** The number of bargains shown. */
const BARGAINS = 3;

/**
 * The items that the player opened last, as of the beginning of the visit. Without any, those that a shop sells furthest below their
 * market price. A phone has two of them, below their label.
 */
function FirstItems({ items, onOpen, isMobile }: FirstItemsProps) {
  // Read once, or the list would move when its first item is opened.
  const [ids] = useState(() => openedItemsStore.get());
  const opened = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const bargains = useMemo(() => bargainsOf(items).slice(0, BARGAINS), [items]);
  if (opened.length === 0 && bargains.length === 0) return null;
  const [label, first] =
    opened.length > 0
      ? ["Last opened", opened.map((item) => ({ item, figure: item.marketPrice }))]
      : [
          "Furthest below market in a shop",
          bargains.map(({ item, dollars }) => ({ item, figure: -dollars })),
        ];
  return (
    <section aria-label={label} className="flex-wrap items-center gap-x-4 md:flex md:pb-2">
      <span
        aria-hidden
        className="block shrink-0 text-small text-muted-foreground max-md:leading-5"
      >
        {label}
      </span>
      <div className="flex gap-x-4 max-md:text-small md:contents">
        {first.map(({ item, figure }) => (
          <button
            key={item.id}
            type="button"
            aria-haspopup="dialog"
            className="flex min-h-8 min-w-0 items-center gap-1.5 text-primary max-md:min-h-11 max-md:nth-[n+3]:hidden"
            onClick={(event) => {
              onOpen(item, event.currentTarget);
            }}
          >
            <span translate="no" className="underline max-md:truncate">
              {item.name}
            </span>{" "}
            {figure !== null && (
              <span translate="no" className="text-foreground">
                {figure < 0 || isMobile ? formatMoneyShort(figure) : formatMoney(figure)}
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The items that a shop sells below their market price, the greatest difference first. */
const bargainsOf = (items: readonly Item[]) =>
  items
    .flatMap((item) => {
      const below = belowMarket(item);
      return below === null ? [] : [{ item, dollars: below.dollars }];
    })
    .sort((one, other) => other.dollars - one.dollars);

/** Memoized, so typing in the search field doesn't re-render it. */
const FilterFields = memo(function FilterFields({ items }: { items: readonly Item[] }) {
  const { types, type, setType, subTypes, subType, setSubType, tradable, setTradable } =
    useFilters(items);
  return (
    <>
      <SelectField label="Type" value={type} options={types} onChange={setType} />
      <SelectField label="Sub Type" value={subType} options={subTypes} onChange={setSubType} />
      <SelectField label="Tradable" value={tradable} options={TRADABLE} onChange={setTradable} />
    </>
  );
});

/** The filters' options and selected values. */
function useFilters(items: readonly Item[]) {
  const types = useMemo(() => wordChoices([ALL, "All types"], typesOf(items)), [items]);
  const [type, setType] = useUrlChoice("type", types, ALL);
  // A sub type left in the address by another type isn't among these.
  const subTypes = useMemo(
    () => wordChoices([ALL, "All sub types"], subTypesOf(items, type)),
    [items, type],
  );
  const [subType, setSubType] = useUrlChoice("subType", subTypes, ALL);
  const [tradable, setTradable] = useUrlChoice("tradable", TRADABLE, ALL);
  return {
    ...{ types, type, setType, subTypes, subType, setSubType, tradable, setTradable },
    inUse: filtersInUse([type, types, ALL], [subType, subTypes, ALL], [tradable, TRADABLE, ALL]),
    clear: () => {
      setType(ALL);
      setSubType(ALL);
      setTradable(ALL);
    },
  };
}
