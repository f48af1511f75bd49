import { sum } from "@/lib/common/numbers";
import type { WorkingStats } from "@/lib/game/account/account";
import type { CompanyPosition } from "@/lib/game/companies/company-type";

/** The points for having exactly what a stat requires. */
const FULL_POINTS = 45;
/** The further points each time that a stat doubles. */
const POINTS_PER_DOUBLING = 5;

/**
 * The points of effectiveness that working stats give in a position: for each required stat 45 × stat ÷ requirement, at most 45,
 * and above the requirement 5 for each doubling, rounded down per stat. Source: wiki.torn.com, “Working Stats”.
 */
export const positionPoints = (stats: WorkingStats, required: WorkingStats): number =>
  sum([
    statPoints(stats.manualLabor, required.manualLabor),
    statPoints(stats.intelligence, required.intelligence),
    statPoints(stats.endurance, required.endurance),
  ]);

/** The points in each position, most first; equal ones in the order of the positions. */
export const pointsByPosition = (
  stats: WorkingStats,
  positions: readonly CompanyPosition[],
): { name: string; points: number }[] =>
  positions
    .map(({ name, required }) => ({ name, points: positionPoints(stats, required) }))
    .toSorted((a, b) => b.points - a.points);

/** The points of one stat; 0 if the position doesn't require it. */
export function statPoints(stat: number, required: number): number {
  if (required <= 0 || stat <= 0) return 0;
  const ratio = stat / required;
  const points =
    Math.min(FULL_POINTS, FULL_POINTS * ratio) +
    Math.max(0, POINTS_PER_DOUBLING * Math.log2(ratio));
  return Math.floor(points);
}
