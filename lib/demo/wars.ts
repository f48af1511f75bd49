import { nextBonus } from "@/lib/game/war/chain";

import { type Clock, DAY, HOUR, MINUTE, relative } from "./clock";
import { COUNTRIES, lastAction } from "./faction";
import { at, fractionOf, seededRandom } from "./random";
import { FACTION_ID, FACTION_NAME, playerNames, ROSTER } from "./roster";

/** The enemies' faction. */
export const ENEMY_ID = 9104;
export const ENEMY_NAME = "Iron Harbour";
const SIZE = 88;
const HOURS_IN = 31;
const TARGET = 3600;

/** The enemy who is in hospital abroad, again and again. */
const HURT_ABROAD = 23;

const names = playerNames(seededRandom("war names"), 3 * SIZE).filter(
  (name) => !ROSTER.some((member) => member.name === name),
);

/** A player of another faction, and what they do in turn for ever: a part of each round is spent away. */
export interface OtherPlayer {
  id: number;
  name: string;
  level: number;
  away: "Hospital" | "Jail" | "Traveling" | "Abroad";
  roundSeconds: number;
  /** The part of a round that is spent away. */
  awayPart: number;
  /** Where in a round the enemy was at time 0. */
  offset: number;
  /** Whether the hospital is abroad. */
  isHurtAbroad: boolean;
}

const random = seededRandom("enemies");

const ENEMIES: readonly OtherPlayer[] = Array.from({ length: SIZE }, (_, index) => {
  const away = random.chance(0.7)
    ? "Hospital"
    : random.chance(0.3)
      ? "Jail"
      : random.chance(0.6)
        ? "Traveling"
        : "Abroad";
  const isShort = away === "Hospital" && random.chance(0.4);
  return {
    id: 2_400_000 + index * 7_919 + random.int(0, 7_000),
    name: at(names, SIZE + index),
    level: Math.max(12, 100 - index + random.int(-8, 4)),
    away,
    roundSeconds: isShort ? random.int(8 * MINUTE, 25 * MINUTE) : random.int(HOUR, 5 * HOUR),
    awayPart: 0.7 + random.next() * 0.2,
    offset: random.int(0, DAY),
    isHurtAbroad: index === HURT_ABROAD,
    ...(index === HURT_ABROAD && { away: "Hospital", awayPart: 1 }),
  };
});

/** The enemies as they are at that time. */
export const enemies = (clock: Clock, now: number) =>
  ENEMIES.map((one) => asMember(clock, one, now));

function asMember(clock: Clock, enemy: OtherPlayer, now: number) {
  const { id, name, level } = enemy;
  return {
    id,
    name,
    position: "Member",
    level,
    days_in_faction: 40 + (id % 900),
    is_revivable: false,
    is_on_wall: false,
    is_in_oc: false,
    has_early_discharge: false,
    ...seenAt(clock, enemy, now),
    revive_setting: "Unknown",
  };
}

/** What anybody can see of a player at that time. */
export function seenAt(clock: Clock, other: OtherPlayer, now: number) {
  const idleMinutes = idleFor(other, now);
  const seen = lastAction({ ...clock, now, ago: (seconds) => now - seconds }, idleMinutes);
  return {
    last_action: { ...seen, relative: relative({ ...clock, now }, seen.timestamp) },
    status: statusOf(other, now),
  };
}

/** Minutes since the last action: a few are online for a while, then idle, then gone. */
function idleFor({ id }: OtherPlayer, now: number): number {
  const round = (9 + (id % 23)) * MINUTE;
  const turn = Math.floor((now + id) / round);
  const part = fractionOf(`${id} seen ${turn}`);
  if (part < 0.25) return 0;
  const since = Math.floor(((now + id) % round) / MINUTE);
  return part < 0.4 ? 5 + (since % 9) : 15 + Math.floor(part * 900);
}

