import { queryOptions } from "@tanstack/react-query";
import * as z from "@/lib/zod";

import { request } from "@/lib/api/client";
import { fingerprint, type Session } from "@/lib/api/session";
import { eitherShape, listOf, numericId, presentListOf } from "@/lib/api/wire";
import type { Balance } from "@/lib/game/faction/member";

const liveBalance = z.pipe(
  z.object({ id: z.number(), money: z.number(), points: z.number() }),
  z.transform((wire): Balance => ({
    memberId: wire.id,
    money: wire.money,
    points: wire.points,
  })),
);

const olderBalance = z.pipe(
  z.object({ id: numericId, money_balance: z.number(), points_balance: z.number() }),
  z.transform((wire): Balance => ({
    memberId: wire.id,
    money: wire.money_balance,
    points: wire.points_balance,
  })),
);

const live = z.pipe(
  z.object({ balance: z.object({ members: listOf(liveBalance) }) }),
  z.transform(({ balance }) => balance.members),
);

/** The `donations` of the older API: a map by id. */
const older = z.pipe(
  z.object({ donations: presentListOf(olderBalance) }),
  z.transform(({ donations }) => donations),
);

export const factionBalanceWire = eitherShape(live, older);

/** What the faction keeps for each member who has a balance. */
export function factionBalanceQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "balance"],
    queryFn: ({ signal }) => request(session, "/faction/balance", factionBalanceWire, signal),
  });
}
