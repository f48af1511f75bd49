import { isBonusHit } from "@/lib/game/war/chain";

import type { KnownMembers } from "./member";

/** An attack by or on the faction. */
export interface Attack {
  id: number;
  /** At least one of the two times is known. */
  startedAtMs: number | null;
  endedAtMs: number | null;
  /** Null if the attacker is hidden. */
  attacker: AttackParty | null;
  defender: AttackParty | null;
  /** "Hospitalized", "Mugged", "Lost" or another word of the game. */
  result: string;
  /** Respect that the attacker's faction gained. */
  respectGain: number;
  /** Respect that the defender's faction lost; null if the API's older response doesn't say. */
  respectLoss: number | null;
  /** The number of the hit in the faction's chain; null if it was in no chain, or if the API doesn't say. */
  chain: number | null;
}

export interface AttackParty {
  id: number;
  /** Absent if the attack doesn't give the name. */
  name?: string;
  /** Null for a player in no faction. */
  factionId: number | null;
}

/** The time that counts for an attack: its end, or its start if the end is unknown. */
export const attackAtMs = ({
  startedAtMs,
  endedAtMs,
}: Pick<Attack, "startedAtMs" | "endedAtMs">): number => endedAtMs ?? startedAtMs ?? 0;

/**
 * The results in which the attacker beats the defender. The other values of `FactionAttackResult` in the game's OpenAPI document
 * (6.13.6) are None, Lost, Stalemate, Assist, Escape, Timeout and Interrupted. A result that we don't know yet counts as neither
 * a win nor a loss.
 */
const WINS: ReadonlySet<string> = new Set([
  "Attacked",
  "Mugged",
  "Hospitalized",
  "Arrested",
  "Looted",
  "Special",
  "Bounty",
]);

const LOST = "Lost";

export const isWin = ({ result }: Pick<Attack, "result">): boolean => WINS.has(result);

/** True if the defender won: a stalemate, an escape and the like are no loss. */
export const isLoss = ({ result }: Pick<Attack, "result">): boolean => result === LOST;

/** The data that tells our members from other players. */
export interface OurFaction {
  /** Null if the API doesn't say. */
  id: number | null;
  memberIds: ReadonlySet<number> & KnownMembers;
}

/**
 * True if an attacker or defender is one of ours. The faction that the attack gives decides, because it was theirs at the time: a
 * member who has left since was ours, and a member who has joined since was not. If the attack gives none, today's members are
 * ours.
 */
export function isOurs(party: AttackParty | null, { id, memberIds }: OurFaction): boolean {
  if (party === null) return false;
  if (id !== null && party.factionId !== null) return party.factionId === id;
  return memberIds.has(party.id);
}

/** The faction's role in an attack: attacker, defender, rarely both, or neither if no party is known as ours. */
export interface AttackRole {
  isMade: boolean;
  isReceived: boolean;
  /** Respect that the faction gained by it: 0 for an attack on us, null if no party is known as ours. */
  gained: number | null;
  /** Respect that the faction lost by it: 0 for our own attack, null if no party is known as ours or the API doesn't say. */
  lost: number | null;
}

export function attackRole(attack: Attack, ours: OurFaction): AttackRole {
  const isMade = isOurs(attack.attacker, ours);
  const isReceived = isOurs(attack.defender, ours);
  if (!isMade && !isReceived) return { isMade, isReceived, gained: null, lost: null };
  return {
    isMade,
    isReceived,
    gained: isMade ? attack.respectGain : 0,
    lost: isReceived ? attack.respectLoss : 0,
  };
}

/** Totals of hits. Bonus hits of chains are separate, because their flat respect says nothing about the other hits. */
export interface HitTotals {
  bonusHits: number;
  bonusRespect: number;
  /** Average respect of won attacks without bonus hits; null without any. */
  respectPerHit: number | null;
}

/** Totals over attacks. */
export interface AttackTotals extends HitTotals {
  /** Number of attacks made. */
  attacks: number;
  wins: number;
  losses: number;
  received: number;
  gained: number;
  /** Null if the API doesn't give it for every attack received. */
  lost: number | null;
  /** Gained minus lost. */
  net: number | null;
}

export interface MemberTotals extends AttackTotals {
  memberId: number;
}

type Sums = Omit<AttackTotals, "net" | "respectPerHit">;

const NONE: Sums = {
  attacks: 0,
  wins: 0,
  losses: 0,
  received: 0,
  gained: 0,
  lost: 0,
  bonusHits: 0,
  bonusRespect: 0,
};

/** The totals of the whole faction. */
export function attackTotals(attacks: readonly Attack[], ours: OurFaction): AttackTotals {
  const sums = { ...NONE };
  for (const attack of attacks) {
    const { isMade, isReceived } = attackRole(attack, ours);
    if (isMade) addMade(sums, attack);
    if (isReceived) addReceived(sums, attack);
  }
  return withNet(sums);
}

/** The totals of every current member, and of everybody else who fought for the faction. */
export function memberTotals(attacks: readonly Attack[], ours: OurFaction): MemberTotals[] {
  const byMember = new Map([...ours.memberIds].map((id) => [id, { ...NONE }]));
  const sumsOf = ({ id }: AttackParty) => {
    const sums = byMember.get(id) ?? { ...NONE };
    byMember.set(id, sums);
    return sums;
  };
  for (const attack of attacks) {
    const { attacker, defender } = attack;
    if (attacker && isOurs(attacker, ours)) addMade(sumsOf(attacker), attack);
    if (defender && isOurs(defender, ours)) addReceived(sumsOf(defender), attack);
  }
  return [...byMember].map(([memberId, sums]) => ({ memberId, ...withNet(sums) }));
}

function addMade(sums: Sums, attack: Attack) {
  sums.attacks += 1;
  sums.wins += Number(isWin(attack));
  sums.losses += Number(isLoss(attack));
  sums.gained += attack.respectGain;
  if (!isBonusHit(attack)) return;
  sums.bonusHits += 1;
  sums.bonusRespect += attack.respectGain;
}

function addReceived(sums: Sums, { respectLoss }: Attack) {
  sums.received += 1;
  sums.lost = sums.lost === null || respectLoss === null ? null : sums.lost + respectLoss;
}

function respectPerHit({ wins, gained, bonusHits, bonusRespect }: Sums): number | null {
  const others = wins - bonusHits;
  return others > 0 ? (gained - bonusRespect) / others : null;
}

const withNet = (sums: Sums): AttackTotals => ({
  ...sums,
  respectPerHit: respectPerHit(sums),
  net: sums.lost === null ? null : sums.gained - sums.lost,
});
