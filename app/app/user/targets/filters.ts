import { formatGameMoment } from "@/lib/format/times";
import { SOON_MS } from "@/lib/game/fight/fighter";
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
  ["respect", "Respect"],
  ["level", "Level"],
  ["fair-fight", "Fair fight"],
  ["name", "Name"],
] as const;
export type Sort = (typeof SORTS)[number][0];

const knownFirst = (a: ListRow, b: ListRow) =>
  Number(a.estimate.source === null) - Number(b.estimate.source === null);

const ORDERS: Readonly<Record<Exclude<Sort, "best">, (a: ListRow, b: ListRow) => number>> = {
  respect: (a, b) => knownFirst(a, b) || b.estimate.respect.least - a.estimate.respect.least,
  level: (a, b) => b.level - a.level,
  "fair-fight": (a, b) =>
    knownFirst(a, b) || b.estimate.fairFight.least - a.estimate.fairFight.least,
  name: (a, b) => a.name.localeCompare(b.name),
};

interface GroupTimes {
  /** The time for which the readiness counts; later than `nowMs` while the player can't attack. */
  attackMs: number;
  nowMs: number;
  /** The time of the response if it is too old for the word "now"; otherwise null. */
  oldSinceMs: number | null;
}

/** The groups of the list in their order, with their titles. */
export const groupTitles = ({ attackMs, nowMs, oldSinceMs }: GroupTimes) =>
  [
    [
      "ready",
      attackMs > nowMs
        ? `Ready at ${formatGameMoment(attackMs, nowMs)}`
        : oldSinceMs === null
          ? "Ready now"
          : `Ready as of ${formatGameMoment(oldSinceMs, nowMs)}`,
    ],
    [
      "soon",
      attackMs > nowMs
        ? `Out by ${formatGameMoment(attackMs + SOON_MS, nowMs)}`
        : "Out within 5 minutes",
    ],
    ["later", "Later"],
  ] as const;

/** The rows grouped by readiness, and sorted within each group. The default order is the best first. */
export function sortedGroups(
  rows: readonly ListRow[],
  sort: Sort,
  { location, attackMs }: Pick<RowContext, "location" | "attackMs">,
): TargetGroups<ListRow> {
  const groups = targetGroups(rows, location, attackMs);
  if (sort === "best") return groups;
  const order = ORDERS[sort];
  return {
    ready: groups.ready.toSorted(order),
    soon: groups.soon.toSorted(order),
    later: groups.later.toSorted(order),
  };
}
