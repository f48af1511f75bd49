import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy, listOf, numericId, presentListOf } from "@/lib/api/transport/wire";
import type { Balance } from "@/lib/game/faction/member";
import * as z from "@/lib/zod";

const currentBalance = z.pipe(
  z.object({ id: z.number(), money: z.number(), points: z.number() }),
  z.transform((wire): Balance => ({
    memberId: wire.id,
    money: wire.money,
    points: wire.points,
  })),
);

const legacyBalance = z.pipe(
  z.object({ id: numericId, money_balance: z.number(), points_balance: z.number() }),
  z.transform((wire): Balance => ({
    memberId: wire.id,
    money: wire.money_balance,
    points: wire.points_balance,
  })),
);

const currentShape = z.pipe(
  z.object({ balance: z.object({ members: listOf(currentBalance) }) }),
  z.transform(({ balance }) => balance.members),
);

/** The `donations` of the legacy API: a map by id. */
const legacyShape = z.pipe(
  z.object({ donations: presentListOf(legacyBalance) }),
  z.transform(({ donations }) => donations),
);

export const factionBalanceWire = currentOrLegacy(currentShape, legacyShape);

/** The money and points that the faction holds for each member who has a balance. */
export function factionBalanceQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "balance"],
    queryFn: ({ signal }) => request(session, "/faction/balance", factionBalanceWire, signal),
  });
}
