import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import { currentOrLegacy, epochSeconds, type List, listOf } from "@/lib/api/transport/wire";
import { dayStartMs } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";
import * as z from "@/lib/zod";

/** The current name of a statistic by its name in the legacy shape. */
export const LEGACY_STAT_NAMES: Readonly<Record<string, string>> = {
  organisedcrimes: "organizedcrimes",
  heahits: "heavyhits",
  machits: "machinehits",
  rifhits: "riflehits",
  shohits: "shotgunhits",
  pishits: "pistolhits",
  grehits: "temphits",
  piehits: "piercinghits",
  slahits: "slashinghits",
  axehits: "clubbinghits",
  chahits: "mechanicalhits",
  useractivity: "timeplayed",
  dubtravel: "uaetravel",
  lontravel: "uktravel",
  soutravel: "satravel",
  traveltime: "timespenttraveling",
};

/** A statistic on a day. `dayMs` is the start of the day; null if the response doesn't state it. */
interface DailyStat {
  name: string;
  value: number;
  dayMs: number | null;
}

const dailyStat = z.pipe(
  z.object({ name: z.string(), value: z.number(), timestamp: epochSeconds }),
  z.transform(({ name, value, timestamp }): DailyStat => ({
    name,
    value,
    dayMs: dayStartMs(timestamp),
  })),
);

const currentShape = z.pipe(
  z.object({ personalstats: z.array(z.unknown()) }),
  z.transform(({ personalstats }) => listOf(dailyStat).parse(personalstats)),
);

/** The legacy response is a map of numbers, and so is the current one for other requests. Other values are skipped. */
const legacyShape = z.pipe(
  z.object({ personalstats: z.record(z.string(), z.unknown()) }),
  z.transform(({ personalstats }): List<DailyStat> => ({
    entries: Object.entries(personalstats).flatMap(([name, value]) =>
      typeof value === "number" && Number.isFinite(value)
        ? { name: LEGACY_STAT_NAMES[name] ?? name, value, dayMs: null }
        : [],
    ),
    dropped: 0,
  })),
);

export const personalStatsWire = currentOrLegacy(currentShape, legacyShape);

/** A request for statistics of one player on one day, by the game's names. */
export interface DailyStatsRequest {
  /** Null: the owner of the key, private statistics included. For other players the game returns the public ones. */
  playerId: number | null;
  /** At most ten: the game trims a longer list. */
  stats: readonly string[];
  /** 00:00 UTC. */
  dayMs: number;
}

/**
 * Fetches the statistics of one player at the start of a day, in one call. The game answers with a day near the requested one,
 * and only that day is returned. A statistic is absent if it did not exist by then or if the key may not read it. Only rows of
 * the response's newest day are used. The legacy shape has no day, so the requested one is assumed.
 */
export async function fetchDailyStats(
  session: Session,
  { playerId, stats, dayMs }: DailyStatsRequest,
  signal: AbortSignal,
): Promise<StatHistory> {
  const whose = playerId === null ? "/user" : `/user/${playerId}`;
  const path = `${whose}/personalstats?stat=${stats.join(",")}&timestamp=${dayMs / 1000}`;
  const { entries } = await request(session, path, personalStatsWire, signal);
  const days = entries.map((entry) => entry.dayMs ?? dayMs);
  const newestMs = days.length === 0 ? dayMs : Math.max(...days);
  const ofDay = entries.filter(
    (entry) => (entry.dayMs ?? dayMs) === newestMs && stats.includes(entry.name),
  );
  return { [newestMs]: Object.fromEntries(ofDay.map(({ name, value }) => [name, value])) };
}
