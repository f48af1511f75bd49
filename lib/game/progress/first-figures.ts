/**
 * The statistics in another order, so that a choice comes first: one that is added comes before all others,
 * one that is taken out after those that stay.
 * @param shown how many of them come first
 */
export function withFirst(
  followed: readonly string[],
  shown: number,
  chosen: readonly string[],
): readonly string[] {
  const [first, later] = [followed.slice(0, shown), followed.slice(shown)];
  return [
    ...later.filter((name) => chosen.includes(name)),
    ...first.filter((name) => chosen.includes(name)),
    ...later.filter((name) => !chosen.includes(name)),
    ...first.filter((name) => !chosen.includes(name)),
  ];
}
