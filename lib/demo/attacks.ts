import { battleScore, fairFight } from "@/lib/game/fight/fair-fight";
import { respectOf } from "@/lib/game/fight/respect";
import { nextBonus } from "@/lib/game/war/chain";

import { chainHits, chainModifier, PEACE_CHAIN, peaceChainStart, warStart } from "./chain";
import { type Clock, DAY, HOUR, MINUTE, oncePerClock, OWN_DAYS } from "./clock";
import { battleStatsAt } from "./gyms";
import {
  ENEMIES,
  ENEMY_ID,
  ENEMY_NAME,
  type Fighter,
  FOUGHT,
  isOkay,
  OPPONENTS,
  stranger,
  TARGETS,
} from "./others";
import { PAST_WARS, pastEnemies, type PastWar, pastWarStart } from "./past-wars";
import { at, fractionOf, type Random, seededRandom } from "./random";
import {
  activeMember,
  canAct,
  effortOf,
  FACTION_ID,
  FACTION_NAME,
  ownMoment,
  PLAYER_ID,
  ROSTER,
  rosterMember,
  type RosterMember,
} from "./roster";

/** The number of whole days before today for which the members' fights are known: a quarter of a year. */
export const FIGHT_DAYS = 91;

/** The time of the attack with the id 0. */
const FIRST_ID_AT = 1_400_000_000;

/** The seconds for which the war continues after the start of the sample world. */
const AHEAD = 12 * HOUR;

/** An attack without an id. */
interface Plan {
  ended: number;
  attacker: Fighter;
  /** True if the game hides the attacker. */
  isHidden?: boolean | undefined;
  defender: Fighter;
  result: string;
  /** Its number among the hits of our chain. */
  chain?: number | undefined;
  /** The war that it belongs to. */
  warId?: number | undefined;
  chainFactor?: number | undefined;
  isRetaliation?: boolean | undefined;
}

/** An attack with its id, and with data that the API doesn't contain. */
export interface Fight extends Plan {
  id: number;
  fair: number;
  /** The respect gained for the attacker's faction. */
  respect: number;
}

/**
 * All attacks by and on members, those of the next hours included, oldest first. All other data about attacks is derived from
 * them.
 */
export const fights = oncePerClock((clock): readonly Fight[] => {
  const plans = [
    ...PAST_WARS.flatMap((war) => pastWar(clock, war)),
    ...war(clock, seededRandom("war"), {
      id: WAR_ID,
      from: warStart(clock),
      own: clock.now + AHEAD,
      other: clock.now + AHEAD,
      enemyAt: (time, chance) => okayEnemy(clock, time, chance),
    }),
    retaliationDue(clock),
    ...peaceChain(clock),
    ...peacetime(clock),
    ...ownAttacks(clock),
  ];
  let id = 0;
  return plans
    .sort((a, b) => a.ended - b.ended)
    .map((plan) => {
      // By its time, so that an attack keeps its id when others are added.
      id = Math.max(id + 1, plan.ended - FIRST_ID_AT);
      return asFight(plan, id);
    });
});

/** The attacks that ended between these times, oldest first. */
const fightsBetween = (clock: Clock, since: number, until: number) =>
  fights(clock).filter(({ ended }) => ended >= since && ended <= until);

/** The attacks in the faction's list at that time. */
export const factionFights = (clock: Clock, until: number) =>
  fightsBetween(clock, clock.midnight - FIGHT_DAYS * DAY, until);

/** The attacks by the player and on the player. */
export const ownFights = (clock: Clock, until: number) =>
  fightsBetween(clock, 0, until).filter(
    ({ attacker, defender }) => attacker.id === PLAYER_ID || defender.id === PLAYER_ID,
  );

