import { STAT_GROUPS, type Statistic } from "./stat-groups";

const BY_NAME = new Map(
  STAT_GROUPS.flatMap(({ statistics }) => statistics.map((each) => [each.name, each] as const)),
);

/** The statistics with these names, in the order of the names. Names that are no longer available are skipped. */
export const statisticsOf = (names: readonly string[]): readonly Statistic[] =>
  names.flatMap((name) => BY_NAME.get(name) ?? []);

/**
 * The names in a new order, with the selected ones first: a newly selected name comes before all others, and a deselected one
 * comes after those that stay.
 * @param visible number of names that come first
 */
export function moveToFront(
  followed: readonly string[],
  visible: number,
  selected: readonly string[],
): readonly string[] {
  const [first, later] = [followed.slice(0, visible), followed.slice(visible)];
  return [
    ...later.filter((name) => selected.includes(name)),
    ...first.filter((name) => selected.includes(name)),
    ...later.filter((name) => !selected.includes(name)),
    ...first.filter((name) => !selected.includes(name)),
  ];
}
