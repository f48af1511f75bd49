import { type HospitalStay, lootState, type Npc, NPCS } from "@/lib/game/fight/loot-levels";

import { fullProfile } from "./account";
import { lastAttacks } from "./attacks";
import { type Clock, DAY, HOUR, lastAction, MINUTE } from "./clock";
import { enemyOf, OPPONENTS, type OtherPlayer, seenAt, TARGETS } from "./others";
import { at, fractionOf, seededRandom } from "./random";
import { FACTION_ID, PLAYER_ID } from "./roster";

const FRIENDS = 12;
const SPIED = [3, 9, 12] as const;

/** One of the explorer's lists; undefined if there is none of that name. */
export function userList(clock: Clock, list: string, now: number) {
  const lists: Readonly<Record<string, readonly OtherPlayer[]>> = {
    Targets: OPPONENTS.slice(0, TARGETS),
    Friends: OPPONENTS.slice(TARGETS, TARGETS + FRIENDS),
    Enemies: OPPONENTS.slice(0, 3),
  };
  const attacked = lastAttacks(clock, now);
  return lists[list]?.map((opponent) => ({
    id: opponent.id,
    name: opponent.name,
    level: opponent.level,
    faction_id: opponent.factionId,
    ...seenAt(opponent, now, attacked.get(opponent.id) ?? 0),
  }));
}

/** The reports of the explorer's spies. The last spy did not see everything. */
export const spyReports = (clock: Clock) =>
  SPIED.map((index, i) => {
    const { id, score } = at(OPPONENTS, index);
    const stat = (part: number) => Math.round(((score / 4) * part) ** 2);
    const seen = {
      strength: stat(0.9),
      speed: stat(1.1),
      dexterity: stat(0.95),
      defense: stat(1.05),
    };
    const total = seen.strength + seen.speed + seen.dexterity + seen.defense;
    const isPartial = i === SPIED.length - 1;
    return {
      type: "stats",
      target_id: id,
      reporter_id: PLAYER_ID,
      faction_id: FACTION_ID,
      timestamp: clock.ago((9 + i * 32) * DAY),
      report: isPartial
        ? { ...seen, strength: null, dexterity: null, total: null }
        : { ...seen, total },
    };
  });

const BOUNTIES = 240;

/** Bounties on players, including targets. */
export function bounties(clock: Clock) {
  const inTime = seededRandom("bounties");
  return Array.from({ length: BOUNTIES }, () => {
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

/** Seconds of an NPC's cycle. An NPC is out of hospital for longer than its last level takes. */
const NPC_ROUND = 14 * HOUR;
const NPC_IN_HOSPITAL = 4 * HOUR;
const NPC_LIFE = 4_000_000;
const ROMAN = ["I", "II", "III", "IV", "V"];

/** The profile of another player or an NPC. Undefined for any other id. */
export function otherProfile(clock: Clock, id: number, now: number) {
  const npc = NPCS.find((one) => one.id === id);
  if (npc) return { ...fullProfile(clock, now), ...npcProfile(clock, npc, now) };
  const other = OPPONENTS.find((one) => one.id === id) ?? enemyOf(id);
  if (other === undefined) return undefined;
  const seen = seenAt(other, now, lastAttacks(clock, now).get(id) ?? 0);
  const maximum = other.level * 45;
  return {
    ...fullProfile(clock, now),
    id,
    name: other.name,
    level: other.level,
    faction_id: other.factionId,
    ...seen,
    life: { current: seen.status.state === "Hospital" ? 1 : maximum, maximum },
  };
}

/** The end of an NPC's stay in hospital, in epoch seconds: the present one or the last. */
function stayEnd({ name }: Npc, now: number): number {
  const since = (now + Math.floor(fractionOf(name) * NPC_ROUND)) % NPC_ROUND;
  return now - since + NPC_IN_HOSPITAL;
}

/** The stays in hospital that a browser would have seen in the sample world, by the NPC's id. */
export const npcStays = (nowMs: number): Readonly<Record<string, HospitalStay>> =>
  Object.fromEntries(
    NPCS.filter(({ isSeasonal }) => !isSeasonal).map((npc) => [
      npc.id,
      { untilMs: stayEnd(npc, Math.floor(nowMs / 1000)) * 1000, seenAtMs: nowMs },
    ]),
  );

function npcProfile(clock: Clock, npc: Npc, now: number) {
  const { id, name, isSeasonal } = npc;
  const until = stayEnd(npc, now);
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
    last_action: lastAction(now, now - 90 * MINUTE),
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
