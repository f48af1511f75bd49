import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import type { PolledQuery } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useGameTime } from "@/components/window/use-now";
import { bountiesQuery, furtherBountiesQuery } from "@/lib/api/endpoints/torn-bounties";
import type { ApiError } from "@/lib/api/transport/errors";
import { MINUTE_MS } from "@/lib/common/time";
import {
  bountiesLeft,
  type Bounty,
  BOUNTY_PAGE_SIZE,
  mergedBounties,
} from "@/lib/game/fight/bounties";
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

/**
 * Loads bounties one page after another, up to the number of pages that the player requests. Only the first page is loaded again,
 * automatically or by Refresh. A new first page begins a new list, so the others are an infinite query of their own, with that
 * page's time in its key: an infinite query reloads all of its pages.
 */
export function useBounties(): BountyList {
  const session = useSession();
  const client = useQueryClient();
  const gameTimeOf = useGameTime();
  const first = useQuery({
    ...bountiesQuery(session),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: isOldList,
  });
  const firstAtMs = first.dataUpdatedAt;
  const furtherQuery = furtherBountiesQuery(session, firstAtMs);
  // Disabled: it fetches nothing but the pages that are requested below.
  const further = useInfiniteQuery({ ...furtherQuery, enabled: false });
  const pages = useMemo(
    () => (first.data === undefined ? [] : [first.data, ...(further.data?.pages ?? [])]),
    [first.data, further.data],
  );
  const bounties = useMemo(
    () =>
      mergedBounties(
        pages.map((page) => ({ bounties: page.bounties.entries, listedAtMs: page.listedAtMs })),
      ),
    [pages],
  );
  const [request, setRequest] = useState({ firstAtMs, goal: FIRST_PAGES });
  const goal = request.firstAtMs === firstAtMs ? request.goal : FIRST_PAGES;

  /** Stops at a page that doesn't come: it failed, the player paused or left, or a new list has begun. */
  async function loadUpTo(newGoal: number) {
    setRequest({ firstAtMs, goal: newGoal });
    for (let count = pages.length; count < newGoal; count += 1) {
      const { data } = await further.fetchNextPage({ cancelRefetch: false });
      if (data?.pages.length !== count) return;
    }
  }

  const last = pages.at(-1);
  const left = last === undefined ? 0 : bountiesLeft(last, pages.length);
  const next = last === undefined ? first : further;
  const isLoading = next.isFetching;
  return {
    bounties: last && bounties,
    loaded: bounties.length,
    total: last?.total ?? null,
    pages: pages.length,
    left,
    goal,
    age: {
      data: undefined,
      error: first.error,
      fetchedAtMs: firstAtMs && gameTimeOf(firstAtMs),
      isFetching: first.isFetching,
      refetch: () => void first.refetch(),
    },
    isLoading,
    // The error of a page that is no longer requested is over, and so is one while the page is tried again.
    error: isLoading || goal <= pages.length ? null : next.error,
    retry: () => void (last === undefined ? first.refetch() : loadUpTo(goal)),
    loadMore(more) {
      const all = left === null ? Infinity : Math.ceil(left / BOUNTY_PAGE_SIZE);
      void loadUpTo(pages.length + Math.min(more, all));
    },
    pause() {
      setRequest({ firstAtMs, goal: pages.length });
      void client.cancelQueries({ queryKey: furtherQuery.queryKey });
    },
  };
}