/** The hits of each war, oldest first. */
const hitsByWar = oncePerClock((clock) => {
  const byWar = new Map<number | undefined, Fight[]>();
  for (const fight of fights(clock)) {
    if (!isWon(fight)) continue;
    const hits = byWar.get(fight.warId);
    if (hits) hits.push(fight);
    else byWar.set(fight.warId, [fight]);
  }
  return byWar;
});

/** The hits of a war until that time, ours and those of the enemies. */
export function warHits(clock: Clock, id: number, until: number) {
  const hits = (hitsByWar(clock).get(id) ?? []).filter(({ ended }) => ended <= until);
  return { own: hits.filter(isOurs), other: hits.filter((hit) => !isOurs(hit)) };
}

export const isOurs = ({ attacker }: Plan) => attacker.factionId === FACTION_ID;

/** A faction's score from these hits. */
export const scoreOf = (hits: readonly Fight[]): number =>
  // Hundredths sometimes add up to slightly less than a whole number.
  Math.floor(hits.reduce((sum, { respect }) => sum + respect, 0) + 1e-6);

/** A player who attacked within this time is never displayed as idle for longer. */
const RECENT = 17 * HOUR;

/** The time of each player's last attack, for players who attacked within the last hours before that time. */
export function lastAttacks(clock: Clock, until: number): ReadonlyMap<number, number> {
  const latest = new Map<number, number>();
  const all = fights(clock);
  for (let index = all.length - 1; index >= 0; index--) {
    const { attacker, ended } = at(all, index);
    if (ended <= until - RECENT) break;
    if (ended <= until && !latest.has(attacker.id)) latest.set(attacker.id, ended);
  }
  return latest;
}

/** The current war. */
export const WAR_ID = 28_397;

const WON = ["Attacked", "Attacked", "Mugged", "Hospitalized", "Hospitalized"];
const NOT_WON = ["Lost", "Lost", "Lost", "Assist", "Stalemate", "Escape", "Timeout", "Interrupted"];

export const isWon = ({ result }: { result: string }) => WON.includes(result);

const MEMBERS: ReadonlyMap<number, Fighter> = new Map(
  ROSTER.map(({ id, name, level }) => [
    id,
    { id, name, level, factionId: FACTION_ID, score: 30_000 + level * 400 },
  ]),
);

/** The explorer's score depends on their training until then. */
function asFighter(clock: Clock, { id }: RosterMember, time: number): Fighter {
  const fighter = MEMBERS.get(id);
  if (fighter === undefined) throw new RangeError(`No member ${id}`);
  return id === PLAYER_ID ? { ...fighter, score: ownScore(clock, time) } : fighter;
}

const ownScore = (clock: Clock, time: number) => battleScore(battleStatsAt(clock, time));

interface War {
  id: number;
  from: number;
  /** The times until which our members and the enemies fight. A side may give up before the end. */
  own: number;
  other: number;
  enemyAt: (time: number, random: Random) => Fighter;
  /** The fractions of our hits that were on others, and that were retaliations. None if absent. */
  outside?: number;
  retaliations?: number;
}

/** The maximum number of seconds between two hits of the enemies. */
const ENEMY_GAP = 160;

/** The hits of our chains, our failed attempts, and the enemies' attacks on us. */
function war(clock: Clock, random: Random, params: War): Plan[] {
  const { id, from, own, other, enemyAt, outside = 0, retaliations = 0 } = params;
  const plans: Plan[] = [];
  const made: Made = new Map();
  for (const { time, hit } of chainHits(from, own)) {
    const member = attackerAt(clock, time, from, random, made);
    const attacker = asFighter(clock, member, time);
    const enemy = enemyAt(time, random);
    const isUsual = bonusOf(hit) === null;
    const isOutside = isUsual && fractionOf(`outside ${time}`) < outside;
    plans.push({
      ended: time,
      attacker,
      defender: isOutside ? stranger(1_400_000 + (time % 2_000_000)) : enemy,
      result: random.pick(WON),
      chain: hit,
      warId: isOutside ? undefined : id,
      chainFactor: chainModifier(hit),
      isRetaliation: isUsual && !isOutside && fractionOf(`retaliation ${time}`) < retaliations,
    });
    if (random.chance(0.08) && time + 9 <= own) {
      const result = random.pick(NOT_WON);
      plans.push({ ended: time + 9, attacker, defender: enemyAt(time, random), result, warId: id });
    }
  }
  for (let time = from + 40; time <= other; time += random.int(20, ENEMY_GAP - 20)) {
    const attacker = enemyAt(time, random);
    const defender = asFighter(clock, victim(random, clock, time), time);
    const result = random.pick(random.chance(0.1) ? NOT_WON : WON);
    const isHidden = random.chance(0.1);
    plans.push({ ended: time, attacker, isHidden, defender, result, warId: id });
  }
  return plans;
}

