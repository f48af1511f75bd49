import { BATTLE_STATS, perStat } from "@/lib/game/training/battle-stats";
import { gainOfRun } from "@/lib/game/training/gain";

import type { Clock } from "./clock";
import type { LogEvent } from "./logs";
import { ownStat } from "./personal-stats";
import { at, type Random } from "./random";

/** Name, energy of a train, price in dollars, and dots × 10 of strength, defense, speed and dexterity; ids count from 1. */
const TABLE = `Premier Fitness|5|10|20|20|20|20
Average Joes|5|100|24|28|24|24
Woody's Workout|5|250|28|30|32|28
Beach Bods|5|500|32|32|32|0
Silver Gym|5|1000|34|34|36|32
Pour Femme|5|2500|34|36|36|38
Davies Den|5|5000|37|37|0|37
Global Gym|5|10000|40|40|40|40
Knuckle Heads|10|50000|48|40|44|42
Pioneer Fitness|10|100000|44|48|45|44
Anabolic Anomalies|10|250000|50|52|45|45
Core|10|500000|50|50|52|50
Racing Fitness|10|1000000|50|48|54|52
Complete Cardio|10|2000000|55|55|58|52
Legs, Bums and Tums|10|3000000|0|56|56|58
Deep Burn|10|5000000|60|60|60|60
Apollo Gym|10|7500000|60|64|62|62
Gun Shop|10|10000000|66|62|64|62
Force Training|10|15000000|64|64|66|68
Cha Cha's|10|20000000|64|68|64|70
Atlas|10|30000000|70|64|64|66
Last Round|10|50000000|68|68|66|66
The Edge|10|75000000|68|70|70|68
George's|10|100000000|73|73|73|73
Balboas Gym|25|50000000|0|75|0|75
Frontline Fitness|25|50000000|75|0|75|0
Gym 3000|50|100000000|80|0|0|0
Mr. Isoyamas|50|100000000|0|80|0|0
Total Rebound|50|100000000|0|0|80|0
Elites|50|100000000|0|0|0|80
Sports Science Lab|25|500000000|90|90|90|90`;

const CLASSES = ["Lightweight", "Middleweight", "Heavyweight", "Specialist"];

export const gyms = () =>
  TABLE.split("\n").map((line, index) => {
    const [name = "", ...numbers] = line.split("|");
    const [energy_cost = 0, cost = 0, ...dots] = numbers.map(Number);
    const [strength = 0, defense = 0, speed = 0, dexterity = 0] = dots.map((ten) => ten / 10);
    return {
      id: index + 1,
      name,
      class: at(CLASSES, Math.min(3, Math.floor(index / 8))),
      energy_cost,
      cost,
      modifiers: { strength, defense, speed, dexterity },
      note: null,
    };
  });

export const ACTIVE_GYM = { id: 24, name: "George's" };

/** The explorer's own, as their daily history has them. */
export function battleStats(clock: Clock, time: number) {
  const now = (name: string) => ownStat(clock, name, time) ?? 0;
  const stats = perStat((stat) => ({ value: now(stat), modifier: 0, modifiers: [] }));
  return { ...stats, total: now("totalstats") };
}

const FIRST_TYPE = 5300;

/** Log types by how often the explorer trains their stat: never dexterity. */
const TRAINED = [0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2].map((stat) => FIRST_TYPE + stat);

const SESSION = { trains: 10, energy_used: 100, gym: ACTIVE_GYM.id };
const GEORGES = { dots: 7.3, energyPerTrain: 10 };
const HAPPY = 5_025;

/** What the perks of the sample account multiply gains by: 2 % for all, 8 % more for strength. */
const GYM_PERKS = 1.02;
const STRENGTH_PERKS = GYM_PERKS * 1.08;

/** A session without its stat, which `withBattleStats` adds: three a day. */
export const trainingSession = (random: Random, time: number): LogEvent => ({
  type: at(TRAINED, random.int(0, TRAINED.length - 1)),
  time,
  data: { percent: random.int(980, 1_090) / 10 },
});

/** The events, the newest first, with the stat before and after each session: some percent of what the formula says. */
export function withBattleStats(events: readonly LogEvent[], clock: Clock): LogEvent[] {
  const values = { ...perStat((stat) => ownStat(clock, stat, clock.now) ?? 0) };
  return events.map((event) => {
    const stat = BATTLE_STATS[event.type - FIRST_TYPE];
    if (stat === undefined) return event;
    const percent = Number(event.data?.percent);
    const training = {
      ...GEORGES,
      stat,
      perkFactor: stat === "strength" ? STRENGTH_PERKS : GYM_PERKS,
    };
    const { expected } = gainOfRun(training, values[stat], HAPPY, SESSION.trains);
    const increased = Math.round((expected * percent) / 100);
    const after = values[stat];
    values[stat] -= increased;
    const data = {
      ...SESSION,
      [`${stat}_before`]: String(values[stat]),
      [`${stat}_after`]: after,
      [`${stat}_increased`]: increased,
      happy_used: 46 + (increased % 9),
    };
    return { ...event, data };
  });
}
