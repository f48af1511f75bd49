import { BATTLE_STATS, type BattleStat, perStat, totalOf } from "@/lib/game/training/battle-stats";
import { gainOfRun } from "@/lib/game/training/gain";

import { type Clock, DAY, type LogEvent, oncePerClock, OWN_DAYS } from "./clock";
import { at, countBefore, seededRandom } from "./random";
import { ownMoment } from "./roster";

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

/** The explorer's battle stats at the start of the sample world. */
const BATTLE_STATS_NOW = {
  strength: 412_600_000,
  defense: 398_100_000,
  speed: 441_000_000,
  dexterity: 120_400_000,
} as const;

const FIRST_TYPE = 5300;

/** The stats that the explorer trains, each as often as its share. Dexterity is never trained. */
const TRAINED: readonly BattleStat[] = [
  ...Array<BattleStat>(4).fill("strength"),
  ...Array<BattleStat>(2).fill("defense"),
  ...Array<BattleStat>(5).fill("speed"),
];

const SESSION = { trains: 10, energy_used: 100, gym: ACTIVE_GYM.id };
const SESSIONS_A_DAY = 3;
const GEORGES = { dots: 7.3, energyPerTrain: 10 };
const HAPPY = 5_025;

/** The factors by which the sample account's perks multiply gains: 2 % for all, 8 % more for strength. */
const GYM_PERKS = 1.02;
const STRENGTH_PERKS = GYM_PERKS * 1.08;

interface Session {
  time: number;
  stat: BattleStat;
  before: number;
  after: number;
}

/**
 * The explorer's training sessions of a year, newest first: three on each day, one today. Each gain differs from the formula's by
 * some percent, and the last session ends with the current stats.
 */
const sessions = oncePerClock((clock): Session[] => {
  const random = seededRandom("gym");
  const past = Array.from({ length: OWN_DAYS * SESSIONS_A_DAY }, (_, index) =>
    ownMoment(clock.midnight - (1 + Math.floor(index / SESSIONS_A_DAY)) * DAY, random.next()),
  );
  const values: Record<BattleStat, number> = { ...BATTLE_STATS_NOW };
  return [clock.today(0.31), ...past.toSorted((a, b) => b - a)].map((time) => {
    const stat = random.pick(TRAINED);
    const perkFactor = stat === "strength" ? STRENGTH_PERKS : GYM_PERKS;
    const { expected } = gainOfRun({ ...GEORGES, stat, perkFactor }, values[stat], HAPPY, 10);
    const after = values[stat];
    values[stat] -= Math.round((expected * random.int(980, 1_090)) / 1_000);
    return { time, stat, before: values[stat], after };
  });
});

/** The log entries of the training sessions. */
export const trainingEvents = (clock: Clock): LogEvent[] =>
  sessions(clock).map(({ time, stat, before, after }) => ({
    type: FIRST_TYPE + BATTLE_STATS.indexOf(stat),
    time,
    data: {
      ...SESSION,
      [`${stat}_before`]: String(before),
      [`${stat}_after`]: after,
      [`${stat}_increased`]: after - before,
      happy_used: 46 + ((after - before) % 9),
    },
  }));

/** The times when each stat was trained, oldest first, and its values before. */
const trained = oncePerClock((clock) =>
  perStat((stat) => {
    const own = sessions(clock)
      .filter((session) => session.stat === stat)
      .toReversed();
    return { times: own.map(({ time }) => time), before: own.map(({ before }) => before) };
  }),
);

/** The explorer's battle stats before that time, as a result of the sessions until then. */
export const battleStatsAt = (clock: Clock, time: number) =>
  perStat((stat) => {
    const { times, before } = trained(clock)[stat];
    return before[countBefore(times, time)] ?? BATTLE_STATS_NOW[stat];
  });

/** The explorer's current battle stats, as the API lists them. */
export function battleStats(clock: Clock) {
  const stats = perStat((stat) => ({
    value: BATTLE_STATS_NOW[stat] as number,
    modifier: 0,
    modifiers: [],
  }));
  return { ...stats, total: totalOf(battleStatsAt(clock, Infinity)) };
}
