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

/** A player who comes back to the view later than this gets a new list. */
const NEW_LIST_AFTER_MS = 10 * MINUTE_MS;

const isOldList = ({ state }: { state: { dataUpdatedAt: number } }) =>
  gameTime() - gameTime(state.dataUpdatedAt) > NEW_LIST_AFTER_MS;

/** The bounties that have loaded, page by page, and what loads more of them. */
export interface BountyList {
  /** Undefined before the first page. */
  bounties: readonly Bounty[] | undefined;
  /** How many there are of them, and on all pages; null where the game doesn't say. */
  loaded: number;
  total: number | null;
  pages: number;
  /** How many bounties the pages have that are not loaded: null where the game doesn't say, but goes on. */
  left: number | null;
  /** How many pages were asked for. */
  goal: number;
  /** How old the first page is. To load it again begins a new list: the other pages would cost a call each. */
  age: PolledQuery<unknown>;
  isLoading: boolean;
  error: ApiError | null;
  retry: () => void;
  loadMore: (pages: number) => void;
  pause: () => void;
}

/** What the pages up to the first missing one hold together. */
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

/** By whole pages: a bounty that could not be read, or has ended meanwhile, doesn't come with a further one. */
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
 * One page after the other, as many as the player asks for: all of them are some fifty calls. No page but the first is
 * loaded again automatically or by Refresh: a new first page begins a new list.
 */
export function useBounties(): BountyList {
  const session = useSession();
  const client = useQueryClient();
  const gameTimeOf = useGameTime();
  const firstAt = client.getQueryState(bountiesQuery(session, 0).queryKey)?.dataUpdatedAt ?? 0;
  const pageQuery = (page: number) => bountiesQuery(session, page, firstAt);
  /** The pages of this list that are still there when the player comes back to the view. */
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
      // Refresh too leaves out what is static.
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
    // Behind a last page that comes early there is none to ask for.
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