function statusOf(enemy: OtherPlayer, now: number) {
  const { id, away, roundSeconds, awayPart, offset, isHurtAbroad } = enemy;
  const since = (now + offset) % roundSeconds;
  const awayFor = Math.floor(roundSeconds * awayPart);
  const plain = { details: null, until: null };
  if (since >= awayFor) return { description: "Okay", ...plain, state: "Okay", color: "green" };
  const until = now - since + awayFor;
  const minutes = Math.ceil((until - now) / MINUTE);
  const [country, hospital] = at(COUNTRIES, id % COUNTRIES.length);
  switch (away) {
    case "Hospital":
      return {
        description: `In ${isHurtAbroad ? hospital : "hospital"} for ${minutes} mins`,
        details: `Hospitalized by a member of ${FACTION_NAME}`,
        state: away,
        color: "red",
        until,
      };
    case "Jail":
      return {
        description: `In jail for ${minutes} mins`,
        details: "Caught stealing",
        state: away,
        color: "red",
        until,
      };
    case "Traveling":
      return {
        description:
          since < awayFor / 2 ? `Traveling to ${country}` : `Returning to Torn from ${country}`,
        ...plain,
        state: away,
        color: "blue",
        plane_image_type: "airliner",
      };
    case "Abroad":
      return { description: `In ${country}`, ...plain, state: away, color: "blue" };
  }
}

export const ENEMY_IDS = ENEMIES.map(({ id }) => id);

/** Who has that number, if it is one of the enemies. */
export const enemyOf = (id: number) => ENEMIES.find((enemy) => enemy.id === id);

/** The full hour at which the war began. */
export const warStart = ({ now }: Clock) => now - (now % HOUR) - HOURS_IN * HOUR;

/** The target falls by 1 % of what it was with every hour that begins after the first day. */
function targetAt(hours: number): number {
  const fallen = hours < 24 ? 0 : Math.floor(hours - 24) + 1;
  return Math.max(0, (TARGET * (100 - fallen)) / 100);
}

/** A score after so many seconds, in steps that are not all alike. */
const scoreAfter = (seconds: number, perHour: number, name: string) => {
  const steps = seconds / (2 * MINUTE);
  const whole = Math.floor(steps) + fractionOf(`${name} ${Math.floor(steps)}`);
  return Math.floor((whole * perHour) / 30);
};

/** The wars of the faction at that time. */
export function wars(clock: Clock, now: number) {
  const start = warStart(clock);
  const since = now - start;
  const ownChain = chain(now);
  const side = (id: number, name: string, perHour: number, chain: number) => ({
    id,
    name,
    score: scoreAfter(since, perHour, name),
    chain,
  });
  return {
    pacts: [],
    wars: {
      ranked: {
        war_id: 28_397,
        start,
        end: null,
        target: targetAt(since / HOUR),
        winner: null,
        factions: [
          side(ENEMY_ID, ENEMY_NAME, 333, 10 + (Math.floor(now / 90) % 40)),
          side(FACTION_ID, FACTION_NAME, 402, ownChain.timeout > 0 ? ownChain.current : 0),
        ],
      },
      raids: [],
      territory: [],
    },
  };
}

const CHAIN_MODIFIER = 1.83;

/** The faction lets a chain end with this bonus. */
const CHAIN_HITS = 250;
const CHAIN_LASTS = 5 * MINUTE;

/** A broken chain cools down for that long, for each of its hits. */
const COOLS_PER_HIT = 6;

/** Seconds from the first hit of a chain to each of its hits: most follow within two minutes, each ninth is late. */
const HIT_AT = [0];
for (let count = 1; count < CHAIN_HITS; count++) {
  const gap = count % 9 === 0 ? 262 : 20 + Math.floor(fractionOf(`hit ${count}`) * 100);
  HIT_AT.push(at(HIT_AT, count - 1) + gap);
}

const BREAKS_AT = at(HIT_AT, CHAIN_HITS - 1) + CHAIN_LASTS;

/** One chain and its cooldown, after which the next begins. */
const CHAIN_ROUND = BREAKS_AT + CHAIN_HITS * COOLS_PER_HIT;

/** The faction's chain at that time: it runs, or cools down once it is broken. */
export function chain(now: number) {
  const since = now % CHAIN_ROUND;
  const start = now - since;
  const next = HIT_AT.findIndex((hitAt) => hitAt > since);
  const current = next === -1 ? CHAIN_HITS : next;
  const end = start + at(HIT_AT, current - 1) + CHAIN_LASTS;
  return {
    id: 55_000_000 + Math.floor(now / CHAIN_ROUND),
    current,
    max: nextBonus(current)?.atHit ?? current,
    timeout: Math.max(0, end - now),
    modifier: CHAIN_MODIFIER,
    cooldown: now < start + BREAKS_AT ? 0 : start + CHAIN_ROUND,
    start,
    end,
  };
}