/** The hits for which a member has energy at the start of a war, and with each hour of it. */
const STACKED_HITS = 6;
const HITS_AN_HOUR = 0.7;

/** A member who could act at that time, with energy for a hit; of members without it, the one who made the fewest. */
function attackerAt(clock: Clock, time: number, from: number, random: Random, made: Made) {
  const enough = STACKED_HITS + HITS_AN_HOUR * ((time - from) / HOUR);
  const next = () => activeMember(random, clock, time, "rankedwarhits");
  const madeBy = ({ id }: RosterMember) => made.get(id) ?? 0;
  let member = next();
  for (let tries = 0; tries < 20 && madeBy(member) >= enough; tries++) {
    const other = next();
    if (madeBy(other) < madeBy(member)) member = other;
  }
  made.set(member.id, madeBy(member) + 1);
  return member;
}

/** The number of hits that each member has made, by their id. */
type Made = Map<number, number>;

/** A member who can be hit: in the faction at that time, and neither Fallen nor in federal jail. */
function victim(random: Random, clock: Clock, time: number): RosterMember {
  for (;;) {
    const member = random.pick(ROSTER);
    const isThere = time >= clock.ago(member.daysInFaction * DAY);
    // The explorer's log ends at the start of the sample world.
    if (member.id === PLAYER_ID && time > clock.now) continue;
    if (isThere && member.state !== "Fallen" && member.state !== "Federal") return member;
  }
}

/** The time around now in which no member hits the enemy below, because that hit would have been the retaliation. */
const DUE = 10 * MINUTE;
const DUE_SINCE = 3 * MINUTE;

/** The enemy on whom a hit still counts as a retaliation. */
const due = oncePerClock((clock) =>
  ENEMIES.find((enemy) => isOkay(enemy, clock.now) && isOkay(enemy, clock.ago(DUE_SINCE))),
);

function okayEnemy(clock: Clock, time: number, random: Random): Fighter {
  for (let tries = 0; ; tries++) {
    const enemy = random.pick(ENEMIES);
    const isDue = enemy === due(clock) && Math.abs(time - clock.now) < DUE;
    if (!isDue && (tries > 40 || isOkay(enemy, time))) return enemy;
  }
}

function retaliationDue(clock: Clock): Plan {
  const ended = clock.ago(DUE_SINCE);
  const defender = asFighter(clock, victim(seededRandom("retaliation"), clock, ended), ended);
  const attacker = due(clock) ?? at(ENEMIES, 0);
  return { ended, attacker, defender, result: "Hospitalized", warId: WAR_ID };
}

/** The attacks of a finished war, whose enemies are strangers. */
function pastWar(clock: Clock, past: PastWar): Plan[] {
  const { id, weeksAgo, ownHours, otherHours } = past;
  const from = pastWarStart(clock, weeksAgo);
  const enemies = pastEnemies(past);
  return war(clock, seededRandom(`war ${id}`), {
    id,
    from,
    own: from + ownHours * HOUR,
    other: from + otherHours * HOUR,
    enemyAt: (_, random) => random.pick(enemies),
    outside: 0.18,
    retaliations: 0.04,
  });
}

