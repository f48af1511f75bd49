import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

import type { PolledQuery } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useGameTime } from "@/components/window/use-now";
import {
  bountiesQuery,
  BOUNTY_PAGE_SIZE,
  type ListedBounties,
} from "@/lib/api/endpoints/torn-bounties";
import type { ApiError } from "@/lib/api/transport/errors";
import { MINUTE_MS } from "@/lib/common/time";
import { type Bounty, mergedBounties } from "@/lib/game/fight/bounties";
import { gameTime } from "@/lib/store/preferences/game-clock";

const FIRST_PAGES = 1;

/** The maximum age of the list when the player returns to the view; an older list is replaced. */
const NEW_LIST_AFTER_MS = 10 * MINUTE_MS;

const isOldList = ({ state }: { state: { dataUpdatedAt: number } }) =>
  gameTime() - gameTime(state.dataUpdatedAt) > NEW_LIST_AFTER_MS;

/** The bounties loaded so far, page by page, with functions that load more pages. */
export interface BountyList {
  /** Undefined before the first page. */
  bounties: readonly Bounty[] | undefined;
  /** The number of loaded bounties. `total` is the number on all pages; null if the game doesn't report it. */
  loaded: number;
  total: number | null;
  pages: number;
  /** The number of bounties on pages that aren't loaded; null if there are more pages but the game reports no total. */
  left: number | null;
  /** The number of requested pages. */
  goal: number;
  /** The age of the first page. Refetching it begins a new list, since the other pages would cost a call each. */
  age: PolledQuery<unknown>;
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
  loadMore: (pages: number) => void;
  pause: () => void;
}

/** The combined result of all pages before the first one that isn't loaded. */
function inOrder(results: readonly UseQueryResult<ListedBounties>[]) {
  const gap = results.findIndex(({ data }) => data === undefined);
  const pages = gap === -1 ? results.length : gap;
  const answers = results.slice(0, pages).flatMap(({ data }) => data ?? []);
  const next = results[pages];
  const total = answers.at(-1)?.total ?? null;
  const merged = mergedBounties(
    answers.map(({ bounties, listedAtMs }) => ({ bounties: bounties.entries, listedAtMs })),
  );
  return {
    bounties: merged,
    loaded: merged.length,
    total,
    pages,
    left: bountiesLeft(total, pages, answers.at(-1)?.bounties),
    shownAt: results[0]?.dataUpdatedAt ?? 0,
    isRefreshing: results[0]?.isFetching ?? false,
    refreshError: results[0]?.error ?? null,
    restart: results[0]?.refetch,
    isLoading: next?.isFetching ?? false,
    error: next?.error ?? null,
    refetch: next?.refetch,
  };
}

/** Counts whole pages, since no further page contains a bounty that couldn't be parsed or that has ended in the meantime. */
function bountiesLeft(
  total: number | null,
  pages: number,
  last: ListedBounties["bounties"] | undefined,
): number | null {
  if (total !== null) return Math.max(0, total - pages * BOUNTY_PAGE_SIZE);
  if (last === undefined) return 0;
  return last.entries.length + last.dropped < BOUNTY_PAGE_SIZE ? 0 : null;
}

/**
 * Loads bounties one page after another, up to the number of pages that the player requests: all pages take about fifty
 * calls. Only the first page is loaded again automatically or by Refresh. A new first page begins a new list. `useInfiniteQuery` would
 * load all pages again.
 */
export function useBounties(): BountyList {
  const session = useSession();
  const client = useQueryClient();
  const gameTimeOf = useGameTime();
  const firstAt = client.getQueryState(bountiesQuery(session, 0).queryKey)?.dataUpdatedAt ?? 0;
  const pageQuery = (page: number) => bountiesQuery(session, page, firstAt);
  /** The number of this list's pages that are still cached when the player returns to the view. */
  const kept = () => {
    let pages = FIRST_PAGES;
    while (client.getQueryData(pageQuery(pages).queryKey) !== undefined) pages += 1;
    return pages;
  };
  const [asked, setAsked] = useState(() => ({ firstAt, goal: kept(), pages: 0 }));
  const { goal } = asked;
  const { refetch, bounties, shownAt, isRefreshing, refreshError, restart, ...found } = useQueries({
    queries: Array.from({ length: goal }, (_, page) => ({
      ...pageQuery(page),
      enabled: page <= asked.pages,
      // Refresh also skips static queries.
      ...(page > 0 && { staleTime: "static" as const }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: isOldList,
    })),
    combine: inOrder,
  });
  if (shownAt !== asked.firstAt) {
    setAsked({ firstAt: shownAt, goal: FIRST_PAGES, pages: Math.min(FIRST_PAGES, found.pages) });
  } else if (found.pages !== asked.pages) {
    // The list may end before the requested number of pages. No page after the last one is requested.
    setAsked({ ...asked, pages: found.pages, goal: found.left === 0 ? found.pages : goal });
  }
  return {
    ...found,
    bounties: found.pages === 0 ? undefined : bounties,
    goal,
    age: {
      data: undefined,
      error: refreshError,
      fetchedAtMs: shownAt && gameTimeOf(shownAt),
      isFetching: isRefreshing,
      refetch: () => void restart?.(),
    },
    retry: () => void refetch?.(),
    loadMore(more) {
      const all = found.left === null ? Infinity : Math.ceil(found.left / BOUNTY_PAGE_SIZE);
      setAsked({ ...asked, goal: found.pages + Math.min(more, all) });
    },
    pause() {
      setAsked({ ...asked, goal: Math.max(FIRST_PAGES, found.pages) });
    },
  };
}
