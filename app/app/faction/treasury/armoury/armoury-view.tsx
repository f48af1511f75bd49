"use client";

import { type ComponentType, useDeferredValue, useEffect, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { NoMatch } from "@/components/feedback/no-match";
import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { GameLink } from "@/components/figures/row-links";
import { gamePages } from "@/components/game/links";
import { nearestName } from "@/components/list/name-search";
import { matches, SearchField } from "@/components/list/search-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Progress } from "@/components/ui/progress";
import { createUseOpened } from "@/components/window/use-opened";
import { useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { allBalancesQuery } from "@/lib/api/endpoints/faction-balance";
import { ARMOURY_CATEGORIES } from "@/lib/api/endpoints/faction-inventory";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { accessFor } from "@/lib/api/transport/access";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import {
  type ItemStock,
  restockList,
  type RestockRow,
  restockTotals,
  stockTotals,
} from "@/lib/game/treasury/armoury-stock";
import { type Borrower, borrowersOf } from "@/lib/game/treasury/loans";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { armouryMinimumsStore, fillSampleMinimums } from "@/lib/store/user/armoury-minimums";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { cn } from "@/lib/utils";

import { useFactionNews } from "@/components/faction/use-faction-news";
import { isRefused, type Refusal } from "@/components/faction/refusal";
import { AddMinimum } from "./add-minimum";
import { explainStock } from "./explanation";
import { Loans } from "./loans";
import { Restock } from "./restock";
import { Stock } from "./stock";
import { categoryList } from "./text";
import { type CategoryStock, useArmoury } from "./use-armoury";

const useOpenedRows = createUseOpened();

/** The faction's armoury: its stock, the items to buy, and the loans. If the game refuses it, `Own` is shown instead. */
export function ArmouryView({ Own }: { Own: ComponentType<{ refusal: Refusal }> }) {
  useEffect(fillSampleMinimums, []);
  const loaded = useArmoury();
  const { lists, settled, error, retry } = loaded.armoury;
  // After an error the calls that are left may wait for a minute: what has loaded shows at once.
  const isWaitedFor = settled < ARMOURY_CATEGORIES.length && error === null;
  const isLoaded = lists.some((list) => list !== undefined);
  if (isLoaded && !isWaitedFor) return <LoadedArmoury {...loaded} />;
  if (error === null) return <LoadingArmoury settled={settled} />;
  const failure = {
    text: "Error loading armoury",
    access: accessFor("faction/inventory"),
    error,
    onRetry: retry,
  };
  return isRefused(error) ? <Own refusal={failure} /> : <ErrorState {...failure} />;
}

const LoadingArmoury = ({ settled }: { settled: number }) => (
  <>
    <ViewHeadline figure="–">
      Loading the armoury: {settled} of {ARMOURY_CATEGORIES.length} categories.
    </ViewHeadline>
    <Progress
      label="Loading the armoury"
      role="progressbar"
      value={settled}
      max={ARMOURY_CATEGORIES.length}
      className="h-0.5"
    />
    <LoadingState text="Loading data..." rows={16} />
  </>
);

type Armoury = ReturnType<typeof useArmoury>;

function LoadedArmoury(loaded: Armoury) {
  const { armoury, categories, stocks, known, items } = loaded;
  const { isWhole, failed, error, retry, dropped } = armoury;
  const points = useOptionalQuery(allBalancesQuery(useSession()));
  const minimums = useStoredValue(armouryMinimumsStore);
  const opened = useOpenedRows();
  const nowMs = useNow(MINUTE_MS);
  const [text, setText] = useUrlText("q");
  const typed = useDeferredValue(text);
  const { restock, borrowers, unlisted, news, newsSinceMs, members } = useArmouryParts(
    loaded,
    nowMs,
  );
  const found = useMemo(
    () => searched(typed, { restock, categories, borrowers }),
    [typed, restock, categories, borrowers],
  );
  const isSearched = typed.trim() !== "";
  const isEmpty = isWhole && stocks.length === 0;
  const parts = [
    {
      path: "faction/inventory" as const,
      error,
      retry,
      text: `Couldn’t load ${categoryList(failed)}, so these figures and their loans are missing.`,
    },
    {
      path: "torn/items" as const,
      ...items,
      text: "Couldn’t load item prices, so values and costs are missing.",
    },
    {
      path: "faction/members" as const,
      ...members,
      text: "Couldn’t load the members, so inactive borrowers aren’t marked.",
    },
    {
      path: "faction/news" as const,
      ...news,
      text: "Couldn’t load the faction’s news, so it isn’t known since when items are on loan.",
    },
    { path: "faction/balance" as const, ...points, text: "Couldn’t load the faction’s points." },
  ];
  const factionPoints = points.data?.faction.points ?? null;
  if (isEmpty && restock.length === 0) {
    return (
      <>
        <EmptyArmoury points={factionPoints} />
        <AddMinimum items={unlisted} isWhole={isWhole} />
      </>
    );
  }
  return (
    <>
      <ArmouryHeadline
        {...{ loaded, restock, stocks, factionPoints, nowMs }}
        hasMinimums={Object.keys(minimums).length > 0}
      />
      <div className="py-2">
        <SearchField label="Item or member" value={text} onChange={setText} />
      </div>
      <FailedCalls parts={parts} />
      {found.isNothing ? (
        <NoMatch
          what="items or members"
          text={text}
          nearest={nearestName(
            [...stocks, ...borrowers].map(({ name }) => name),
            text,
          )}
          onSearch={setText}
        />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            {found.restock.length > 0 && (
              <Restock
                rows={found.restock}
                stocks={new Map(stocks.map((stock) => [stock.itemId, stock]))}
                {...{ known, opened }}
              />
            )}
            <Stock
              categories={found.categories}
              absent={isSearched ? 0 : absentOf(restock, stocks)}
              {...{ minimums, known, opened, isSearched, dropped }}
            />
            {!isSearched && <AddMinimum items={unlisted} isWhole={isWhole} />}
          </div>
          <Loans
            borrowers={found.borrowers}
            isPartial={failed.length > 0}
            {...{ newsSinceMs, nowMs, opened }}
          />
        </div>
      )}
    </>
  );
}

/** The number of items to restock that the armoury has none of. */
function absentOf(restock: readonly RestockRow[], stocks: readonly ItemStock[]): number {
  const listed = new Set(stocks.map(({ itemId }) => itemId));
  return restock.filter(({ itemId }) => !listed.has(itemId)).length;
}

const EmptyArmoury = ({ points }: { points: number | null }) => (
  <EmptyState
    title="Your armoury is empty"
    actions={<GameLink href={gamePages.factionArmoury}>Faction armoury</GameLink>}
  >
    Items in the faction’s armoury appear here by category.
    {points !== null && ` Points: ${formatWhole(points)}.`}
  </EmptyState>
);

const NOTHING: readonly never[] = [];

/** The restock list and the loans, joined from the armoury, the members and the faction's news. */
function useArmouryParts({ armoury, known, stocks }: Armoury, nowMs: number) {
  const { rows, isWhole, listedAtMs } = armoury;
  const minimums = useStoredValue(armouryMinimumsStore);
  const { inactivityDays } = useStoredValue(checklistConfigStore);
  const members = useOptionalQuery(factionMembersQuery(useSession()));
  // Today's news, and all that was loaded before, in the Use view or on earlier visits.
  const news = useFactionNews("armoury", dayStartMs(nowMs));
  // News before a gap says nothing about what happened since.
  const entries = useMemo(
    () => (news.entries ?? []).filter(({ atMs }) => atMs >= news.loadedFromMs),
    [news.entries, news.loadedFromMs],
  );
  const restock = useMemo(
    () =>
      restockList(
        stocks,
        minimums,
        isWhole,
        new Map([...known].map(([id, { name, marketPrice: price }]) => [id, { name, price }])),
      ),
    [stocks, minimums, isWhole, known],
  );
  const borrowers = useMemo(
    () =>
      borrowersOf(rows, {
        entries,
        listedAtMs: listedAtMs ?? nowMs,
        members: members.data?.entries ?? NOTHING,
        inactiveAfter: { nowMs, days: inactivityDays },
      }),
    [rows, entries, listedAtMs, nowMs, members.data, inactivityDays],
  );
  const unlisted = useMemo(() => {
    const listed = new Set(stocks.map(({ itemId }) => itemId));
    return [...known.values()].filter(({ id }) => !listed.has(id));
  }, [known, stocks]);
  const { loadedFromMs } = news;
  const isAll = loadedFromMs === 0;
  const oldestMs = entries.at(-1)?.atMs ?? null;
  const newsSinceMs = isAll || news.entries === null ? oldestMs : loadedFromMs;
  return { restock, borrowers, unlisted, members, news, newsSinceMs };
}

interface Parts {
  restock: readonly RestockRow[];
  categories: readonly CategoryStock[];
  borrowers: readonly Borrower[];
}

/** The parts whose item or borrower has the text in its name. */
function searched(text: string, { restock, categories, borrowers }: Parts) {
  if (text.trim() === "") return { restock, categories, borrowers, isNothing: false };
  const isFound = (stock: ItemStock) =>
    matches(text, stock.name, ...stock.borrowers.map(({ name }) => name));
  const found = {
    restock: restock.filter(({ name }) => matches(text, name)),
    categories: categories.flatMap(({ category, stocks }) => {
      const own = stocks?.filter(isFound) ?? [];
      return own.length === 0 ? [] : [{ category, stocks: own }];
    }),
    borrowers: borrowers.filter(({ name, loans }) =>
      matches(text, name, ...loans.map((loan) => loan.name)),
    ),
  };
  return {
    ...found,
    isNothing: found.restock.length + found.categories.length + found.borrowers.length === 0,
  };
}

interface ArmouryHeadlineProps {
  loaded: Armoury;
  restock: readonly RestockRow[];
  stocks: readonly ItemStock[];
  hasMinimums: boolean;
  factionPoints: number | null;
  nowMs: number;
}

/** The items to buy; the armoury's value if nothing is below its minimum. */
function ArmouryHeadline({
  loaded: { armoury, known, categories },
  restock,
  stocks,
  hasMinimums,
  factionPoints,
  nowMs,
}: ArmouryHeadlineProps) {
  const { failed, listedAtMs } = armoury;
  const { cost } = restockTotals(restock);
  const { value } = stockTotals(stocks);
  const worth = known.size > 0 ? formatMoneyShort(value) : "–";
  const at = listedAtMs === null ? "Stock" : `Stock at ${formatGameMoment(listedAtMs, nowMs)}`;
  return (
    <>
      {restock.length > 0 ? (
        <ViewHeadline figure={formatWhole(restock.length)}>
          {restock.length === 1 ? "item" : "items"} below minimum, {orDash(cost, formatMoneyShort)}{" "}
          to restock
        </ViewHeadline>
      ) : (
        <ViewHeadline figure={worth}>
          in the armoury{hasMinimums && failed.length === 0 && ", nothing below minimum"}
        </ViewHeadline>
      )}
      <p className={cn("min-h-6 text-muted-foreground", !hasMinimums && "max-md:min-h-[3lh]")}>
        {at}: {worth}
        {factionPoints !== null && `, and ${formatCount(factionPoints, "point", "points")}`}
        {!hasMinimums && "."} {known.size > 0 && <Explain {...explainStock(categories)} />}
        {!hasMinimums && " Open an item to set the least you want of it."}
      </p>
    </>
  );
}
