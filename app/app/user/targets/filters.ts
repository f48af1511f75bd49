import { type TargetGroups, targetGroups } from "@/lib/game/fight/targets";

import type { ListRow, RowContext } from "./rows";

/** The filters of the list's chips, with their labels. */
export const QUICK_FILTERS = [
  ["ready", "Ready"],
  ["easy", "Easy"],
  ["never", "Never fought"],
  ["abroad", "Abroad"],
  ["online", "Online"],
] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number][0];

const PREDICATES: Readonly<Record<QuickFilter, (row: ListRow) => boolean>> = {
  ready: ({ readiness }) => readiness === "ready",
  easy: ({ estimate }) =>
    estimate.strength?.difficulty === "easy" || estimate.strength?.difficulty === "very easy",
  never: ({ estimate }) => estimate.isNeverFought,
  abroad: ({ availability }) => availability === "away",
  online: ({ lastAction }) => lastAction.status === "Online",
};

/** The rows that pass all selected filters. */
export const filterRows = (rows: readonly ListRow[], filters: readonly QuickFilter[]): ListRow[] =>
  rows.filter((row) => filters.every((filter) => PREDICATES[filter](row)));

export const countOf = (rows: readonly ListRow[], filter: QuickFilter): number =>
  rows.filter(PREDICATES[filter]).length;

export const SORTS = [
  ["best", "Best first"],
  ["level", "Level"],
  ["fair-fight", "Fair fight"],
  ["name", "Name"],
] as const;
export type Sort = (typeof SORTS)[number][0];

const ORDERS: Readonly<Record<Exclude<Sort, "best">, (a: ListRow, b: ListRow) => number>> = {
  level: (a, b) => b.level - a.level,
  "fair-fight": (a, b) =>
    Number(a.estimate.source === null) - Number(b.estimate.source === null) ||
    b.estimate.fairFight.least - a.estimate.fairFight.least,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** The rows grouped by readiness, and sorted within each group. The default order is the best first. */
export function sortedGroups(
  rows: readonly ListRow[],
  sort: Sort,
  { location, nowMs }: Pick<RowContext, "location" | "nowMs">,
): TargetGroups<ListRow> {
  const groups = targetGroups(rows, location, nowMs);
  if (sort === "best") return groups;
  const order = ORDERS[sort];
  return {
    ready: groups.ready.toSorted(order),
    soon: groups.soon.toSorted(order),
    later: groups.later.toSorted(order),
  };
}
