import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull, listOf } from "@/lib/api/transport/wire";
import * as z from "@/lib/zod";

/** A trade that was completed, cancelled or left to expire. */
export interface FinishedTrade {
  id: number;
  /** The text that the players gave it; may be empty. */
  description: string;
  /** Null if it wasn't completed. */
  completedAtMs: number | null;
  /** Both players, the one who began it first. */
  players: readonly { id: number; name: string }[];
}

const player = z.object({ id: z.number(), name: z.string() });

const trade = z.pipe(
  z.object({
    id: z.number(),
    description: z.string(),
    completed_at: epochSecondsOrNull,
    user: player,
    trader: player,
  }),
  z.transform((wire): FinishedTrade => ({
    id: wire.id,
    description: wire.description,
    completedAtMs: wire.completed_at,
    players: [wire.user, wire.trader],
  })),
);

export const userTradesWire = z.object({ trades: listOf(trade) });

/** The player's latest 100 finished trades. Their contents would take a call each, and aren't loaded. */
export function finishedTradesQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "trades"],
    queryFn: async ({ signal }) =>
      (await request(session, "/user/trades?cat=finished&limit=100", userTradesWire, signal))
        .trades,
  });
}