/** The hits of the chain between two wars. */
function peaceChain(clock: Clock): Plan[] {
  const random = seededRandom("chain");
  const start = peaceChainStart(clock);
  return chainHits(start, clock.now)
    .slice(0, PEACE_CHAIN.hits)
    .map(({ time, hit }) => ({
      ended: time,
      attacker: asFighter(clock, activeMember(random, clock, time, "attackswon"), time),
      defender: stranger(random.int(1_400_000, 3_400_000)),
      result: random.pick(WON),
      chain: hit,
      chainFactor: chainModifier(hit),
    }));
}

/** Attacks outside wars: by members other than the explorer, and by strangers on members. */
function peacetime(clock: Clock): Plan[] {
  const plans: Plan[] = [];
  for (let daysAgo = 0; daysAgo <= FIGHT_DAYS; daysAgo++) {
    const random = seededRandom(`attacks ${daysAgo}`);
    const midnight = clock.midnight - daysAgo * DAY;
    for (const member of ROSTER.slice(1)) {
      const count = Math.floor(2 * effortOf(member, "attackswon") + random.next());
      for (let each = 0; each < count; each++) {
        const ended = midnight + random.int(0, DAY - 1);
        const defender = stranger(random.int(1_400_000, 3_400_000));
        const result = random.pick(random.chance(0.15) ? NOT_WON : WON);
        // During a war, hardly any member has energy for other attacks.
        const isLeft = random.chance(0.8) && ended > warStart(clock);
        if (isLeft || ended > clock.now || !canAct(clock, member, ended)) continue;
        plans.push({ ended, attacker: asFighter(clock, member, ended), defender, result });
      }
    }
    for (let each = 0; each < 8; each++) {
      const ended = midnight + random.int(0, DAY - 1);
      const isHidden = random.chance(0.15);
      const attacker = stranger(random.int(1_400_000, 3_400_000));
      const result = random.pick(random.chance(0.3) ? NOT_WON : WON);
      if (ended > clock.now) continue;
      const defender = asFighter(clock, victim(random, clock, ended), ended);
      plans.push({ ended, attacker, isHidden, defender, result });
    }
  }
  return plans;
}

/** The explorer's own attacks on targets, two a day, and some attacks by similar players on the explorer. */
function ownAttacks(clock: Clock): Plan[] {
  const random = seededRandom("own attacks");
  const plans: Plan[] = [];
  const me = (time: number) => asFighter(clock, rosterMember(0), time);
  for (let daysAgo = 0; daysAgo <= OWN_DAYS; daysAgo++) {
    const midnight = clock.midnight - daysAgo * DAY;
    for (let each = 0; each < 2; each++) {
      const ended = ownMoment(midnight, random.next());
      plans.push(ownFight(random, ended, me(ended), random.pick(FOUGHT), 0.25));
    }
    if (random.chance(0.27)) {
      const ended = midnight + random.int(0, DAY - 1);
      const other = random.pick(OPPONENTS.slice(0, 2 * TARGETS));
      plans.push(ownFight(random, ended, other, me(ended), 0.7));
    }
  }
  return plans.filter(({ ended }) => ended <= clock.now);
}

function ownFight(
  random: Random,
  ended: number,
  attacker: Fighter,
  defender: Fighter,
  losing: number,
): Plan {
  const isLost = defender.score > 0.7 * attacker.score && random.chance(losing);
  const result = isLost ? "Lost" : random.chance(0.02) ? "Stalemate" : random.pick(WON);
  const isHidden = attacker.id !== PLAYER_ID && random.chance(0.15);
  return { ended, attacker, isHidden, defender, result };
}

