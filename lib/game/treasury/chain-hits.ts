import type { ChainReport } from "@/lib/game/war/chain-report";

/**
 * The hits that each member made in these chains, which are counted whole. The function returns 0 for a member without any, and
 * null where that is unknown: a report has attackers that couldn't be read.
 */
export function chainHits(
  reports: readonly Pick<ChainReport, "attackers" | "unreadMembers">[],
): (memberId: number) => number | null {
  const hits = new Map<number, number>();
  for (const { attackers } of reports) {
    for (const attacker of attackers) {
      hits.set(attacker.id, (hits.get(attacker.id) ?? 0) + attacker.hits);
    }
  }
  const isWhole = reports.every(({ unreadMembers }) => unreadMembers === 0);
  return (memberId) => hits.get(memberId) ?? (isWhole ? 0 : null);
}
