import type { TimeRange } from "@/lib/api/history/timeline";
import {
  type Attack,
  attackAtMs,
  type AttackParty,
  type AttackRole,
  attackRole,
  isOurs,
  memberTotals,
  type MemberTotals,
  type OurFaction,
} from "@/lib/game/faction/attacks";
import { hasLeft, type Member } from "@/lib/game/faction/member";
import { isBonusHit } from "@/lib/game/war/chain";

/** Names by player id. */
export type PlayerNames = ReadonlyMap<number, string>;

export const namesOf = (members: readonly Pick<Member, "id" | "name">[]): PlayerNames =>
  new Map(members.map(({ id, name }) => [id, name]));

/** One side of an attack. */
export interface Person {
  id: number;
  /** Null if neither the member list nor the attack contains the name. */
  name: string | null;
  /** True if the player fought for our faction but is no longer a member. */
  hasLeft?: boolean;
}

export interface AttackRow extends AttackRole {
  id: number;
  atMs: number;
  /** Null if the game hides the attacker. */
  attacker: Person | null;
  defender: Person | null;
  result: string;
  /** True if the attack is ours and a bonus hit of a chain. */
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
  names: PlayerNames,
): readonly AttackRow[] {
  const person = (fighter: AttackParty | null) =>
    fighter && {
      id: fighter.id,
      name: names.get(fighter.id) ?? fighter.name ?? null,
      hasLeft: isOurs(fighter, ours) && hasLeft(fighter.id, ours.memberIds),
    };
  return attacks.map((attack) => ({
    ...attackRole(attack, ours),
    isBonus: isOurs(attack.attacker, ours) && isBonusHit(attack),
    id: attack.id,
    atMs: attackAtMs(attack),
    attacker: person(attack.attacker),
    defender: person(attack.defender),
    result: attack.result,
  }));
}

/**
 * The respect gained, or with a minus the respect lost; null if the game doesn't report it. Of an attack that two members made on
 * each other, the respect gained.
 */
export const respectOf = ({ gained, lost }: Pick<AttackRow, "gained" | "lost">) =>
  gained !== null && gained > 0 ? gained : lost === null ? null : 0 - lost;

/** "Alpha [3000001]", "3000201" or "Stealthed attacker". */
export function personText(person: Person | null): string {
  if (person === null) return "Stealthed attacker";
  return person.name === null ? String(person.id) : `${person.name} [${person.id}]`;
}

export interface MemberAttackRow extends MemberTotals, Person {
  /** Also false if not all members are known. */
  hasLeft: boolean;
}

export const memberRows = (
  attacks: readonly Attack[],
  ours: OurFaction,
  names: PlayerNames,
): readonly MemberAttackRow[] => {
  const named = new Map([...namesIn(attacks), ...names]);
  return memberTotals(attacks, ours).map((totals) => ({
    ...totals,
    id: totals.memberId,
    name: named.get(totals.memberId) ?? null,
    hasLeft: hasLeft(totals.memberId, ours.memberIds),
  }));
};

const namesIn = (attacks: readonly Attack[]) =>
  attacks.flatMap(({ attacker, defender }) =>
    [attacker, defender].flatMap((fighter) =>
      fighter?.name === undefined ? [] : [[fighter.id, fighter.name] as const],
    ),
  );

/** The member who gained most respect, the first of equal ones; null if nobody gained any. */
export const topMember = (rows: readonly MemberAttackRow[]): MemberAttackRow | null =>
  rows.reduce<MemberAttackRow | null>(
    (most, row) => (row.gained > (most?.gained ?? 0) ? row : most),
    null,
  );

/** A player and the number of their attacks on the faction. */
export interface Attacker extends Person {
  attacks: number;
}

/** The players who attacked the faction most, at most three with two attacks or more, most first. Hidden ones aren't counted. */
export function topAttackers(attacks: readonly Attack[], ours: OurFaction): readonly Attacker[] {
  const found = new Map<number, Attacker>();
  for (const { attacker, defender } of attacks) {
    if (attacker === null || isOurs(attacker, ours) || !isOurs(defender, ours)) continue;
    const { id, name = null } = attacker;
    found.set(id, { id, name, attacks: (found.get(id)?.attacks ?? 0) + 1 });
  }
  return [...found.values()]
    .filter(({ attacks: count }) => count > 1)
    .sort((a, b) => b.attacks - a.attacks)
    .slice(0, 3);
}