/** Adds the id, and the respect, which follows from the game's rules. */
function asFight(plan: Plan, id: number): Fight {
  const { ended, attacker, isHidden, defender, result, chain, warId, chainFactor } = plan;
  const { isRetaliation } = plan;
  const fair = hundredths(fairFight(defender.score, attacker.score));
  const modifiers = {
    fairFight: fair,
    war: warFactor(plan),
    retaliation: retaliationFactor(plan),
    chain: chainFactor ?? 1,
  };
  const usual = () => hundredths(respectOf({ level: defender.level, modifiers, result }));
  const respect = isWon(plan) ? (bonusOf(chain ?? null) ?? notFlat(usual())) : 0;
  // Written out, since a spread of 17,000 plans of several shapes takes a third of the time.
  return {
    id,
    ended,
    attacker,
    isHidden,
    defender,
    result,
    chain,
    warId,
    chainFactor,
    isRetaliation,
    fair,
    respect,
  };
}

const warFactor = ({ warId }: Plan) => (warId === undefined ? 1 : 2);

const retaliationFactor = ({ isRetaliation }: Plan) => (isRetaliation ? 1.5 : 1);

/** An attack as the API lists it. */
export function attackOf(fight: Fight) {
  const { id, ended, attacker, isHidden = false, defender, result, respect } = fight;
  const { chain = null, chainFactor = 1 } = fight;
  const isPaid = isWon(fight);
  return {
    id,
    code: Math.floor(fractionOf(`code ${id}`) * 2 ** 48)
      .toString(16)
      .padStart(12, "0"),
    started: ended - 4 - Math.floor(fractionOf(`length ${id}`) * 2 * MINUTE),
    ended,
    attacker: isHidden ? null : party(attacker),
    defender: party(defender),
    result,
    respect_gain: respect,
    respect_loss: isPaid && !isOurs(fight) ? hundredths(respect / 4) : 0,
    chain,
    is_interrupted: result === "Interrupted",
    is_stealthed: isHidden,
    is_raid: false,
    is_ranked_war: fight.warId !== undefined,
    is_territory_war: false,
    territory_war_id: null,
    finishing_hit_effects: [],
    modifiers: {
      fair_fight: isPaid ? fight.fair : 1,
      war: warFactor(fight),
      retaliation: retaliationFactor(fight),
      group: 1,
      overseas: 1,
      chain: bonusOf(chain) ?? chainFactor,
      warlord: 1,
    },
  };
}

const hundredths = (figure: number) => Math.round(figure * 100) / 100;

/** The flat respect of a bonus hit; null for the others. */
export function bonusOf(hit: number | null): number | null {
  const next = hit === null ? null : nextBonus(hit - 1);
  return next?.atHit === hit ? next.respect : null;
}

/**
 * Avoids the flat values of bonus hits. If the API doesn't give the number of a hit in its chain, the two couldn't be
 * distinguished.
 */
const notFlat = (respect: number) =>
  [10, 20, 40, 80, 160].includes(respect) ? respect + 0.01 : respect;

function party({ id, name, level, factionId }: Fighter) {
  return {
    id,
    name,
    level,
    faction: factionId === null ? null : { id: factionId, name: factionName(factionId) },
  };
}

function factionName(id: number): string {
  if (id === FACTION_ID) return FACTION_NAME;
  if (id === ENEMY_ID) return ENEMY_NAME;
  return PAST_WARS.find(({ enemyId }) => enemyId === id)?.enemy ?? `Faction ${id}`;
}

const brief = ({ id, faction }: ReturnType<typeof party>) => ({
  id,
  faction_id: faction?.id ?? null,
});

/** An attack in the API's shorter form, without names and without the modifiers of its respect. */
export function attackInBrief(fight: Fight) {
  const { attacker, defender, ...attack } = attackOf(fight);
  return {
    id: attack.id,
    code: attack.code,
    started: attack.started,
    ended: attack.ended,
    attacker: attacker && brief(attacker),
    defender: brief(defender),
    result: attack.result,
    respect_gain: attack.respect_gain,
    respect_loss: attack.respect_loss,
  };
}
