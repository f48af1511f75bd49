import { battleScore, battleStatsIn, fairFight } from "@/lib/game/fight/fair-fight";
import { lootState, type Npc, NPCS } from "@/lib/game/fight/loot-levels";
import { respectOf } from "@/lib/game/fight/respect";

import { fullProfile } from "./account";
import { attackInFull } from "./attacks";
import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { lastAction } from "./faction";
import { ownStats } from "./personal-stats";
import { at, fractionOf, seededRandom } from "./random";
import { FACTION_ID, FACTION_NAME, PLAYER_ID, playerNames, ROSTER, rosterMember } from "./roster";
import { ENEMY_ID, ENEMY_IDS, enemyOf, type OtherPlayer, seenAt } from "./wars";

/** A player whom the explorer may fight. */
interface Opponent extends OtherPlayer {
  factionId: number | null;
  /** The sum of the square roots of the battle stats, which stays the same. */
  score: number;
}

const SIZE = 240;
const TARGETS = 32;
const FRIENDS = 12;

/** The explorer's own score is about 72,000. */
const STRONGEST = 66_000;

const random = seededRandom("opponents");
const taken = new Set([...ROSTER, ...ENEMY_IDS.map(enemyOf)].map((one) => one?.name));
const names = playerNames(seededRandom("opponents' names"), 2 * SIZE).filter(
  (name) => !taken.has(name),
);

