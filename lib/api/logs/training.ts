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
