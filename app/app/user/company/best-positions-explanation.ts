import type { ExplainedSum } from "@/components/figures/explain-lines";
import { formatWhole } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import {
  type BestPositions,
  gainOf,
  isMove,
  type Placement,
} from "@/lib/game/companies/best-positions";

/** "+40": the change in points. */
export const gainText = (placement: Placement) => signed(gainOf(placement), formatWhole);

/** For an employee for whom there are too few seats. */
export const NO_SEAT = "no seat";

/** The points now, the change of each move, and the points with all of them. */
export const explainBest = ({
  placements,
  pointsNow,
  pointsBest,
  areOfToday,
}: BestPositions): ExplainedSum => ({
  title: "the best positions",
  lines: [
    { label: "Points now", value: formatWhole(pointsNow) },
    ...placements.filter(isMove).map((move) => ({
      label: `${move.name}: ${move.from} ${formatWhole(move.pointsNow)} → ${move.to ?? NO_SEAT} ${formatWhole(move.pointsBest)}`,
      value: gainText(move),
      names: [move.name, move.from, move.to ?? ""],
    })),
    { label: "Points with these moves", value: formatWhole(pointsBest) },
  ],
  note: `Each required stat gives 45 points at its requirement, less below it, and 5 more each time it doubles, rounded down. No order of ${areOfToday ? "today’s" : "these"} seats has more points; of those with as many, this one has the fewest moves. Below 1% more points, no move counts as worth making.`,
});
