import { useMemo } from "react";

import { boosterHours } from "@/lib/api/sentences/perks";
import { HOUR_MS } from "@/lib/common/time";
import { maximumByPerks } from "@/lib/game/checklist/cooldowns";
import { type JumpStart, USUAL_XANAX_GAP_MS } from "@/lib/game/training/jump-steps";

import { type PlayerTraining, useTrainingChoices } from "./use-player-training";

/** False if a cooldown is unknown, which then counts as over. */
export const areCooldownsKnown = ({ cooldowns: { data } }: PlayerTraining) =>
  data !== undefined && data.drugSeconds !== null && data.boosterSeconds !== null;

/** The player's state at the start of the steps, `nowMs`; null without bars. An unknown cooldown counts as over. */
export function useJumpStart(
  { bars, cooldowns, allPerks, isRefillUsed }: PlayerTraining,
  nowMs: number,
): JumpStart | null {
  const { xanaxGapMs } = useTrainingChoices().choices;
  return useMemo(() => {
    if (bars.data === undefined) return null;
    const endOf = (seconds: number | null | undefined) => {
      const endsAtMs = cooldowns.fetchedAtMs + (seconds ?? 0) * 1000;
      return endsAtMs > nowMs ? endsAtMs : null;
    };
    const boosters = maximumByPerks(allPerks && boosterHours(allPerks));
    return {
      nowMs,
      fetchedAtMs: bars.fetchedAtMs,
      energy: bars.data.energy,
      happy: bars.data.happy,
      drugEndsAtMs: endOf(cooldowns.data?.drugSeconds),
      boosterEndsAtMs: endOf(cooldowns.data?.boosterSeconds),
      boosterMaximumMs: boosters.hours * HOUR_MS,
      isBoosterMaximumKnown: boosters.by !== "unknown",
      isRefillUsed,
      xanaxGapMs: xanaxGapMs ?? USUAL_XANAX_GAP_MS,
    };
  }, [
    bars.data,
    bars.fetchedAtMs,
    cooldowns.data,
    cooldowns.fetchedAtMs,
    allPerks,
    isRefillUsed,
    xanaxGapMs,
    nowMs,
  ]);
}
