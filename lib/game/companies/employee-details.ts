import type { WorkingStats } from "@/lib/game/account/account";
import type { Employee } from "@/lib/game/companies/company";

/** The parts of an employee's effectiveness, in the game's order. */
export const EFFECTIVENESS_PARTS = [
  "workingStats",
  "settledIn",
  "book",
  "merits",
  "directorEducation",
  "management",
  "wrongGender",
  "addiction",
  "inactivity",
] as const;

export type EffectivenessPart = (typeof EFFECTIVENESS_PARTS)[number];

/** Each part is null if the game doesn't say. */
export type Effectiveness = Readonly<Record<EffectivenessPart | "total", number | null>>;

/** An employee with the figures that the director sees; others see fewer. Null is unknown. */
export interface EmployeeDetails extends Employee {
  stats: WorkingStats | null;
  effectiveness: Effectiveness;
  /** Dollars per day; 0 is possible. */
  wage: number | null;
}

/** Parts that all employees often have in common: a line below a table then says it once. */
const COMMON_PARTS = ["settledIn", "merits", "directorEducation", "management"] as const;

/** The common parts of which all employees have as many points, or that are unknown of all; none for a single employee. */
export const equalParts = (employees: readonly Pick<EmployeeDetails, "effectiveness">[]) =>
  COMMON_PARTS.filter(
    (part) =>
      employees.length > 1 &&
      new Set(employees.map(({ effectiveness }) => effectiveness[part])).size === 1,
  );

/** The most that settling in has given in any recorded answer. The game doesn't say how it grows. */
export const SETTLED_IN_POINTS = 10;

/** True for an employee who hasn't been in the company long enough for all points of settling in; false if they are unknown. */
export const isSettlingIn = ({
  effectiveness: { settledIn },
}: Pick<EmployeeDetails, "effectiveness">): boolean =>
  settledIn !== null && settledIn < SETTLED_IN_POINTS;

/** The wage for each point of effectiveness, of one employee or of all, in dollars; null if one is unknown, or if there are no points. */
export function wagePerPoint({
  wage,
  effectiveness: { total },
}: Pick<EmployeeDetails, "wage"> & {
  effectiveness: Pick<Effectiveness, "total">;
}): number | null {
  return wage === null || total === null || total <= 0 ? null : wage / total;
}

/** The place of an employee by total effectiveness, 1 for the highest; equals share one. Null if a total is unknown. */
export function effectivenessRank(
  own: Pick<EmployeeDetails, "effectiveness">,
  employees: readonly Pick<EmployeeDetails, "effectiveness">[],
): number | null {
  const total = own.effectiveness.total;
  const totals = employees.map(({ effectiveness }) => effectiveness.total);
  if (total === null || totals.includes(null)) return null;
  return 1 + totals.filter((other) => other !== null && other > total).length;
}
