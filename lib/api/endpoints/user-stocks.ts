import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  daysOrNull,
  epochSecondsOrNull,
  frequencyOrNull,
  listOf,
  listOfNested,
  type Nested,
  numericId,
} from "@/lib/api/transport/wire";
import type { Holding } from "@/lib/game/stocks/stock";
import * as z from "@/lib/zod";

/** The number of tiers that the game counts. The game writes null for 0, so the number is unknown only if the field is absent. */
const increment = z.pipe(
  z.nullish(z.number()),
  z.transform((tiers) => (tiers === null ? 0 : tiers)),
);

const currentPurchase = z.pipe(
  z.object({
    id: z.number(),
    shares: z.number(),
    price: z.number(),
    timestamp: epochSecondsOrNull,
  }),
  z.transform(({ timestamp, ...wire }) => ({ ...wire, atMs: timestamp })),
);

const currentHolding = z.pipe(
  z.object({
    id: z.number(),
    shares: z.number(),
    bonus: z.nullish(
      z.object({
        available: z.nullish(z.boolean()),
        increment,
        progress: daysOrNull,
        frequency: frequencyOrNull,
      }),
    ),
    transactions: listOf(currentPurchase),
  }),
  z.transform(({ bonus, transactions, ...wire }): Nested<Holding> => ({
    record: {
      stockId: wire.id,
      shares: wire.shares,
      countedTiers: bonus?.increment,
      isReady: bonus?.available ?? false,
      progressDays: bonus?.progress ?? null,
      everyDays: bonus?.frequency ?? null,
      purchases: transactions.entries,
    },
    dropped: transactions.dropped,
  })),
);

const legacyPurchase = z.pipe(
  z.object({
    id: numericId,
    shares: z.number(),
    bought_price: z.number(),
    time_bought: epochSecondsOrNull,
  }),
  z.transform((wire) => ({
    id: wire.id,
    shares: wire.shares,
    price: wire.bought_price,
    atMs: wire.time_bought,
  })),
);

const legacyBonus = z.nullish(
  z.object({
    ready: z.nullish(z.number()),
    increment,
    progress: daysOrNull,
    frequency: frequencyOrNull,
  }),
);

/** The shape before March 2026: maps by id, and a differently named bonus for each kind of stock. */
const legacyHolding = z.pipe(
  z.object({
    id: numericId,
    total_shares: z.number(),
    dividend: legacyBonus,
    benefit: legacyBonus,
    transactions: listOf(legacyPurchase),
  }),
  z.transform(({ dividend, benefit, transactions, ...wire }): Nested<Holding> => {
    const bonus = dividend ?? benefit;
    return {
      record: {
        stockId: wire.id,
        shares: wire.total_shares,
        countedTiers: bonus?.increment,
        isReady: bonus?.ready === 1,
        progressDays: bonus?.progress ?? null,
        everyDays: bonus?.frequency ?? null,
        purchases: transactions.entries,
      },
      dropped: transactions.dropped,
    };
  }),
);

export const holdingsWire = z.pipe(
  z.object({ stocks: listOfNested(currentOrLegacy(currentHolding, legacyHolding)) }),
  z.transform(({ stocks }) => stocks),
);

/** The stocks that the player holds. */
export function holdingsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "stocks"],
    queryFn: ({ signal }) => request(session, "/user/stocks", holdingsWire, signal),
  });
}
