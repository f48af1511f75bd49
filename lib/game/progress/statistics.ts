import { STAT_GROUPS, type Statistic } from "./stat-groups";

const BY_NAME = new Map(
  STAT_GROUPS.flatMap(({ statistics }) => statistics.map((each) => [each.name, each] as const)),
);

/** The statistics of these names, in their order; a name that isn't offered any more is passed over. */
export const statisticsOf = (names: readonly string[]): readonly Statistic[] =>
  names.flatMap((name) => BY_NAME.get(name) ?? []);

/**
 * The statistics in another order, so that a choice comes first: one that is added comes before all others,
 * one that is taken out after those that stay.
 * @param visible how many of them come first
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
