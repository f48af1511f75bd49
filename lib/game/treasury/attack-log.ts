import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { type Attack, attackAtMs, isWin } from "@/lib/game/faction/attacks";
import { isBonusHit } from "@/lib/game/war/chain";

import type { ChainContribution, Contribution, Defends } from "./contributions";

/** An attack of the faction's attack log, with the bonuses that are paid. */
export interface LoggedAttack extends Attack {
  /** False also if the API doesn't say. */
  isRetaliation: boolean;
  isAbroad: boolean;
}

/** The kinds of attack that the reports count, and that are paid. */
type CountedKind = "war" | "outside" | "assist" | "loss";

/** A member's attack that the report of the war or of a chain counts. */
export interface CountedAttack {
  id: number;
  memberId: number;
  atMs: number;
  kind: CountedKind;
  respect: number;
  /** The number of the bonus hit in its chain; null if it is none. */
  bonusHit: number | null;
  isRetaliation: boolean;
  isAbroad: boolean;
  /** The defender's name; empty if it is unknown. */
  target: string;
}

/** An attack that the player doesn't count, and why. */
export interface VoidedAttack extends CountedAttack {
  reason: string;
}

interface Period {
  startsAtMs: number;
  endedAtMs: number;
}

/** The war or the chain that is paid. */
export interface PaidPeriod extends Period {
  ownId: number;
  /** The other faction of the war. Null for a chain, in which all hits count alike. */
  enemyId: number | null;
  /** The chains with a report: only in them does a report count anything but hits of the war. */
  chains: readonly Period[];
}

const isDuring = (atMs: number, { startsAtMs, endedAtMs }: Period) =>
  atMs >= startsAtMs && atMs <= endedAtMs;

/** The results that a chain's report counts as lost, drawn or escaped from. */
const LOSSES: ReadonlySet<string> = new Set(["Lost", "Stalemate", "Escape"]);

function kindOf(attack: LoggedAttack, { enemyId, chains }: PaidPeriod): CountedKind | null {
  const isHit = isWin(attack);
  if (isHit && (enemyId === null || attack.defender?.factionId === enemyId)) return "war";
  if (!chains.some((chain) => isDuring(attackAtMs(attack), chain))) return null;
  if (isHit) return attack.chain === null ? null : "outside";
  if (attack.result === "Assist") return "assist";
  return LOSSES.has(attack.result) ? "loss" : null;
}

/** The attacks of each member that are paid, newest first. */
export function countedAttacks(
  attacks: readonly LoggedAttack[],
  period: PaidPeriod,
): ReadonlyMap<number, readonly CountedAttack[]> {
  const counted = attacks.flatMap((attack): CountedAttack[] => {
    const { id, attacker, defender, respectGain, chain, isRetaliation, isAbroad } = attack;
    const atMs = attackAtMs(attack);
    if (attacker?.factionId !== period.ownId || !isDuring(atMs, period)) return [];
    const kind = kindOf(attack, period);
    if (kind === null) return [];
    return [
      {
        id,
        memberId: attacker.id,
        atMs,
        kind,
        respect: respectGain,
        bonusHit: isBonusHit(attack) ? chain : null,
        isRetaliation,
        isAbroad,
        target: defender?.name ?? "",
      },
    ];
  });
  const newestFirst = counted.toSorted((a, b) => b.atMs - a.atMs || b.id - a.id);
  return groupBy(newestFirst, ({ memberId }) => memberId);
}

/** The results in which the defender held out. */
const HELD: ReadonlySet<string> = new Set([...LOSSES, "Timeout"]);

/**
 * The attacks on each member up to `untilMs`: the number lost, and the number held. Hidden attackers count too, own members
 * don't.
 */
