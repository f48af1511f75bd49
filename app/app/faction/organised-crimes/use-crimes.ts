import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { useSession } from "@/components/session/session";
import { type Answer, useAnswer, useSettledAnswer } from "@/components/state/use-answer";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { together } from "@/lib/game/crimes/together";
import { knownOf } from "@/lib/game/faction/member";

export interface Crimes extends Book {
  /** The latest 100, and all that are open. */
  crimes: readonly OrganisedCrime[];
  /** Without it, only those open crimes are known that are among the latest. */
  open: Answer<unknown>;
  /** Without it, members have a number only, and where they are is not known. */
  people: Answer<unknown>;
  /** The page works without the list of items: then items have neither name nor value. */
  itemList: { isLoading: boolean; hasFailed: boolean; retry: () => void };
}

/** The data that every part of the page needs. */
export function useCrimes(): Crimes {
  const session = useSession();
  // Requested in parallel with the others.
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(availableCrimesQuery(session));
  usePrefetchQuery(factionMembersQuery(session));
  const { data: latest } = useSuspenseQuery(crimesQuery(session, "all"));
  const open = useSettledAnswer(availableCrimesQuery(session));
  const people = useSettledAnswer(factionMembersQuery(session));
  const { data, error, retry } = useAnswer(itemsQuery(session));
  const available = open.data;
  const members = people.data;
  const known = useMemo(() => {
    const items = data?.entries ?? [];
    return {
      crimes: together(latest.entries, available?.entries ?? []),
      members: knownOf(
        new Map(members?.entries.map((member) => [member.id, member])),
        members === undefined || members.dropped > 0,
      ),
      items: new Map(items.map((item) => [item.id, item])),
      prices: new Map(items.map(({ id, marketPrice }) => [id, marketPrice])),
    };
  }, [available, latest, members, data]);
  return {
    ...known,
    open,
    people,
    itemList: {
      isLoading: data === undefined && error === null,
      hasFailed: error !== null,
      retry,
    },
  };
}
