import { assign } from "@/lib/common/assignment";
import { sum } from "@/lib/common/numbers";
import type { WorkingStats } from "@/lib/game/account/account";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";

import { positionPoints } from "./position-points";

/** More employees than any company has. The search takes time by the cube of their number. */
const MAX_COMPARED = 100;

/** An employee in the best order, with the working stats part of the effectiveness now and then. */
export interface Placement {
  id: number;
  name: string;
  from: string;
  pointsNow: number;
  to: string;
  pointsBest: number;
  /** True if the player keeps the employee in the position. */
  isKept: boolean;
}

export interface BestPositions {
  /** Employees who move come first, greatest gain first; then those who stay, kept ones first. */
  placements: readonly Placement[];
  pointsNow: number;
  pointsBest: number;
  moves: number;
  /** The names of employees who aren't compared: their working stats are unknown, or their position requires none. */
  excluded: readonly string[];
}

/**
 * The order with the most points from working stats over the seats that are taken today. Of several, the one with the fewest
 * moves; of those, the most even one. The director's seat isn't among them.
 */
export function bestPositions(
  employees: readonly Pick<EmployeeDetails, "id" | "name" | "position" | "stats">[],
  positions: readonly CompanyPosition[],
  keptIds: ReadonlySet<number>,
): BestPositions {
  const byName = new Map(positions.map((position) => [position.name, position]));
  const known = employees.flatMap(({ id, name, position, stats }): Seated[] => {
    const seat = byName.get(position);
    if (seat === undefined || stats === null) return [];
    return [{ id, name, seat, stats, isKept: keptIds.has(id) }];
  });
  const seated = known.slice(0, MAX_COMPARED);
  const free = seated.filter(({ isKept }) => !isKept);
  const seats = placeAll(free);
  const placements = [
    ...free.map((one, index) => placementOf(one, seats[index] ?? one.seat)),
    ...seated.filter(({ isKept }) => isKept).map((one) => placementOf(one, one.seat)),
  ].toSorted(
    (a, b) =>
      Number(isMove(b)) - Number(isMove(a)) ||
      (isMove(a) ? gainOf(b) - gainOf(a) : Number(b.isKept) - Number(a.isKept)),
  );
  const ids = new Set(seated.map(({ id }) => id));
  return {
    placements,
    pointsNow: sum(placements.map(({ pointsNow }) => pointsNow)),
    pointsBest: sum(placements.map(({ pointsBest }) => pointsBest)),
    moves: placements.filter(isMove).length,
    excluded: employees.filter(({ id }) => !ids.has(id)).map(({ name }) => name),
  };
}

/** True if the employee changes position. */
export const isMove = ({ from, to }: Pick<Placement, "from" | "to">): boolean => from !== to;

/** The change in points; below 0 for an employee who makes room for a better one. */
export const gainOf = ({ pointsBest, pointsNow }: Placement): number => pointsBest - pointsNow;

interface Seated {
  id: number;
  name: string;
  seat: CompanyPosition;
  stats: WorkingStats;
  isKept: boolean;
}

const placementOf = ({ id, name, seat, stats, isKept }: Seated, best: CompanyPosition) => ({
  id,
  name,
  from: seat.name,
  pointsNow: positionPoints(stats, seat.required),
  to: best.name,
  pointsBest: positionPoints(stats, best.required),
  isKept,
});

/** The best seat of each employee. A weight holds three figures, of which a later one only decides between equal earlier ones. */
function placeAll(seated: readonly Seated[]): readonly (CompanyPosition | undefined)[] {
  const points = seated.map(({ stats }) =>
    seated.map(({ seat }) => positionPoints(stats, seat.required)),
  );
  const squareOfMost = Math.max(0, ...points.flat()) ** 2;
  const stayUnit = seated.length * squareOfMost + 1;
  const pointUnit = stayUnit * (seated.length + 1);
  const weights = points.map((row, employee) =>
    row.map((value, column) => {
      const isStay = seated[employee]?.seat.name === seated[column]?.seat.name;
      // Of equal totals, the one with the smaller squares is more even. A weight of 0 would leave a seat empty.
      return value * pointUnit + Number(isStay) * stayUnit + (squareOfMost - value ** 2) + 1;
    }),
  );
  return assign(weights).map((column) => (column === null ? undefined : seated[column]?.seat));
}
