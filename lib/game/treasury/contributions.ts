import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import type { ChainBonus, ChainCounts, ChainReport } from "@/lib/game/war/chain-report";
import { missingMembers, type ReportSide } from "@/lib/game/war/report";

/** A member's part in a war or a chain, as far as it can be paid. */
export interface Contribution {
  /** Null for the members whose records can't be parsed, taken together. */
  memberId: number | null;
  /** Null where the game reports only ids. */
  name: string | null;
  /** The number of members that this stands for: 1, or more for those whose records can't be parsed. */
  members: number;
  warHits: number;
  /** Respect: bonus hits included. */
  score: number;
  /** The rest is from chain reports. Null if one of them is missing. */
  chain: ChainContribution | null;
  /** The number of attacks that don't count, and are in no other figure. Absent if all count. */
  excluded?: number;
  /** Absent unless the attack log has loaded. */
  defends?: Defends;
}

/** The attacks on a member. */
export interface Defends {
  /** Hits taken. */
  lost: number;
  /** Attacks that the attacker lost, drew or gave up. */
  held: number;
}

export interface ChainContribution {
  /** Hits of the chains that weren't hits of the war. */
  outside: number;
  assists: number;
  /** Attacks lost, drawn or escaped from. */
  losses: number;
  retaliations: number;
  overseas: number;
  /** The numbers of their bonus hits in the chain, in ascending order. */
  bonusHits: readonly number[];
  bonusRespect: number;
}

const NOTHING: ChainContribution = {
  outside: 0,
  assists: 0,
  losses: 0,
  retaliations: 0,
  overseas: 0,
  bonusHits: [],
  bonusRespect: 0,
};

/** Scores are in hundredths, and their sums drift. */
const hundredths = (value: number) => Math.round(value * 100) / 100;

const chainPart = (
  { hits, warHits, assists, losses, retaliations, overseas }: Omit<ChainCounts, "respect">,
  bonuses: readonly ChainBonus[],
): ChainContribution => ({
  outside: Math.max(0, hits - warHits),
  assists,
  losses,
  retaliations,
  overseas,
  bonusHits: bonuses.map(({ hit }) => hit),
  bonusRespect: sum(bonuses.map(({ respect }) => respect)),
});

const add = (one: ChainContribution, other: ChainContribution): ChainContribution => ({
  outside: one.outside + other.outside,
  assists: one.assists + other.assists,
  losses: one.losses + other.losses,
  retaliations: one.retaliations + other.retaliations,
  overseas: one.overseas + other.overseas,
  bonusHits: [...one.bonusHits, ...other.bonusHits].toSorted((a, b) => a - b),
  bonusRespect: one.bonusRespect + other.bonusRespect,
});

/** The attackers of a report by id. Those who can't be parsed are one of id null: the totals minus all others. */
function byAttacker(report: ChainReport): ReadonlyMap<number | null, ChainContribution> {
  const { attackers, bonuses, total, unreadMembers } = report;
  const bonusesOf = groupBy(bonuses, ({ attackerId }) => attackerId);
  const parts = new Map<number | null, ChainContribution>(
    attackers.map((attacker) => [
      attacker.id,
      chainPart(attacker, bonusesOf.get(attacker.id) ?? []),
    ]),
  );
  if (unreadMembers > 0) {
    const rest = (kind: keyof ChainCounts) =>
      Math.max(0, total[kind] - sum(attackers.map((attacker) => attacker[kind])));
    const known = new Set(attackers.map(({ id }) => id));
    parts.set(
      null,
      chainPart(
        {
          hits: rest("hits"),
          warHits: rest("warHits"),
          assists: rest("assists"),
          losses: rest("losses"),
          retaliations: rest("retaliations"),
          overseas: rest("overseas"),
        },
        bonuses.filter(({ attackerId }) => !known.has(attackerId)),
      ),
    );
  }
  return parts;
}

function sumOfReports(reports: readonly ChainReport[]): Map<number | null, ChainContribution> {
  const sums = new Map<number | null, ChainContribution>();
  for (const report of reports) {
    for (const [id, part] of byAttacker(report)) sums.set(id, add(sums.get(id) ?? NOTHING, part));
  }
  return sums;
}

/**
 * Each member's part in a ranked war: hits and score from its report, the rest from the reports of the chains during it. Members
 * whose records can't be parsed are one contribution of their own, so that their part is set aside.
 * @param reports null if one of the chain reports is missing
 */
export function warContributions(
  side: Pick<ReportSide, "members" | "unreadMembers" | "score" | "hits">,
  reports: readonly ChainReport[] | null,
): readonly Contribution[] {
  const sums = reports && sumOfReports(reports);
  const chainOf = (id: number | null) => (sums === null ? null : (sums.get(id) ?? NOTHING));
  const known = new Set(side.members.map(({ id }) => id));
  // A report may have the same member twice, who is paid once.
  const listed = [...new Map(side.members.map((member) => [member.id, member])).values()];
  const members = listed.map(({ id, name, hits, respect }): Contribution => ({
    memberId: id,
    name,
    members: 1,
    warHits: hits,
    score: hundredths(respect),
    chain: chainOf(id),
  }));
  // The report lists everyone of the faction; someone may have left and hit only outside of the war.
  const others = [...(sums?.keys() ?? [])].flatMap((id): Contribution[] =>
    id === null || known.has(id)
      ? []
      : [{ memberId: id, name: null, members: 1, warHits: 0, score: 0, chain: chainOf(id) }],
  );
  const missing = missingMembers(side);
  const unread = Math.max(missing.count, ...(reports ?? []).map((each) => each.unreadMembers));
  const rest: Contribution = {
    memberId: null,
    name: null,
    members: unread,
    warHits: missing.hits ?? 0,
    score: hundredths(missing.respect),
    chain: chainOf(null),
  };
  return [...members, ...others, ...(unread > 0 ? [rest] : [])];
}

/** Each attacker's part in a chain: all of its hits count alike, and the respect is the score. */
export function chainContributions(report: ChainReport): readonly Contribution[] {
  const attackers = new Map<number | null, ChainCounts>(
    report.attackers.map((attacker) => [attacker.id, attacker]),
  );
  return [...byAttacker(report)].map(([id, chain]): Contribution => {
    const own = attackers.get(id);
    const rest = (kind: "hits" | "respect") =>
      Math.max(0, report.total[kind] - sum(report.attackers.map((each) => each[kind])));
    return {
      memberId: id,
      name: null,
      members: id === null ? report.unreadMembers : 1,
      warHits: own?.hits ?? rest("hits"),
      score: hundredths(own?.respect ?? rest("respect")),
      chain: { ...chain, outside: 0 },
    };
  });
}

/** True if the member attacked at all. */
export const hasFought = ({ warHits, score, chain }: Contribution): boolean =>
  warHits > 0 || score > 0 || (chain !== null && chain.outside + chain.assists + chain.losses > 0);
