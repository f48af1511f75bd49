import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { PlayerName } from "@/components/game/player-name";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { SortableTable } from "@/components/table/sortable-table";
import { formatWhole } from "@/lib/format/numbers";
import type { BestPositions } from "@/lib/game/companies/best-positions";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";
import { pointsByPosition } from "@/lib/game/companies/position-points";

import { useApplications } from "./use-company";

interface PointsRow {
  id: number;
  name: string;
  /** The position of today; null for somebody who has applied. */
  now: string | null;
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
      cell: ({ row: { original } }) => (
        <>
          <PlayerName>{original.name}</PlayerName>{" "}
          {original.now === null && (
            <span className="block text-small text-muted-foreground">applicant</span>
          )}
        </>
      ),
    }),
    ...positions.map((position) =>
      column.accessor(({ points }) => points.get(position.name) ?? 0, {
        // Spaces separate the columns in the URL.
        id: position.name.replaceAll(" ", "-"),
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

/** The points that the working stats of everybody, applicants included, give in every position. Loads the applications. */
export function PointsTable({ employees, positions, best }: PointsTableProps) {
  const { applications, missing } = useApplications();
  const columns = useMemo(() => columnsOf(positions), [positions]);
  const rows = useMemo(() => {
    const rowOf = ({ id, name, stats }: Candidate, now: string | null): PointsRow[] => {
      if (stats === null) return [];
      const to = best.placements.find((placement) => placement.id === id)?.to ?? null;
      const points = pointsByPosition(stats, positions);
      return [
        {
          id,
          name,
          now,
          best: to,
          points: new Map(points.map((each) => [each.name, each.points])),
        },
      ];
    };
    return [
      ...employees.flatMap((employee) => rowOf(employee, employee.position)),
      ...(applications ?? []).flatMap((each) => rowOf({ ...each, id: each.playerId }, null)),
    ];
  }, [employees, applications, positions, best]);
  return (
    <>
      <FailedCalls parts={[missing]} />
      <SortableTable
        title="Points by employee"
        name="points"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        initialSort={BY_NAME}
        firstSort="desc"
        empty={
          <EmptyState title="Nobody to compare">
            Employees and applicants appear here with their points.
          </EmptyState>
        }
      />
      <p className="mt-2 text-small text-muted-foreground">
        Underlined: today’s position. Bold: the best order.
      </p>
    </>
  );
}

type Candidate = Pick<EmployeeDetails, "id" | "name" | "stats">;
