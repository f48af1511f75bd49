import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSecondsOrNull,
  numberOrNull,
  secondsOrNull,
} from "@/lib/api/transport/wire";
import type { Money } from "@/lib/game/account/account";
import * as z from "@/lib/zod";

const currentShape = z.pipe(
  z.object({
    money: z.object({
      wallet: numberOrNull,
      city_bank: z.nullish(z.object({ amount: z.number(), until: epochSecondsOrNull })),
    }),
  }),
  z.transform(({ money: { wallet, city_bank: bank } }): Money => ({
    cashInHand: wallet,
    investment: invested(bank?.amount, { endsAtMs: bank?.until ?? null, secondsLeft: null }),
  })),
);

const legacyShape = z.pipe(
  z.object({
    money_onhand: z.number(),
    city_bank: z.nullish(z.object({ amount: z.number(), time_left: secondsOrNull })),
  }),
  z.transform(({ money_onhand: cashInHand, city_bank: bank }): Money => ({
    cashInHand,
    investment: invested(bank?.amount, { endsAtMs: null, secondsLeft: bank?.time_left ?? null }),
  })),
);

/** The legacy answer has an amount of 0 where there is none. */
const invested = (
  amount: number | undefined,
  end: { endsAtMs: number | null; secondsLeft: number | null },
): Money["investment"] => (amount === undefined || amount === 0 ? null : { amount, ...end });

export const moneyWire = currentOrLegacy(currentShape, legacyShape);

/** The player's cash and bank investment, whose seconds count from the query's `dataUpdatedAt`. */
export function moneyQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "money"],
    queryFn: ({ signal }) => request(session, "/user/money", moneyWire, signal),
  });
}
