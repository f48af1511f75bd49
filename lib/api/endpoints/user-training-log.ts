import { PAGE_SIZE, timeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import type { BattleStat } from "@/lib/game/training/battle-stats";
import type { TrainingSession } from "@/lib/game/training/sessions";
import * as z from "@/lib/zod";

import { userLogWire } from "./user-log";

/** Log ids: "Gym train strength" and so on. */
const STAT_BY_TYPE: ReadonlyMap<number, BattleStat> = new Map([
  [5300, "strength"],
  [5301, "defense"],
  [5302, "speed"],
  [5303, "dexterity"],
]);

/** Entries of other types are skipped; a session that can't be parsed is counted as dropped. */
export const trainingLogWire = z.pipe(
  userLogWire,
  z.transform(({ log }): List<TrainingSession> => {
    const sessions = log.entries.flatMap((entry) => {
      const stat = STAT_BY_TYPE.get(entry.type.id);
      return stat === undefined ? [] : [sessionOf(entry, stat)];
    });
    const entries = sessions.filter((session) => session !== null);
    return { entries, dropped: log.dropped + sessions.length - entries.length };
  }),
);

function sessionOf({ id, atMs, fields }: LogEntry, stat: BattleStat): TrainingSession | null {
  const trains = numberOf(fields.trains);
  const energy = numberOf(fields.energy_used);
  const gymId = numberOf(fields.gym);
  const before = numberOf(fields[`${stat}_before`]);
  const after = numberOf(fields[`${stat}_after`]);
  if (trains === null || energy === null || gymId === null) return null;
  if (before === null || after === null) return null;
  const gain = numberOf(fields[`${stat}_increased`]) ?? after - before;
  const happyUsed = numberOf(fields.happy_used);
  return { id, atMs, stat, trains, energy, before, after, gain, happyUsed, gymId };
}

/** A number of zero or more; the stat before a session is a text. */
function numberOf(wire: unknown): number | null {
  const isText = typeof wire === "string" && /^\d+(\.\d+)?$/.test(wire);
  const number = isText ? Number(wire) : wire;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}

/** The player's own training sessions, one entry of the log each. Only a Full Access key reads them. */
export const trainingTimeline = (session: Session): TimelineSource<TrainingSession> => ({
  queryKey: ["account", fingerprint(session), "user", "log", "training"],
  fetchPage: (range, signal) => {
    const types = [...STAT_BY_TYPE.keys()].join(",");
    const path = `/user/log?limit=${PAGE_SIZE}&log=${types}${timeRange(range)}`;
    return request(session, path, trainingLogWire, signal);
  },
  timeOf: ({ atMs }) => atMs,
});
