import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import {
  type OptionalResult,
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { availableCrimesQuery, crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { mergeCrimes } from "@/lib/game/crimes/merge-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { markPartial } from "@/lib/game/faction/member";

export interface Crimes extends CrimeLookups {
  /** The latest 100, and all that are open. */
  crimes: readonly OrganisedCrime[];
  /** Without it, only those that are open are known. */
  latest: OptionalResult<unknown>;
  /** Without it, only those open crimes are known that are among the latest. */
  open: OptionalResult<unknown>;
  /** Without it, members have a number only, and where they are is not known. */
  people: OptionalResult<unknown>;
  /** The page works without the list of items: then items have neither name nor value. */
  itemList: OptionalResult<unknown>;
}

/** The data that every part of the page needs. */
export function useCrimes(): Crimes {
  const session = useSession();
  // Requested in parallel with the others.
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(availableCrimesQuery(session));
  usePrefetchQuery(factionMembersQuery(session));
  const latest = useOptionalSuspenseQuery(crimesQuery(session, "all"));
  const open = useOptionalSuspenseQuery(availableCrimesQuery(session));
  // Without both there is nothing to show.
  if (latest.error !== null && open.error !== null) throw latest.error;
  const people = useOptionalSuspenseQuery(factionMembersQuery(session));
  const itemList = useOptionalQuery(itemsQuery(session));
  const newest = latest.data;
  const available = open.data;
  const members = people.data;
  const allItems = itemList.data;
  const known = useMemo(() => {
    const items = allItems?.entries ?? [];
    return {
      crimes: mergeCrimes(newest?.entries ?? [], available?.entries ?? []),
      members: markPartial(
        new Map(members?.entries.map((member) => [member.id, member])),
        members === undefined || members.dropped > 0,
      ),
      items: new Map(items.map((item) => [item.id, item])),
      prices: new Map(items.map(({ id, marketPrice }) => [id, marketPrice])),
    };
  }, [available, newest, members, allItems]);
  return { ...known, latest, open, people, itemList };
}
