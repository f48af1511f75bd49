import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSeconds, idOrNull, listOf, numberOrNull } from "@/lib/api/transport/wire";
import type { SpyReport } from "@/lib/game/fight/estimate";
import * as z from "@/lib/zod";

const STATS = "stats";

/** The maximum number of reports per response. The game returns more of this kind than of any other. */
const LIMIT = 100;

/** A stat that the spy has not seen is null. */
const statsReport = z.object({
  strength: numberOrNull,
  defense: numberOrNull,
  speed: numberOrNull,
  dexterity: numberOrNull,
  total: numberOrNull,
});

const spyReport = z.pipe(
  z.object({
    type: z.literal(STATS),
    target_id: z.number(),
    timestamp: epochSeconds,
    report: statsReport,
  }),
  z.transform(({ target_id, timestamp, report: { total, ...seen } }): SpyReport => ({
    targetId: target_id,
    atMs: timestamp,
    stats: {
      strength: seen.strength,
      defense: seen.defense,
      speed: seen.speed,
      dexterity: seen.dexterity,
    },
    total,
  })),
);

/** A report of another kind, or without a target, is not an error: the document allows all kinds in one list. */
const anyReport = z.object({ type: z.string(), target_id: idOrNull });
const otherReport = z.pipe(
  anyReport.check(z.refine(({ type, target_id }) => type !== STATS || target_id === null)),
  z.transform(() => null),
);

export const spyReportsWire = z.pipe(
  z.object({ reports: listOf(z.union([spyReport, otherReport])) }),
  z.transform(({ reports }) => ({
    entries: reports.entries.filter((report) => report !== null),
    dropped: reports.dropped,
  })),
);

/** The player's own spy reports about the battle stats of others. */
export function spyReportsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "reports"],
    queryFn: ({ signal }) =>
      request(session, `/user/reports?cat=${STATS}&limit=${LIMIT}`, spyReportsWire, signal),
  });
}
