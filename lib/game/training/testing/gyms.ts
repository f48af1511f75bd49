import type { Bar } from "@/lib/game/account/bars";
import type { PerStat } from "@/lib/game/training/battle-stats";
import type { Training } from "@/lib/game/training/gain";
import type { Gym } from "@/lib/game/training/gym";
import type { TrainingSession } from "@/lib/game/training/sessions";

/** Four values in the game's order. */
export const four = (
  strength: number,
  defense: number,
  speed: number,
  dexterity: number,
): PerStat => ({ strength, defense, speed, dexterity });

/** George's, which has the same dots for all stats. */
export function aGym(changes: Partial<Gym> = {}): Gym {
  return {
    id: 24,
    name: "George's",
    isSpecial: false,
    energyPerTrain: 10,
    cost: 100_000_000,
    dots: four(7.3, 7.3, 7.3, 7.3),
    note: null,
    ...changes,
  };
}

/** Speed in George's without perks. */
export function aTraining(changes: Partial<Training> = {}): Training {
  return { stat: "speed", dots: 7.3, energyPerTrain: 10, perkFactor: 1, ...changes };
}

/** 25 trains of speed in George's. */
export function aSession(changes: Partial<TrainingSession> = {}): TrainingSession {
  return {
    id: "session",
    atMs: 0,
    stat: "speed",
    trains: 25,
    energy: 250,
    before: 1_000_000,
    after: 1_050_000,
    gain: 50_000,
    happyUsed: 125,
    gymId: 24,
    ...changes,
  };
}

/** A full bar of happy: 5 more every 15 minutes, the next in as many. */
export function aHappyBar(changes: Partial<Bar> = {}): Bar {
  return {
    current: 5025,
    maximum: 5025,
    increment: 5,
    everySeconds: 900,
    nextTickSeconds: 900,
    fullInSeconds: 0,
    ...changes,
  };
}
