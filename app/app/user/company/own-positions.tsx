import { useMemo } from "react";

import { Explained } from "@/components/figures/explain";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { sum } from "@/lib/common/numbers";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import type { WorkingStats } from "@/lib/game/account/account";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import { positionPoints } from "@/lib/game/companies/position-points";

import { explainPoints } from "./explanation";
import { statsText } from "./text";

interface PositionRow {
  position: CompanyPosition;
  stats: WorkingStats;
  isCurrent: boolean;
  points: number;
  /** Against the current position; null if that is unknown. */
  change: number | null;
  /** Working stats per day, all three. */
  gain: number;
}

const column = columnsFor<PositionRow>();

const gainColumn = (stat: keyof WorkingStats, header: string) =>
  column.accessor(({ position }) => position.gains[stat], {
    id: stat,
    header,
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.position.gains[stat] || null, formatWhole),
  });

const columns = column.columns([
  column.accessor(({ position }) => position.name, {
    id: "position",
    header: "Position",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => <Name {...original} />,
  }),
  gainColumn("manualLabor", "MAN per day"),
  gainColumn("intelligence", "INT per day"),
  gainColumn("endurance", "END per day"),
  column.accessor("gain", {
    id: "gain",
    header: "Stats per day",
    meta: NUMERIC,
    cell: ({ getValue }) => formatWhole(getValue()),
  }),
  column.accessor("points", {
    id: "points",
    header: "Points",
    meta: { ...EXPLAINED, bar: ({ isCurrent }) => (isCurrent ? "yours" : "open") },
    cell: ({ row: { original } }) => (
      <Explained {...explainPoints(original)}>{formatWhole(original.points)}</Explained>
    ),
  }),
  column.accessor(({ change }) => change ?? undefined, {
    id: "change",
    header: "Change",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.change, (points) => signed(points, formatWhole)),
  }),
]);

const Name = ({ position, isCurrent }: PositionRow) => (
  <>
    <b translate="no" className={isCurrent ? "font-semibold text-primary" : "font-semibold"}>
      {position.name}
    </b>
    {isCurrent && <span className="text-muted-foreground"> now</span>}
  </>
);

const positionLines = (row: PositionRow): TwoLines => ({
  title: <Name {...row} />,
  figure: formatWhole(row.points),
  detail: `${statsText(row.position.gains) || "No stats"} per day`,
  second: orDash(row.change, (points) => signed(points, formatWhole)),
});

const MOST_POINTS_FIRST = [{ id: "points", desc: true }];

interface OwnPositionsProps {
  positions: readonly CompanyPosition[];
  stats: WorkingStats;
  /** The name of the player's position; null if unknown. */
  current: string | null;
}

/** The points that the player's working stats give in each position of the company. */
export function OwnPositions({ positions, stats, current }: OwnPositionsProps) {
  const rows = useMemo(() => {
    const now = positions.find(({ name }) => name === current);
    const pointsNow = now === undefined ? null : positionPoints(stats, now.required);
    return positions.map((position): PositionRow => {
      const points = positionPoints(stats, position.required);
      const { manualLabor, intelligence, endurance } = position.gains;
      return {
        position,
        stats,
        isCurrent: position === now,
        points,
        change: pointsNow === null ? null : points - pointsNow,
        gain: sum([manualLabor, intelligence, endurance]),
      };
    });
  }, [positions, stats, current]);
  return (
    <DataTable
      title="Your points by position"
      name="positions"
      columns={columns}
      rows={rows}
      rowId={({ position }) => position.name}
      initialSort={MOST_POINTS_FIRST}
      firstSort="desc"
      phoneLines={positionLines}
    />
  );
}
