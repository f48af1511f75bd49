import { usePrefetchQuery, useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { useSession } from "@/components/session/session";
import { useAnswer } from "@/components/state/use-answer";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { together } from "@/lib/game/crimes/together";

export interface Crimes extends Book {
  /** The latest 100, and all that are open. */
  crimes: readonly OrganisedCrime[];
  /** The page works without the list of items: then items have neither name nor value. */
  itemList: { isLoading: boolean; hasFailed: boolean; retry: () => void };
}

/** The data that every part of the page needs. */
export function useCrimes(): Crimes {
  const session = useSession();
  // Requested in parallel with the others.
  usePrefetchQuery(itemsQuery(session));
  const [{ data: available }, { data: latest }, { data: members }] = useSuspenseQueries({
    queries: [
      availableCrimesQuery(session),
      crimesQuery(session, "all"),
      factionMembersQuery(session),
    ],
  });
  const { data, error, retry } = useAnswer(itemsQuery(session));
  const known = useMemo(() => {
    const items = data?.entries ?? [];
    return {
      crimes: together(latest.entries, available.entries),
      members: new Map(members.entries.map((member) => [member.id, member])),
      items: new Map(items.map((item) => [item.id, item])),
      prices: new Map(items.map(({ id, marketPrice }) => [id, marketPrice])),
    };
  }, [available, latest, members, data]);
  return {
    ...known,
    itemList: {
      isLoading: data === undefined && error === null,
      hasFailed: error !== null,
      retry,
    },
  };
}
