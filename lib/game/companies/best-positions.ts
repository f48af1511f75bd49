import { assign } from "@/lib/common/assignment";
import { sum } from "@/lib/common/numbers";
import type { WorkingStats } from "@/lib/game/account/account";
import type { CompanyPosition } from "@/lib/game/companies/company-type";
import type { EmployeeDetails } from "@/lib/game/companies/employee-details";

import { positionPoints } from "./position-points";
import { type Seats, seatsTaken } from "./seats";

/** A smaller part of the points isn't worth the moves: a wrong guess at another part of the effectiveness would outweigh it. */
const MIN_GAIN = 0.01;

/** More employees than any company has. The search takes time by the cube of their number. */
const MAX_COMPARED = 100;

/** An employee in the best order, with the working stats part of the effectiveness now and then. */
export interface Placement {
  id: number;
  name: string;
  from: string;
  pointsNow: number;
  /** Null if there are fewer seats than employees, and none is left. */
  to: string | null;
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
  /** The seats that are filled. */
  seats: Seats;
  /** True for the seats that are taken today. */
  areOfToday: boolean;
  /** The names of employees who aren't compared: their working stats are unknown, or their position requires none. */
  excluded: readonly string[];
}

/**
 * The order with the most points from working stats over the seats. Of several, the one with the fewest moves; of those, the most
 * even one. A seat that is left over stays free. The director's seat isn't among them.
 * @param chosen the seats; null for those that are taken today
 */
export function bestPositions(
  employees: readonly Pick<EmployeeDetails, "id" | "name" | "position" | "stats">[],
  positions: readonly CompanyPosition[],
  keptIds: ReadonlySet<number>,
  chosen: Seats | null = null,
): BestPositions {
  const byName = new Map(positions.map((position) => [position.name, position]));
  const known = employees.flatMap(({ id, name, position, stats }): Seated[] => {
    const seat = byName.get(position);
    if (seat === undefined || stats === null) return [];
    return [{ id, name, seat, stats, isKept: keptIds.has(id) }];
  });
  const seated = known.slice(0, MAX_COMPARED);
  const free = seated.filter(({ isKept }) => !isKept);
  const kept = seated.filter(({ isKept }) => isKept);
  const seats = chosen ?? seatsTaken(seated.map(seatName));
  const places = placeAll(free, freeSeats(positions, seats, seatsTaken(kept.map(seatName))));
  const placements = [
    ...free.map((one, index) => placementOf(one, places[index] ?? null)),
    ...kept.map((one) => placementOf(one, one.seat)),
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
    seats,
    areOfToday: chosen === null,
    excluded: employees.filter(({ id }) => !ids.has(id)).map(({ name }) => name),
  };
}

/** True if the employee changes position. */
export const isMove = ({ from, to }: Pick<Placement, "from" | "to">): boolean => from !== to;

/** The change in points; below 0 for an employee who makes room for a better one. */
export const gainOf = ({ pointsBest, pointsNow }: Placement): number => pointsBest - pointsNow;

/** True if the best order has more points, but not enough more to be worth the moves. */
export function hasSmallGain({
  pointsNow,
  pointsBest,
}: Pick<BestPositions, "pointsNow" | "pointsBest">): boolean {
  const gain = pointsBest - pointsNow;
  return gain > 0 && gain < MIN_GAIN * pointsNow;
}

/** Two employees who take each other’s position. */
export interface Swap {
  names: readonly [string, string];
  /** The change in points of this swap alone. */
  gain: number;
}

/** The swap among the moves that alone gains most; null if no two employees take each other’s position, or if none gains. */
export function bestSwap({ placements }: Pick<BestPositions, "placements">): Swap | null {
  const swaps = placements.flatMap((a) =>
    placements
      .filter((b) => isMove(a) && a.from === b.to && b.from === a.to && gainOf(a) >= gainOf(b))
      .map((b): Swap => ({ names: [a.name, b.name], gain: gainOf(a) + gainOf(b) })),
  );
  const [best] = swaps.toSorted((a, b) => b.gain - a.gain);
  return best !== undefined && best.gain > 0 ? best : null;
}

interface Seated {
  id: number;
  name: string;
  seat: CompanyPosition;
  stats: WorkingStats;
  isKept: boolean;
}

const seatName = ({ seat }: Seated): string => seat.name;

/** The seats that nobody keeps, one entry each. */
const freeSeats = (
  positions: readonly CompanyPosition[],
  seats: Seats,
  kept: Seats,
): readonly CompanyPosition[] =>
  positions.flatMap((position) => {
    const count = (seats.get(position.name) ?? 0) - (kept.get(position.name) ?? 0);
    return Array<CompanyPosition>(Math.max(0, count)).fill(position);
  });

const placementOf = (
  { id, name, seat, stats, isKept }: Seated,
  best: CompanyPosition | null,
): Placement => ({
  id,
  name,
  from: seat.name,
  pointsNow: positionPoints(stats, seat.required),
  to: best === null ? null : best.name,
  pointsBest: best === null ? 0 : positionPoints(stats, best.required),
  isKept,
});

/** The best seat of each employee. A weight holds three figures, of which a later one only decides between equal earlier ones. */
function placeAll(
  seated: readonly Seated[],
  seats: readonly CompanyPosition[],
): readonly (CompanyPosition | undefined)[] {
  const points = seated.map(({ stats }) =>
    seats.map(({ required }) => positionPoints(stats, required)),
  );
  const squareOfMost = Math.max(0, ...points.flat()) ** 2;
  const stayUnit = seated.length * squareOfMost + 1;
  const pointUnit = stayUnit * (seated.length + 1);
  const weights = points.map((row, employee) =>
    row.map((value, column) => {
      const isStay = seated[employee]?.seat.name === seats[column]?.name;
      // Of equal totals, the one with the smaller squares is more even. A weight of 0 would leave a seat empty.
      return value * pointUnit + Number(isStay) * stayUnit + (squareOfMost - value ** 2) + 1;
    }),
  );
  return assign(weights).map((column) => (column === null ? undefined : seats[column]));
}
