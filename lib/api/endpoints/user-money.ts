import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSecondsOrNull,
  numberOrNull,
  secondsOrNull,
} from "@/lib/api/transport/wire";
import type { Investment, Money } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

/** Both shapes: the older one counts seconds, and has an amount of 0 if nothing is invested. */
const investment = z.pipe(
  z.nullish(z.object({ amount: z.number(), until: epochSecondsOrNull, time_left: secondsOrNull })),
  z.transform((wire): Investment | null =>
    wire && wire.amount !== 0
      ? { amount: wire.amount, endsAtMs: wire.until, secondsLeft: wire.time_left }
      : null,
  ),
);

const factionBalance = z.pipe(
  z.catch(z.nullish(z.object({ money: z.number(), points: z.number() })), null),
  z.transform((wire) => wire ?? null),
);

const currentShape = z.pipe(
  z.object({
    money: z.object({ wallet: numberOrNull, city_bank: investment, faction: factionBalance }),
  }),
  z.transform(({ money }): Money => ({
    cashInHand: money.wallet,
    investment: money.city_bank,
    factionBalance: money.faction,
  })),
);

const legacyShape = z.pipe(
  z.object({ money_onhand: z.number(), city_bank: investment }),
  z.transform((wire): Money => ({
    cashInHand: wire.money_onhand,
    investment: wire.city_bank,
    factionBalance: null,
  })),
);

export const moneyWire = currentOrLegacy(currentShape, legacyShape);

/** The player's cash, balance with the faction, and bank investment, whose seconds count from the query's `dataUpdatedAt`. */
export function moneyQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "money"] as const,
    queryFn: ({ signal }) => request(session, "/user/money", moneyWire, signal),
  });
}
