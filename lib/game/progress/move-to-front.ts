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
