import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

import { useSession } from "@/components/session/session";
import { bountiesQuery, type ListedBounties } from "@/lib/api/endpoints/torn-bounties";
import type { ApiError } from "@/lib/api/transport/errors";
import { sum } from "@/lib/common/numbers";
import { type Bounty, mergedBounties } from "@/lib/game/fight/bounties";

const FIRST_PAGES = 1;

/** The bounties that have loaded, page by page, and what loads more of them. */
export interface BountyReading {
  /** Undefined before the first page. */
  bounties: readonly Bounty[] | undefined;
  /** How many the loaded pages have, and all pages; null where the game doesn't say. */
  loaded: number;
  total: number | null;
  pages: number;
  /** How many pages were asked for. */
  goal: number;
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
  return {
    bounties: mergedBounties(
      answers.map(({ bounties, listedAtMs }) => ({ bounties: bounties.entries, listedAtMs })),
    ),
    loaded: sum(answers.map(({ bounties }) => bounties.entries.length)),
    total: answers.at(-1)?.total ?? null,
    pages,
    isLoading: next?.isFetching ?? false,
    error: next?.error ?? null,
    refetch: next?.refetch,
  };
}

/** One page after the other, as many as the player asks for: all of them are some fifty calls. */
export function useBounties(): BountyReading {
  const session = useSession();
  const [goal, setGoal] = useState(FIRST_PAGES);
  const [pages, setPages] = useState(0);
  const { refetch, bounties, ...found } = useQueries({
    queries: Array.from({ length: goal }, (_, page) => ({
      ...bountiesQuery(session, page),
      enabled: page <= pages,
    })),
    combine: inOrder,
  });
  if (found.pages !== pages) setPages(found.pages);
  return {
    ...found,
    bounties: found.pages === 0 ? undefined : bounties,
    goal,
    retry: () => void refetch?.(),
    loadMore(more) {
      setGoal(found.pages + more);
    },
    pause() {
      setGoal(Math.max(FIRST_PAGES, found.pages));
    },
  };
}
