import { DAY, HOUR, lastAction, MINUTE } from "./clock";
import { at, fractionOf, seededRandom } from "./random";
import { COUNTRIES, FACTION_NAME, playerNames, ROSTER } from "./roster";

/** The enemies' faction. */
export const ENEMY_ID = 9104;
export const ENEMY_NAME = "Iron Harbour";
const ENEMIES_SIZE = 88;

/** The index of the enemy who is in hospital abroad again and again. */
const HURT_ABROAD = 23;

/** A participant in a fight. */
export interface Fighter {
  id: number;
  name: string;
  level: number;
  factionId: number | null;
  /** The sum of the square roots of the battle stats. */
  score: number;
}

/** A player of another faction, and the cycle that they repeat forever: a part of each round is spent away. */
export interface OtherPlayer extends Fighter {
  away: "Hospital" | "Jail" | "Traveling" | "Abroad";
  roundSeconds: number;
  /** The fraction of a round that is spent away. */
  awayPart: number;
  /** The player's position in a round at time 0, in seconds. */
  offset: number;
  /** True if the hospital is abroad. */
  isHurtAbroad: boolean;
}

const names = playerNames(seededRandom("war names"), 3 * ENEMIES_SIZE).filter(
  (name) => !ROSTER.some((member) => member.name === name),
);

export const ENEMIES: readonly OtherPlayer[] = enemies();

function enemies(): OtherPlayer[] {
  const random = seededRandom("enemies");
  return Array.from({ length: ENEMIES_SIZE }, (_, index) => {
    const away = random.chance(0.7)
      ? "Hospital"
      : random.chance(0.3)
        ? "Jail"
        : random.chance(0.6)
          ? "Traveling"
          : "Abroad";
    const isShort = away === "Hospital" && random.chance(0.4);
    const id = 2_400_000 + index * 7_919 + random.int(0, 7_000);
    return {
      id,
      name: at(names, ENEMIES_SIZE + index),
      level: Math.max(12, 100 - index + random.int(-8, 4)),
      factionId: ENEMY_ID,
      score: Math.round(14_000 + 46_000 * fractionOf(`score ${id}`)),
      away,
      roundSeconds: isShort ? random.int(8 * MINUTE, 25 * MINUTE) : random.int(HOUR, 5 * HOUR),
      awayPart: 0.7 + random.next() * 0.2,
      offset: random.int(0, DAY),
      isHurtAbroad: index === HURT_ABROAD,
      ...(index === HURT_ABROAD && { away: "Hospital", awayPart: 1 }),
    };
  });
}

/**
 * The visible state of a player at that time.
 * @param actedAt the time of the last known action; 0 if there is none
 */
export function seenAt(other: OtherPlayer, now: number, actedAt: number) {
  const seen = Math.max(actedAt, now - idleFor(other, now) * MINUTE);
  return { last_action: lastAction(now, seen), status: statusOf(other, now) };
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

const roundOf = ({ roundSeconds, awayPart, offset }: OtherPlayer, now: number) => ({
  since: (now + offset) % roundSeconds,
  awayFor: Math.floor(roundSeconds * awayPart),
});

/** True if the player can be hit, and can hit others. */
export function isOkay(other: OtherPlayer, now: number): boolean {
  const { since, awayFor } = roundOf(other, now);
  return since >= awayFor;
}

function statusOf(other: OtherPlayer, now: number) {
  const { id, away, isHurtAbroad } = other;
  const { since, awayFor } = roundOf(other, now);
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

/** The enemy with that id, if there is one. */
export const enemyOf = (id: number) => ENEMIES.find((enemy) => enemy.id === id);

const OPPONENTS_SIZE = 240;
export const TARGETS = 32;

/** The explorer's own score is about 72,000. */
const STRONGEST = 66_000;

/** Other players: first the explorer's targets, then the friends. All of them may have a bounty. */
export const OPPONENTS: readonly OtherPlayer[] = opponents();

function opponents(): OtherPlayer[] {
  const random = seededRandom("opponents");
  const taken = new Set([...ROSTER, ...ENEMIES].map(({ name }) => name));
  const free = playerNames(seededRandom("opponents' names"), 2 * OPPONENTS_SIZE).filter(
    (name) => !taken.has(name),
  );
  return Array.from({ length: OPPONENTS_SIZE }, (_, index) => ({
    id: 1_500_000 + index * 3_301 + random.int(0, 3_000),
    name: at(free, free.length - 1 - index),
    level: random.int(12, 97),
    away: random.pick(["Hospital", "Hospital", "Hospital", "Jail", "Traveling", "Abroad"]),
    roundSeconds: random.chance(0.3)
      ? random.int(9 * MINUTE, 30 * MINUTE)
      : random.int(HOUR, 5 * HOUR),
    awayPart: 0.5 + random.next() * 0.35,
    offset: random.int(0, DAY),
    isHurtAbroad: index === 16,
    factionId: random.chance(0.6) ? random.int(9301, 9312) : null,
    score: Math.round(STRONGEST * random.next()),
  }));
}

/** The targets that the explorer has fought. Three have never been fought, and one of these was spied on. */
export const FOUGHT = OPPONENTS.slice(0, TARGETS).filter((_, index) => index % 10 !== 9);

/** A player who is neither a target nor an enemy. */
export function stranger(id: number): Fighter {
  return {
    id,
    name: `Stranger${id % 1000}`,
    level: 1 + (id % 100),
    factionId: id % 5 === 0 ? null : 9201 + (id % 12),
    score: 4_000 + 46_000 * fractionOf(`score ${id}`),
  };
}
