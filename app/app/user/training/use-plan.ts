import { useMemo } from "react";

import { unlockableGyms } from "@/lib/game/training/gym";
import {
  type Duration,
  type PlanConditions,
  planBySessions,
  planOf,
  statsWithoutGain,
  untrainedStats,
} from "@/lib/game/training/plan";
import type { StatGoals } from "@/lib/game/training/special-gyms";

import type { GymLog } from "./use-gym-log";
import type { PlayerTraining } from "./use-player-training";

/** "strength, speed or dexterity". */
const ANY_OF = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The functions that make plans from the known data. */
export interface Planning {
  planFor: (goals: StatGoals, energyPerDay: number) => Duration | null;
  /** The reason why there is no plan for these goals. */
  whyNone: (goals: StatGoals) => string;
  /** True if plans use the formula, false if they use the player's own sessions. */
  isByFormula: boolean;
  /** The conditions of plans by the formula; null if plans don't use it. */
  conditionsOf: (energyPerDay: number) => PlanConditions | null;
}

/**
 * Plans by the formula in the gyms that the player has, or by the player's own sessions if stats, the list of gyms or happy are
 * missing.
 */
export function usePlan(
  { stats, perks, own, gyms, bars }: PlayerTraining,
  { sessions: ownSessions, correction }: GymLog,
  todayMs: number,
): Planning {
  const happy = bars.data?.happy.maximum ?? null;
  return useMemo(() => {
    const conditionsOf = (energyPerDay: number): PlanConditions | null =>
      stats === null || gyms === null || happy === null
        ? null
        : { stats, perks, correction, gyms: own, happy, energyPerDay, todayMs };
    const sessions = ownSessions ?? [];
    const conditions = conditionsOf(1);
    return {
      conditionsOf,
      isByFormula: conditions !== null,
      planFor: (goals, energyPerDay) =>
        conditions === null
          ? planBySessions(goals, sessions, { energyPerDay, todayMs })
          : planOf(goals, { ...conditions, energyPerDay }),
      whyNone(goals) {
        if (conditions === null) {
          if (ownSessions === null) {
            return "Without gyms and sessions, there’s nothing to base an estimate on.";
          }
          const lacking = ANY_OF.format(statsWithoutGain(goals, sessions));
          return `You have no ${lacking} sessions to base an estimate on.`;
        }
        if (unlockableGyms(own).length === 0) return "Below, choose the highest gym you have.";
        const untrained = untrainedStats(goals, conditions);
        return untrained.length === 0
          ? "It can’t be estimated."
          : `None of your gyms trains ${ANY_OF.format(untrained)}.`;
      },
    };
  }, [stats, perks, correction, own, gyms, happy, ownSessions, todayMs]);
}