/** The first of them are the explorer's targets, the next the friends; all may have a bounty on them. */
const OPPONENTS: readonly Opponent[] = Array.from({ length: SIZE }, (_, index) => ({
  id: 1_500_000 + index * 3_301 + random.int(0, 3_000),
  name: at(names, names.length - 1 - index),
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

/** Three targets have never been fought; one of these was spied on. */
const FOUGHT = OPPONENTS.slice(0, TARGETS).filter((_, index) => index % 10 !== 9);
const SPIED = [3, 9, 12] as const;

/** One of the explorer's lists; undefined if there is none of that name. */
export function userList(clock: Clock, list: string, now: number) {
  const lists: Readonly<Record<string, readonly Opponent[]>> = {
    Targets: OPPONENTS.slice(0, TARGETS),
    Friends: OPPONENTS.slice(TARGETS, TARGETS + FRIENDS),
    Enemies: OPPONENTS.slice(0, 3),
  };
  return lists[list]?.map((opponent) => ({
    id: opponent.id,
    name: opponent.name,
    level: opponent.level,
    faction_id: opponent.factionId,
    ...seenAt(clock, opponent, now),
  }));
}

const DAYS = 90;
const OUTGOING = 180;
const INCOMING = 24;
const WON = ["Attacked", "Attacked", "Mugged", "Mugged", "Hospitalized"];

/** The explorer's own attacks of the last weeks, and some on the explorer, as the game pays them. */
export function ownAttacks(clock: Clock) {
  const inTime = seededRandom("own attacks");
  const me = { ...rosterMember(0), factionId: FACTION_ID };
  return Array.from({ length: OUTGOING + INCOMING }, (_, index) => {
    const isOutgoing = index < OUTGOING;
    const part = isOutgoing ? index / OUTGOING : (index - OUTGOING + 0.5) / INCOMING;
    const ended = clock.ago(HOUR + part * (DAYS * DAY - 2 * HOUR));
    const other = isOutgoing ? inTime.pick(FOUGHT) : inTime.pick(OPPONENTS.slice(0, 2 * TARGETS));
    const own = ownScore(clock, ended);
    const [attackerScore, defenderScore] = isOutgoing ? [own, other.score] : [other.score, own];
    const isLost = defenderScore > 0.7 * attackerScore && inTime.chance(isOutgoing ? 0.25 : 0.7);
    const result = isLost ? "Lost" : inTime.chance(0.02) ? "Stalemate" : inTime.pick(WON);
    const fair = hundredths(fairFight(defenderScore, attackerScore));
    const defender = isOutgoing ? other : me;
    const respect = hundredths(
      respectOf({ level: defender.level, modifiers: { fairFight: fair }, result }),
    );
    const hasPaid = WON.includes(result);
    return attackInFull(
      {
        id: 511_000_000 - index * 13,
        code: Math.floor(inTime.next() * 2 ** 48)
          .toString(16)
          .padStart(12, "0"),
        started: ended - inTime.int(4, 2 * MINUTE),
        ended,
        attacker: isOutgoing ? party(me) : inTime.chance(0.15) ? null : party(other),
        defender: party(defender),
        result,
        respect_gain: hasPaid ? respect : 0,
        respect_loss: hasPaid && !isOutgoing ? hundredths(respect / 4) : 0,
      },
      { chain: null, fairFight: fair, isWar: false },
    );
  });
}

const hundredths = (figure: number) => Math.round(figure * 100) / 100;

function ownScore(clock: Clock, time: number): number {
  const names = ["strength", "defense", "speed", "dexterity"];
  const stats = ownStats(clock, names, time).map(({ name, value }) => [name, value] as const);
  const known = battleStatsIn(Object.fromEntries(stats));
  return known ? battleScore(known) : 0;
}

const party = ({
  id,
  name,
  level,
  factionId,
}: Pick<Opponent, "id" | "name" | "level" | "factionId">) => ({
  id,
  name,
  level,
  faction:
    factionId === null
      ? null
      : { id: factionId, name: factionId === FACTION_ID ? FACTION_NAME : `Faction ${factionId}` },
});

/** What the explorer's spies found out; the last of them did not see all. */
export const spyReports = (clock: Clock) =>
  SPIED.map((index, place) => {
    const { id, score } = at(OPPONENTS, index);
    const stat = (part: number) => Math.round(((score / 4) * part) ** 2);
    const seen = {
      strength: stat(0.9),
      speed: stat(1.1),
      dexterity: stat(0.95),
      defense: stat(1.05),
    };
    const total = seen.strength + seen.speed + seen.dexterity + seen.defense;
    const isPartial = place === SPIED.length - 1;
    return {
      type: "stats",
      target_id: id,
      reporter_id: PLAYER_ID,
      faction_id: FACTION_ID,
      timestamp: clock.ago((9 + place * 32) * DAY),
      report: isPartial
        ? { ...seen, strength: null, dexterity: null, total: null }
        : { ...seen, total },
    };
  });

/** Bounties on players, targets among them. */
export function bounties(clock: Clock) {
  const inTime = seededRandom("bounties");
  return Array.from({ length: SIZE }, () => {
    const target = inTime.pick(OPPONENTS);
    const lister = inTime.chance(0.4) ? null : inTime.pick(OPPONENTS);
    return {
      target_id: target.id,
      target_name: target.name,
      target_level: target.level,
      lister_id: lister?.id ?? null,
      lister_name: lister?.name ?? null,
      reward: inTime.int(1, 60) * 50_000,
      reason: inTime.chance(0.3) ? "You know why" : null,
      quantity: inTime.chance(0.5) ? 1 : inTime.int(2, 10),
      is_anonymous: lister === null,
      valid_until: clock.ahead(inTime.int(HOUR, 7 * DAY)),
    };
  });
}

/** An NPC is out for longer than its last level takes to come. */
const NPC_ROUND = 14 * HOUR;
const NPC_IN_HOSPITAL = 4 * HOUR;
const NPC_LIFE = 4_000_000;
const ROMAN = ["I", "II", "III", "IV", "V"];

/** The profile of another player or an NPC; undefined for anybody else. */
export function otherProfile(clock: Clock, id: number, now: number) {
  const npc = NPCS.find((one) => one.id === id);
  if (npc) return { ...fullProfile(clock, now), ...npcProfile(clock, npc, now) };
  const opponent = OPPONENTS.find((one) => one.id === id);
  const other = opponent ?? enemyOf(id);
  if (other === undefined) return undefined;
  const seen = seenAt(clock, other, now);
  const maximum = other.level * 45;
  return {
    ...fullProfile(clock, now),
    id,
    name: other.name,
    level: other.level,
    faction_id: opponent ? opponent.factionId : ENEMY_ID,
    ...seen,
    life: { current: seen.status.state === "Hospital" ? 1 : maximum, maximum },
  };
}

function npcProfile(clock: Clock, { id, name, isSeasonal }: Npc, now: number) {
  const since = (now + Math.floor(fractionOf(name) * NPC_ROUND)) % NPC_ROUND;
  const until = now - since + NPC_IN_HOSPITAL;
  const loot = lootState({ untilMs: until * 1000 }, null, now * 1000);
  const isOut = loot.kind === "level";
  const state = isSeasonal ? "Dormant" : isOut ? "Okay" : "Hospital";
  const minutes = Math.ceil((until - now) / MINUTE);
  return {
    id,
    name,
    level: 100,
    faction_id: null,
    role: "NPC",
    last_action: lastAction(clock, 90),
    status: {
      description: state === "Hospital" ? `In hospital for ${minutes} mins` : state,
      details: state === "Okay" && isOut ? `Loot level ${at(ROMAN, loot.level - 1)}` : null,
      state,
      color: state === "Hospital" ? "red" : "green",
      until: state === "Hospital" ? until : null,
    },
    life: { current: isOut ? NPC_LIFE : 1, maximum: NPC_LIFE },
  };
}
