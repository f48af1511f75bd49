import { createContext, useMemo } from "react";

import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { cityShopsQuery } from "@/lib/api/endpoints/torn-city-shops";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import type { LogValue } from "@/lib/game/logs/log-entry";

import type { LogRow } from "./rows";
import type { LogNames } from "./text";

const NONE: ReadonlyMap<number, string> = new Map();

/** The known names of the items, shops, stocks and players in the entries. */
export const LogNamesContext = createContext<LogNames>({
  items: NONE,
  shops: NONE,
  stocks: NONE,
  players: NONE,
});

/**
 * The names of the items, shops, stocks and players in the entries, and the failed requests. Each list of the game is
 * requested once an entry needs it. Player names come from the faction's members, if another page has already loaded them.
 */
export function useLogNames(rows: readonly LogRow[]) {
  const session = useSession();
  const wanted = useMemo(() => {
    const mentions = (kind: LogValue["kind"]) =>
      rows.some(({ fields }) => fields.some(({ value }) => value.kind === kind));
    return { items: mentions("items"), shops: mentions("shop"), stocks: mentions("stock") };
  }, [rows]);
  const items = useOptionalQuery({ ...itemsQuery(session), enabled: wanted.items });
  const shops = useOptionalQuery({ ...cityShopsQuery(session), enabled: wanted.shops });
  const stocks = useOptionalQuery({ ...stocksQuery(session), enabled: wanted.stocks });
  const members = useOptionalQuery({ ...factionMembersQuery(session), enabled: false });

  const names = useMemo(
    (): LogNames => ({
      items: namesOf(items.data, ({ name }) => name),
      shops: namesOf(shops.data, ({ name }) => name),
      stocks: namesOf(stocks.data, ({ acronym, name }) => `${acronym} ${name}`),
      players: namesOf(members.data, ({ name }) => name),
    }),
    [items.data, shops.data, stocks.data, members.data],
  );
  const missing = [
    missingOf("item names", items),
    missingOf("shop names", shops),
    missingOf("stock names", stocks),
  ].flatMap((one) => one ?? []);
  return { names, missing };
}

const namesOf = <T extends { id: number }>(
  list: { entries: readonly T[] } | undefined,
  nameOf: (one: T) => string,
) => new Map(list?.entries.map((one) => [one.id, nameOf(one)]));

const missingOf = (what: string, { error, retry }: OptionalResult<unknown>) =>
  error === null ? null : { what, error, retry };
