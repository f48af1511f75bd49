import { queryOptions } from "@tanstack/react-query";

import { logTimeline } from "@/lib/api/endpoints/user-log";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { LogField } from "@/lib/game/logs/log-entry";
import type { TrainingGains } from "@/lib/game/progress/change-reasons";
import { BATTLE_STATS, type PerStat } from "@/lib/game/training/battle-stats";

/** The field of an entry of the gym that says how much a battle stat grew. */
const GAIN_FIELDS: PerStat<string> = {
  strength: "strengthIncreased",
  defense: "defenseIncreased",
  speed: "speedIncreased",
  dexterity: "dexterityIncreased",
};

/** What an entry of the log says about training; empty if nothing. */
export const trainingGains = (fields: readonly LogField[]): TrainingGains =>
  Object.fromEntries(
    BATTLE_STATS.flatMap((stat) => {
      const value = fields.find(({ name }) => name === GAIN_FIELDS[stat])?.value;
      return value?.kind === "count" ? [[stat, value.count]] : [];
    }),
  );

/** Trained strength, defense, speed, dexterity. */
const TRAINED = [5300, 5301, 5302, 5303];

/** Whether the player has trained in a gym since `fromMs`. An unreadable entry counts as a train, since it may be one. */
export function hasTrainedQuery(session: Session, fromMs: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "log", "trained", fromMs],
    queryFn: async ({ signal }): Promise<boolean> => {
      const trains = logTimeline(session, { typeIds: TRAINED });
      const log = await trains.fetchPage({ fromMs }, signal);
      return log.dropped > 0 || log.entries.some(({ type }) => TRAINED.includes(type.id));
    },
  });
}
