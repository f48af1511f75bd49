import type { TimeRange } from "@/lib/api/time-range";
import { type Attack, attackAtMs, type Fighter } from "@/lib/game/faction/attack";
import {
  isOurs,
  memberTotals,
  type MemberTotals,
  type OurFaction,
  type OurPart,
  ourPart,
} from "@/lib/game/faction/attacks";
import type { Member } from "@/lib/game/faction/member";
import { isBonusHit } from "@/lib/game/war/chain";

/** Names by the ids of players. */
export type Names = ReadonlyMap<number, string>;

export const namesOf = (members: readonly Pick<Member, "id" | "name">[]): Names =>
  new Map(members.map(({ id, name }) => [id, name]));

/** One side of an attack. */
export interface Person {
  id: number;
  /** Null if not one of our members. */
  name: string | null;
}

export interface AttackRow extends OurPart {
  id: number;
  atMs: number;
  /** Null if the game hides who it was. */
  attacker: Person | null;
  defender: Person | null;
  result: string;
  /** Whether it is ours, and brought the bonus of a chain. */
  isBonus: boolean;
}

/** The attacks of a period, both ends included. */
export const attacksWithin = (
  attacks: readonly Attack[],
  { fromMs = -Infinity, toMs = Infinity }: TimeRange,
): readonly Attack[] =>
  attacks.filter((attack) => {
    const atMs = attackAtMs(attack);
    return atMs >= fromMs && atMs <= toMs;
  });

export function attackRows(
  attacks: readonly Attack[],
  ours: OurFaction,
  names: Names,
): readonly AttackRow[] {
  const person = (fighter: Fighter | null) =>
    fighter && { id: fighter.id, name: names.get(fighter.id) ?? null };
  return attacks.map((attack) => ({
    ...ourPart(attack, ours),
    isBonus: isOurs(attack.attacker, ours) && isBonusHit(attack),
    id: attack.id,
    atMs: attackAtMs(attack),
    attacker: person(attack.attacker),
    defender: person(attack.defender),
    result: attack.result,
  }));
}

/** "Alpha [3000001]", "3000201" or "Stealthed attacker". */
export function personText(person: Person | null): string {
  if (person === null) return "Stealthed attacker";
  return person.name === null ? String(person.id) : `${person.name} [${person.id}]`;
}

export interface MemberRow extends MemberTotals, Person {
  /** Also false while the members aren't known. */
  hasLeft: boolean;
}

export const memberRows = (
  attacks: readonly Attack[],
  ours: OurFaction,
  names: Names,
): readonly MemberRow[] =>
  memberTotals(attacks, ours).map((totals) => ({
    ...totals,
    id: totals.memberId,
    name: names.get(totals.memberId) ?? null,
    hasLeft: ours.memberIds.size > 0 && !ours.memberIds.has(totals.memberId),
  }));

/** Those who attacked or were attacked: the rest of the faction is listed with nothing. */
export const fighters = (rows: readonly MemberRow[]): readonly MemberRow[] =>
  rows.filter(({ attacks, received }) => attacks + received > 0);
