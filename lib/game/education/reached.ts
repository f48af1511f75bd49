/**
 * Everything that steps lead to from these ids, however often they come round to the same. An id that is started from
 * is among it only where a step leads back.
 */
export function reached(
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
