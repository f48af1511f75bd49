interface Visit {
  id: number;
  /** The position in the list. */
  index: number;
  /** The number of ids that were visited before. */
  met: number;
  /** The lowest `met` of the open visits that can be reached from it (Tarjan's lowlink). */
  lowLink: number;
  unvisited: number[];
  isOpen: boolean;
}

/**
 * Returns the ids in groups, each after the groups of its members' prerequisites. A group is a single id, or all ids of a cycle,
 * which require one another. Otherwise, and within a group, the given order remains. A prerequisite that isn't among the ids is
 * skipped.
 *
 * Tarjan's algorithm for strongly connected components: linear in the number of prerequisites, and without recursion, as chains
 * may be long.
 */
export function topologicalGroups(
  ids: readonly number[],
  prerequisitesOf: (id: number) => readonly number[],
): number[][] {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const visits = new Map<number, Visit>();
  const open: Visit[] = [];
  const way: Visit[] = [];
  const groups: number[][] = [];

  const begin = (id: number, index: number) => {
    const visit: Visit = {
      id,
      index,
      met: visits.size,
      lowLink: visits.size,
      unvisited: prerequisitesOf(id).toReversed(),
      isOpen: true,
    };
    visits.set(id, visit);
    open.push(visit);
    way.push(visit);
  };

  const follow = (from: Visit, id: number) => {
    const index = indexOf.get(id);
    const visit = visits.get(id);
    if (visit?.isOpen) from.lowLink = Math.min(from.lowLink, visit.met);
    else if (visit === undefined && index !== undefined) begin(id, index);
  };

  const end = (visit: Visit) => {
    way.pop();
    const before = way.at(-1);
    if (before !== undefined) {
      before.lowLink = Math.min(before.lowLink, visit.lowLink);
    }
    if (visit.lowLink < visit.met) return;
    const group = open.splice(open.lastIndexOf(visit));
    for (const member of group) member.isOpen = false;
    groups.push(group.toSorted((one, other) => one.index - other.index).map(({ id }) => id));
  };

  for (const [id, index] of indexOf) {
    if (!visits.has(id)) begin(id, index);
    for (let visit = way.at(-1); visit !== undefined; visit = way.at(-1)) {
      const need = visit.unvisited.pop();
      if (need === undefined) end(visit);
      else follow(visit, need);
    }
  }
  return groups;
}

/**
 * All ids that can be reached from these ids by following `stepsFrom`. Cycles are allowed. A start id is included only if a step
 * leads back to it.
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
