import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { currentOrLegacy } from "@/lib/api/transport/wire";
import type { PerStat } from "@/lib/game/training/battle-stats";
import * as z from "@/lib/zod";

const currentStat = z.pipe(
  z.object({ value: z.number() }),
  z.transform(({ value }) => value),
);

const currentShape = z.pipe(
  z.object({
    battlestats: z.object({
      strength: currentStat,
      defense: currentStat,
      speed: currentStat,
      dexterity: currentStat,
    }),
  }),
  z.transform(({ battlestats }): PerStat => battlestats),
);

/** The legacy response has plain numbers at the top level. */
const legacyShape = z.object({
  strength: z.number(),
  defense: z.number(),
  speed: z.number(),
  dexterity: z.number(),
});

export const battleStatsWire = currentOrLegacy<PerStat>(currentShape, legacyShape);

/** The player's battle stats as trained, without the modifiers of a fight. */
export function battleStatsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "battlestats"],
    queryFn: ({ signal }) => request(session, "/user/battlestats", battleStatsWire, signal),
  });
}
