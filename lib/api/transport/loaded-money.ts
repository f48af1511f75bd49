import { queryOptions, skipToken } from "@tanstack/react-query";

import type { Money } from "@/lib/game/account/account";

import { fingerprint, type Session } from "./session";

export const moneyKey = (session: Session) =>
  ["account", fingerprint(session), "user", "money"] as const;

/** The player's money, for pages that show it once another page has requested it. This makes no call. */
export const loadedMoneyQuery = (session: Session) =>
  queryOptions<Money>({ queryKey: moneyKey(session), queryFn: skipToken });
