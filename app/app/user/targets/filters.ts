import { type TargetGroups, targetGroups } from "@/lib/game/fight/targets";

import type { ListRow, RowContext } from "./rows";

/** What the chips of the list show. */
export const SHOWN = [
  ["ready", "Ready"],
  ["easy", "Easy"],
  ["never", "Never fought"],
  ["abroad", "Abroad"],
  ["online", "Online"],
] as const;
export type Shown = (typeof SHOWN)[number][0];

const FITS: Readonly<Record<Shown, (row: ListRow) => boolean>> = {
  ready: ({ when }) => when === "now",
  easy: ({ estimate }) =>
    estimate.strength?.difficulty === "easy" || estimate.strength?.difficulty === "very easy",
  never: ({ estimate }) => estimate.isNeverFought,
  abroad: ({ where }) => where === "away",
  online: ({ seen }) => seen.status === "Online",
};

/** Rows that fit all of them. */
export const filterRows = (rows: readonly ListRow[], shown: readonly Shown[]): ListRow[] =>
  rows.filter((row) => shown.every((one) => FITS[one](row)));

export const countOf = (rows: readonly ListRow[], shown: Shown): number =>
  rows.filter(FITS[shown]).length;

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

/** By when they can be attacked; in each group in this order, the best first by default. */
export function sortedGroups(
  rows: readonly ListRow[],
  sort: Sort,
  { place, nowMs }: Pick<RowContext, "place" | "nowMs">,
): TargetGroups<ListRow> {
  const groups = targetGroups(rows, place, nowMs);
  if (sort === "best") return groups;
  const order = ORDERS[sort];
  return {
    now: groups.now.toSorted(order),
    soon: groups.soon.toSorted(order),
    later: groups.later.toSorted(order),
  };
}
