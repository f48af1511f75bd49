import { armoury } from "./armoury";
import { type Fight, fights, isOurs, isWon } from "./attacks";
import { type Clock, type LogEvent, oncePerClock } from "./clock";
import { crimes } from "./crimes";
import { ownFightEvents } from "./fight-events";
import { ownEvents } from "./own-events";
import { countBefore } from "./random";
import { idleSince, PLAYER_ID, type RosterMember } from "./roster";
import { isOutbound } from "./trips";

/** The amounts that an event adds to statistics, by the game's names. */
type Counts = readonly (readonly [stat: string, by: number])[];

/** The statistics to which an entry of the explorer's log adds, by its type. */
const OF_LOG: Readonly<Record<number, (data: Readonly<Record<string, unknown>>) => Counts>> = {
  1226: ({ cost_total: total }) => [["bazaarprofit", Number(total)]],
  2040: () => [["energydrinkused", 1]],
  2180: () => [["boostersused", 1]],
  2290: () => [["xantaken", 1]],
  2291: () => [
    ["xantaken", 1],
    ["overdosed", 1],
  ],
  4200: ({ quantity }) => [["cityitemsbought", Number(quantity)]],
  4201: ({ quantity }) => [["itemsboughtabroad", Number(quantity)]],
  4900: () => [["refills", 1]],
  4905: () => [["nerverefills", 1]],
  5300: ({ energy_used: energy }) => [["gymenergy", Number(energy)]],
  5301: ({ energy_used: energy }) => [["gymenergy", Number(energy)]],
  5302: ({ energy_used: energy }) => [["gymenergy", Number(energy)]],
  5360: () => [["peoplebusted", 1]],
  5530: () => [["stockpayouts", 1]],
  5531: () => [["stockpayouts", 1]],
  5535: () => [["stockpayouts", 1]],
  5537: () => [["stockpayouts", 1]],
  // A trip counts once, and the time of each of its flights.
  6000: (data) => [
    ["traveltimes", isOutbound({ type: 6000, time: 0, data }) ? 1 : 0],
    ["timespenttraveling", Number(data.duration)],
  ],
  9015: () => [["criminaloffenses", 1]],
  9020: () => [["criminaloffenses", 1]],
};

const ofLogEntry = ({ type, data = {} }: LogEvent): Counts => OF_LOG[type]?.(data) ?? [];

/** The fields of an entry that contain the cash gained and the cash spent. */
const CASH: readonly (readonly [type: number, came: string | null, went: string | null])[] = [
  [1112, null, "cost_total"],
  [1113, "cost_total", null],
  [1226, "cost_total", null],
  [4200, null, "cost_total"],
  [4201, null, "cost_total"],
  [4810, "money", null],
  [5510, null, "worth"],
  [5531, "money", null],
  [5920, null, "upkeep_paid"],
  [5970, null, "donated"],
  [6222, "pay", null],
  [6736, "money_given", null],
  [7815, "money", null],
  [8155, "money_mugged", null],
  [8156, null, "money_mugged"],
  [8300, "won_amount", "bet_amount"],
  [8301, null, "bet_amount"],
  [8370, null, "cost"],
  [8374, "money", null],
  [9015, "money_gained", null],
];

const CASH_OF = new Map(CASH.map(([type, came, went]) => [type, { came, went }]));

function cashOf({ type, data = {} }: LogEvent): number {
  const { came = null, went = null } = CASH_OF.get(type) ?? {};
  return Number(came === null ? 0 : data[came]) - Number(went === null ? 0 : data[went]);
}

/** Added amounts with their times, by player and statistic, in any order. */
type Added = Map<number, Map<string, { time: number; by: number }[]>>;

/** Everything that counts for a statistic, of the explorer and of the members. */
const added = oncePerClock((clock): Added => {
  const all: Added = new Map();
  const add = (playerId: number, stat: string, time: number, by = 1) => {
    const ofPlayer = all.get(playerId) ?? new Map<string, { time: number; by: number }[]>();
    all.set(playerId, ofPlayer);
    const ofStat = ofPlayer.get(stat);
    if (ofStat) ofStat.push({ time, by });
    else ofPlayer.set(stat, [{ time, by }]);
  };
  for (const event of [...ownEvents(clock), ...ownFightEvents(clock)]) {
    for (const [stat, by] of ofLogEntry(event)) add(PLAYER_ID, stat, event.time, by);
    add(PLAYER_ID, "cash", event.time, cashOf(event));
  }
  for (const fight of fights(clock)) addFight(fight, add);
  for (const { memberId, timestamp, used } of armoury(clock)) {
    if (used) add(memberId, used === "Xanax" ? "xantaken" : "medicalitemsused", timestamp);
  }
  for (const { executed_at: time, slots } of crimes(clock).all) {
    if (time === null) continue;
    for (const id of new Set(slots.flatMap(({ user }) => user?.id ?? []))) {
      add(id, "organizedcrimes", time);
    }
  }
  return all;
});

function addFight(
  fight: Fight,
  add: (playerId: number, stat: string, time: number, by?: number) => void,
) {
  const { attacker, defender, ended, respect } = fight;
  const isLost = fight.result === "Lost";
  if (!isOurs(fight)) {
    if (isLost) add(defender.id, "defendswon", ended);
  } else if (isWon(fight)) {
    add(attacker.id, "attackswon", ended);
    add(attacker.id, "respectforfaction", ended, respect);
    if (fight.warId !== undefined) add(attacker.id, "rankedwarhits", ended);
  } else if (isLost) add(attacker.id, "attackslost", ended);
}

/** A statistic's sums after each of the times, in chronological order. */
interface Sums {
  times: number[];
  sums: number[];
}

const sumsMade = oncePerClock(() => new Map<string, Sums>());

function sumsOf(clock: Clock, playerId: number, stat: string): Sums {
  const made = sumsMade(clock);
  const key = `${playerId} ${stat}`;
  const known = made.get(key);
  if (known) return known;
  const ofStat = added(clock).get(playerId)?.get(stat) ?? [];
  const inOrder = ofStat.toSorted((a, b) => a.time - b.time);
  let sum = 0;
  const sums = {
    times: inOrder.map(({ time }) => time),
    sums: inOrder.map(({ by }) => (sum += by)),
  };
  made.set(key, sums);
  return sums;
}

/** The sum of a player's statistic over the events before that time. */
export function countedBefore(clock: Clock, playerId: number, stat: string, time: number): number {
  const { times, sums } = sumsOf(clock, playerId, stat);
  return sums[countBefore(times, time) - 1] ?? 0;
}

/** The time when each member last joined a crime that isn't over. */
const joinedAt = oncePerClock((clock): ReadonlyMap<number, number> => {
  const slots = crimes(clock).all.flatMap((crime) =>
    crime.executed_at === null ? crime.slots : [],
  );
  return new Map(slots.flatMap(({ user }) => (user ? [[user.id, user.joined_at]] : [])));
});

/**
 * The time of a member's last action, as of that time.
 * @param attacked the time of each player's last attack
 */
export const actedAt = (
  clock: Clock,
  member: RosterMember,
  now: number,
  attacked: ReadonlyMap<number, number>,
): number =>
  Math.max(
    idleSince(clock, member, now),
    joinedAt(clock).get(member.id) ?? 0,
    attacked.get(member.id) ?? 0,
  );
