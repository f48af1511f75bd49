import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import {
  frequencyOrNull,
  listOf,
  numberOrNull,
  numericId,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { Stock } from "@/lib/game/stocks/stock";
import * as z from "@/lib/zod";

const currentStock = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    acronym: z.string(),
    images: z.nullish(z.object({ logo: textOrNull })),
    market: z.object({
      price: z.number(),
      cap: numberOrNull,
      shares: numberOrNull,
      investors: numberOrNull,
    }),
    bonus: z.object({
      passive: z.boolean(),
      frequency: frequencyOrNull,
      requirement: z.number(),
      description: z.nullish(z.string()),
    }),
  }),
  z.transform(({ images, market, bonus, ...stock }): Stock => ({
    id: stock.id,
    acronym: stock.acronym,
    name: stock.name,
    price: market.price,
    benefit: {
      kind: bonus.passive ? "passive" : "active",
      everyDays: bonus.frequency ?? 0,
      requirement: bonus.requirement,
      description: bonus.description ?? "",
    },
    marketCap: market.cap,
    totalShares: market.shares,
    investors: market.investors,
    logoUrl: images?.logo ?? null,
  })),
);

/** The shape before March 2026: a map by id, without logos. */
const legacyStock = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    acronym: z.string(),
    current_price: z.number(),
    market_cap: numberOrNull,
    total_shares: numberOrNull,
    investors: numberOrNull,
    benefit: z.object({
      type: z.enum(["active", "passive"]),
      frequency: frequencyOrNull,
      requirement: z.number(),
      description: z.nullish(z.string()),
    }),
  }),
  z.transform(({ benefit, ...stock }): Stock => ({
    id: stock.id,
    acronym: stock.acronym,
    name: stock.name,
    price: stock.current_price,
    benefit: {
      kind: benefit.type,
      everyDays: benefit.frequency ?? 0,
      requirement: benefit.requirement,
      description: benefit.description ?? "",
    },
    marketCap: stock.market_cap,
    totalShares: stock.total_shares,
    investors: stock.investors,
    logoUrl: null,
  })),
);

export const stocksWire = z.object({ stocks: listOf(z.union([currentStock, legacyStock])) });

/** Every listed stock with its current price. */
export function stocksQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "stocks"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/stocks", stocksWire, signal)).stocks,
  });
}
