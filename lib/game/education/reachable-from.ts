/**
 * Everything that can be reached from these ids by following `steps`; cycles are fine. An id that it starts from
 * is included only if a step leads back to it.
 */
export function reachableFrom(
  startIds: readonly number[],
  stepsFrom: (id: number) => readonly number[],
): Set<number> {
  const found = new Set<number>();
  const open = [...startIds];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of stepsFrom(id)) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
