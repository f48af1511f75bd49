import { useSuspenseQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { useSession } from "@/components/session/session";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { together } from "@/lib/game/crimes/together";

export interface Crimes extends Book {
  /** The latest 100, and all that are open. */
  crimes: readonly OrganisedCrime[];
}

/** What every part of the page reckons with. */
export function useCrimes(): Crimes {
  const session = useSession();
  const [{ data: available }, { data: latest }, { data: members }, { data: items }] =
    useSuspenseQueries({
      queries: [
        availableCrimesQuery(session),
        crimesQuery(session, "all"),
        factionMembersQuery(session),
        itemsQuery(session),
      ],
    });
  return useMemo(
    () => ({
      crimes: together(latest.entries, available.entries),
      members: new Map(members.entries.map((member) => [member.id, member])),
      items: new Map(items.entries.map((item) => [item.id, item])),
      prices: new Map(items.entries.map(({ id, marketPrice }) => [id, marketPrice])),
    }),
    [available, latest, members, items],
  );
}