export function defendsOf(
  attacks: readonly LoggedAttack[],
  { ownId, startsAtMs }: Pick<PaidPeriod, "ownId" | "startsAtMs">,
  untilMs: number,
): ReadonlyMap<number, Defends> {
  const period = { startsAtMs, endedAtMs: untilMs };
  const taken = attacks.flatMap((attack) => {
    const { attacker, defender } = attack;
    if (defender?.factionId !== ownId || attacker?.factionId === ownId) return [];
    return isDuring(attackAtMs(attack), period) ? [{ memberId: defender.id, attack }] : [];
  });
  const byMember = groupBy(taken, ({ memberId }) => memberId);
  return new Map(
    [...byMember].map(([id, own]): [number, Defends] => [
      id,
      {
        lost: own.filter(({ attack }) => isWin(attack)).length,
        held: own.filter(({ attack }) => HELD.has(attack.result)).length,
      },
    ]),
  );
}

/** The attacks that aren't counted. */
export interface Exclusions {
  voided: readonly VoidedAttack[];
  /** The end that both factions agreed on; null if it is the war's own. Attacks after it don't count. */
  agreedEndMs: number | null;
}

/** The attacks that don't count, by member: voided or after the agreed end, each once. */
export function excludedAttacks(
  logged: ReadonlyMap<number, readonly CountedAttack[]> | null,
  { voided, agreedEndMs }: Exclusions,
): ReadonlyMap<number, readonly CountedAttack[]> {
  const late =
    logged === null || agreedEndMs === null
      ? []
      : [...logged.values()].flat().filter(({ atMs }) => atMs > agreedEndMs);
  const all = new Map<number, CountedAttack>([...voided, ...late].map((each) => [each.id, each]));
  return groupBy([...all.values()], ({ memberId }) => memberId);
}

/** A count without the excluded attacks, at least 0: at the edge of a war, a report may have fewer attacks than the log. */
const less = (count: number, taken: number) => Math.max(0, count - taken);

/** Scores are in hundredths, and their differences drift. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

function chainWithout(
  chain: ChainContribution,
  attacks: readonly CountedAttack[],
): ChainContribution {
  const of = (kind: CountedKind) => attacks.filter((attack) => attack.kind === kind).length;
  const bonusHits = [...chain.bonusHits];
  let { bonusRespect } = chain;
  for (const { bonusHit, respect } of attacks) {
    const index = bonusHits.findIndex((hit) => hit === bonusHit);
    if (index < 0) continue;
    bonusHits.splice(index, 1);
    bonusRespect = less(bonusRespect, respect);
  }
  return {
    outside: less(chain.outside, of("outside")),
    assists: less(chain.assists, of("assist")),
    losses: less(chain.losses, of("loss")),
    retaliations: less(chain.retaliations, attacks.filter((each) => each.isRetaliation).length),
    overseas: less(chain.overseas, attacks.filter((each) => each.isAbroad).length),
    bonusHits,
    bonusRespect: hundredths(bonusRespect),
  };
}

/** The contribution without these attacks of the member. */
function without(contribution: Contribution, attacks: readonly CountedAttack[]): Contribution {
  if (attacks.length === 0) return contribution;
  const hits = attacks.filter(({ kind }) => kind === "war");
  const { warHits, score, chain } = contribution;
  return {
    ...contribution,
    warHits: less(warHits, hits.length),
    score: hundredths(less(score, sum(hits.map(({ respect }) => respect)))),
    chain: chain && chainWithout(chain, attacks),
    excluded: attacks.length,
  };
}

const NO_DEFENDS: Defends = { lost: 0, held: 0 };

/**
 * Each contribution without the attacks that don't count, and with the defends of the log. Nobody is added or left out.
 * @param defends null unless the log has loaded
 */
export const applyLog = (
  contributions: readonly Contribution[],
  excluded: ReadonlyMap<number, readonly CountedAttack[]>,
  defends: ReadonlyMap<number, Defends> | null,
): readonly Contribution[] =>
  contributions.map((contribution) => {
    const { memberId } = contribution;
    if (memberId === null) return contribution;
    const counted = without(contribution, excluded.get(memberId) ?? []);
    return defends === null
      ? counted
      : { ...counted, defends: defends.get(memberId) ?? NO_DEFENDS };
  });
