import { useMemo } from "react";

import { PlayerName } from "@/components/game/player-name";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { SortableTable } from "@/components/table/sortable-table";
import { formatWhole } from "@/lib/format/numbers";
import type { BestPositions } from "@/lib/game/companies/best-positions";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";
import { positionPoints } from "@/lib/game/companies/position-points";

interface PointsRow {
  id: number;
  name: string;
  /** The position of today. */
  now: string;
  /** The position in the best order; null for no seat. */
  best: string | null;
  /** By the name of the position. */
  points: ReadonlyMap<string, number>;
}

const column = columnsFor<PointsRow>();

const columnsOf = (positions: readonly CompanyPosition[]) =>
  column.columns([
    column.accessor("name", {
      id: "name",
      header: "Employee",
      sortFn: "text",
      meta: NAMES,
      cell: ({ getValue }) => <PlayerName>{getValue()}</PlayerName>,
    }),
    ...positions.map((position) =>
      column.accessor(({ points }) => points.get(position.name) ?? 0, {
        id: position.name,
        header: position.name,
        meta: NUMERIC,
        cell: ({ row, getValue }) => (
          <Points {...row.original} position={position.name} value={getValue()} />
        ),
      }),
    ),
  ]);

/** Underlined in the position of today, bold in the best order. */
function Points({ now, best, position, value }: PointsRow & { position: string; value: number }) {
  const text = formatWhole(value);
  const figure = position === best ? <b>{text}</b> : text;
  return position === now ? (
    <u className="decoration-primary decoration-2 underline-offset-4">{figure}</u>
  ) : (
    figure
  );
}

const BY_NAME = [{ id: "name", desc: false }];

interface PointsTableProps {
  employees: readonly EmployeeDetails[];
  positions: readonly CompanyPosition[];
  best: BestPositions;
}

/** The points that everybody's working stats give in every position. */
export function PointsTable({ employees, positions, best }: PointsTableProps) {
  const columns = useMemo(() => columnsOf(positions), [positions]);
  const rows = useMemo(
    () =>
      employees.flatMap(({ id, name, position, stats }): PointsRow[] => {
        if (stats === null) return [];
        const to = best.placements.find((placement) => placement.id === id)?.to ?? null;
        const points = positions.map(
          ({ name: title, required }) => [title, positionPoints(stats, required)] as const,
        );
        return [{ id, name, now: position, best: to, points: new Map(points) }];
      }),
    [employees, positions, best],
  );
  return (
    <>
      <SortableTable
        title="Points by employee"
        name="points"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        initialSort={BY_NAME}
        firstSort="desc"
      />
      <p className="mt-2 text-small text-muted-foreground">
        Underlined: today’s position. Bold: the best order.
      </p>
    </>
  );
}