/** The wars that are over, the newest first: how many weeks ago, against whom, and how it went. */
const PAST = [
  { id: 27_811, weeksAgo: 2, enemyId: 9_117, enemy: "Cold Furnace", own: 9_412, other: 6_180 },
  { id: 27_144, weeksAgo: 6, enemyId: 9_126, enemy: "Salt & Lime", own: 5_209, other: 8_944 },
  { id: 26_390, weeksAgo: 11, enemyId: 9_140, enemy: "Night Ledger", own: 11_870, other: 8_212 },
] as const;
type Past = (typeof PAST)[number];

const LASTED = 38 * HOUR;

/** What a hit brings on average. */
const A_HIT = 5;

/** On a full hour, on the same day of the week. */
const startOf = (clock: Clock, { weeksAgo }: Past) =>
  clock.midnight + 12 * HOUR - (weeksAgo * 7 + 1) * DAY;

const winnerOf = ({ own, other, enemyId }: Past) => (own > other ? FACTION_ID : enemyId);

export const rankedWars = (clock: Clock) =>
  PAST.map((war) => ({
    id: war.id,
    start: startOf(clock, war),
    end: startOf(clock, war) + LASTED,
    target: Math.abs(war.own - war.other),
    winner: winnerOf(war),
    factions: [
      { id: FACTION_ID, name: FACTION_NAME, score: war.own, chain: 0 },
      { id: war.enemyId, name: war.enemy, score: war.other, chain: 0 },
    ],
  }));

/** Of a war that is over; undefined for any other. The members' respect adds up to the faction's score. */
export function rankedWarReport(clock: Clock, id: number) {
  const war = PAST.find((candidate) => candidate.id === id);
  if (war === undefined) return undefined;
  const hasWon = war.own > war.other;
  const weights = ROSTER.map((member) => {
    const part = fractionOf(`war ${id} ${member.id}`);
    return part < 0.12 ? 0 : part * (0.5 + member.level / 100);
  });
  const own = members(
    ROSTER.map(({ id: memberId, name, level }) => ({ id: memberId, name, level })),
    weights,
    war.own,
  );
  const enemies = Array.from({ length: 20 }, (_, index) => ({
    id: 2_700_000 + war.id * 3 + index,
    name: `${war.enemy.split(" ")[0] ?? ""}${index + 1}`,
    level: 30 + index * 3,
  }));
  const other = members(
    enemies,
    enemies.map((enemy) => fractionOf(`enemy ${enemy.id}`)),
    war.other,
  );
  return {
    id,
    start: startOf(clock, war),
    end: startOf(clock, war) + LASTED,
    winner: winnerOf(war),
    forfeit: false,
    factions: [
      side(FACTION_ID, FACTION_NAME, war.own, hasWon, own),
      side(war.enemyId, war.enemy, war.other, !hasWon, other),
    ],
  };
}

interface Fighter {
  id: number;
  name: string;
  level: number;
}

function members(all: readonly Fighter[], weights: readonly number[], score: number) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((score * 100 * weight) / sum));
  const rest = score * 100 - parts.reduce((total, part) => total + part, 0);
  const top = parts.indexOf(Math.max(...parts));
  return all.map((member, index) => {
    const respect = ((parts[index] ?? 0) + (index === top ? rest : 0)) / 100;
    return { ...member, attacks: Math.ceil(respect / A_HIT), score: respect };
  });
}

function side(
  id: number,
  name: string,
  score: number,
  hasWon: boolean,
  fighters: ReturnType<typeof members>,
) {
  const rank = { before: "Gold II", after: hasWon ? "Gold III" : "Gold II" };
  const items = hasWon
    ? [{ id: 1121, name: "Medium Arms Cache", quantity: 2 }]
    : [{ id: 1120, name: "Small Arms Cache", quantity: 1 }];
  return {
    id,
    name,
    score,
    attacks: fighters.reduce((sum, { attacks }) => sum + attacks, 0),
    rank,
    rewards: { respect: hasWon ? 1_060 : 410, points: hasWon ? 350 : 0, items },
    members: fighters,
  };
}
