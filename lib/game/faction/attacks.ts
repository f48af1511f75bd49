import { isBonusHit } from "@/lib/game/war/chain";

import type { KnownMembers } from "./member";

/** An attack by or on the faction. */
export interface Attack {
  id: number;
  /** Of the two times, one at least is known. */
  startedAtMs: number | null;
  endedAtMs: number | null;
  /** Null where the attacker is hidden. */
  attacker: AttackParty | null;
  defender: AttackParty | null;
  /** "Hospitalized", "Mugged", "Lost" or another word of the game. */
  result: string;
  /** What the attacker's faction gained. */
  respectGain: number;
  /** What the defender's faction lost; null where the API's older answer does not say. */
  respectLoss: number | null;
  /** Which hit of the faction's chain it was; null where it was none, or the API does not say. */
  chain: number | null;
}

export interface AttackParty {
  id: number;
  /** Absent where the attack does not name them. */
  name?: string;
  /** Null in no faction. */
  factionId: number | null;
}

/** The moment that counts: when the attack ended. */
export const attackAtMs = ({
  startedAtMs,
  endedAtMs,
}: Pick<Attack, "startedAtMs" | "endedAtMs">): number => endedAtMs ?? startedAtMs ?? 0;

/**
 * The results that beat the defender. Of `FactionAttackResult` in the game's OpenAPI document (6.13.6) these are not
 * among them: None, Lost, Stalemate, Assist, Escape, Timeout, Interrupted. A result that we don't know yet counts as neither.
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

/** The defender won: a stalemate, an escape and the like are no loss. */
export const isLoss = ({ result }: Pick<Attack, "result">): boolean => result === LOST;

/** What it takes to know our members from others. */
export interface OurFaction {
  /** Null where the API does not say. */
  id: number | null;
  memberIds: ReadonlySet<number> & KnownMembers;
}

/**
 * Whether an attacker or defender is one of ours. The faction named in the attack decides, since it was theirs at the time: someone who
 * has left was ours, someone who has joined since was not. If it names none, today's members are ours.
 */
export function isOurs(party: AttackParty | null, { id, memberIds }: OurFaction): boolean {
  if (party === null) return false;
  if (id !== null && party.factionId !== null) return party.factionId === id;
  return memberIds.has(party.id);
}

/** How an attack concerns the faction: made by it, received by it, seldom both, or neither if nobody in it is known as ours. */
export interface AttackRole {
  isMade: boolean;
  isReceived: boolean;
  /** Respect that the faction gained by it: 0 of an attack on us, null where nobody in it is known as ours. */
  gained: number | null;
  /** Respect that the faction lost by it: 0 of our own, null also where the API does not say. */
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

/** What hits bring: the bonus hits of chains by themselves, since their flat respect says nothing of the others. */
export interface HitTotals {
  bonusHits: number;
  bonusRespect: number;
  /** Of won attacks without bonus hits, on average; null without any. */
  respectPerHit: number | null;
}

/** Totals over attacks. */
export interface AttackTotals extends HitTotals {
  /** Made. */
  attacks: number;
  wins: number;
  losses: number;
  received: number;
  gained: number;
  /** Null where the API does not say it of each attack received. */
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

/** Of the whole faction. */
export function attackTotals(attacks: readonly Attack[], ours: OurFaction): AttackTotals {
  const sums = { ...NONE };
  for (const attack of attacks) {
    const { isMade, isReceived } = attackRole(attack, ours);
    if (isMade) addMade(sums, attack);
    if (isReceived) addReceived(sums, attack);
  }
  return withNet(sums);
}

/** Of every member of today, and of everybody who fought for the faction besides. */
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
