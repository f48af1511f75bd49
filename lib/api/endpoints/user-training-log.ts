import { timeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { withWholeSecond } from "@/lib/api/logs/log-page";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import type { BattleStat } from "@/lib/game/training/battle-stats";
import type { TrainingSession } from "@/lib/game/training/sessions";
import * as z from "@/lib/zod";

import { userLogWire } from "./user-log";

/** The trained stat by the id of the log type: "Gym train strength" and so on. */
const STAT_BY_TYPE: ReadonlyMap<number, BattleStat> = new Map([
  [5300, "strength"],
  [5301, "defense"],
  [5302, "speed"],
  [5303, "dexterity"],
]);

/** Entries of other types are skipped; a session that can't be parsed is counted as dropped. */
export const trainingLogWire = z.pipe(
  userLogWire,
  z.transform(({ log, ...others }) => {
    const sessions = log.entries.flatMap((entry) => {
      const stat = STAT_BY_TYPE.get(entry.type.id);
      return stat === undefined ? [] : [sessionOf(entry, stat)];
    });
    const entries = sessions.filter((session) => session !== null);
    return { entries, dropped: log.dropped + sessions.length - entries.length, ...others };
  }),
);

/** The stat before a training session arrives as text. */
const amount = z.union([
  z.number().check(z.nonnegative()),
  z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number)),
]);

const amountOrNull = z.catch(z.nullish(amount), null);

/** The data of an entry. Fields of the trained stat have names without the stat: `before` for `strength_before`. */
const sessionData = z.object({
  trains: amount,
  energy_used: amount,
  gym: amount,
  before: amount,
  after: amount,
  increased: amountOrNull,
  happy_used: amountOrNull,
});

function sessionOf({ id, atMs, fields }: LogEntry, stat: BattleStat): TrainingSession | null {
  const data = {
    ...fields,
    before: fields[`${stat}_before`],
    after: fields[`${stat}_after`],
    increased: fields[`${stat}_increased`],
  };
  const parsed = sessionData.safeParse(data);
  if (!parsed.success) return null;
  const { trains, energy_used: energy, gym: gymId, before, after, ...others } = parsed.data;
  const gain = others.increased ?? after - before;
  const happyUsed = others.happy_used ?? null;
  return { id, atMs, stat, trains, energy, before, after, gain, happyUsed, gymId };
}

/** The player's own training sessions, one per log entry. Reading them requires a Full Access key. */
export const trainingTimeline = (session: Session): TimelineSource<TrainingSession> => ({
  queryKey: ["account", fingerprint(session), "user", "log", "training"],
  fetchPage: (range, signal) => {
    const types = [...STAT_BY_TYPE.keys()].join(",");
    return withWholeSecond(`&log=${types}${timeRange(range)}`, (path) =>
      request(session, path, trainingLogWire, signal),
    );
  },
  timeOf: ({ atMs }) => atMs,
});
