import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  type List,
  listOf,
  numberOrNull,
  numericId,
  presentListOf,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { Balance } from "@/lib/game/faction/member";
import * as z from "@/lib/zod";

/** The balance of a member, or of someone who has left. */
export interface NamedBalance extends Balance {
  /** Null if the game doesn't state it. */
  name: string | null;
}

/** Money and points of the faction. Null where the game doesn't state them. */
export interface FactionFunds {
  money: number | null;
  points: number | null;
}

/** All balances, and the faction's own money. */
export interface FactionBalances extends List<NamedBalance> {
  /** The game doesn't say if this includes what the members have. */
  faction: FactionFunds;
}

const name = z.catch(textOrNull, null);

const currentBalance = z.pipe(
  z.object({ id: z.number(), username: name, money: z.number(), points: z.number() }),
  z.transform((wire): NamedBalance => ({
    memberId: wire.id,
    name: wire.username,
    money: wire.money,
    points: wire.points,
  })),
);

const legacyBalance = z.pipe(
  z.object({ id: numericId, name, money_balance: z.number(), points_balance: z.number() }),
  z.transform((wire): NamedBalance => ({
    memberId: wire.id,
    name: wire.name,
    money: wire.money_balance,
    points: wire.points_balance,
  })),
);

const NO_FUNDS: FactionFunds = { money: null, points: null };

const funds = z.pipe(
  z.catch(z.nullish(z.object({ money: numberOrNull, points: numberOrNull })), null),
  z.transform((wire): FactionFunds => (wire ? { ...wire } : NO_FUNDS)),
);

const currentShape = z.pipe(
  z.object({ balance: z.object({ faction: funds, members: listOf(currentBalance) }) }),
  z.transform(({ balance: { faction, members } }): FactionBalances => ({ ...members, faction })),
);

/** The `donations` of the legacy API: a map by id, without the faction's own money. */
const legacyShape = z.pipe(
  z.object({ donations: presentListOf(legacyBalance) }),
  z.transform(({ donations }): FactionBalances => ({ ...donations, faction: NO_FUNDS })),
);

export const factionBalanceWire = currentOrLegacy(currentShape, legacyShape);

/** The money and points that the faction holds for each member who has a balance. */
export function factionBalanceQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "balance"],
    queryFn: ({ signal }) => request(session, "/faction/balance", factionBalanceWire, signal),
  });
}

/** The balances of members, and of players who have left and still have one. */
export function allBalancesQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "balance", "all"],
    queryFn: ({ signal }) =>
      request(session, "/faction/balance?cat=all", factionBalanceWire, signal),
  });
}
