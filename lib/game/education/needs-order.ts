interface Visit {
  id: number;
  /** In the order of the list. */
  place: number;
  /** How many were met before. */
  met: number;
  /** The earliest one still open that can be reached from it (Tarjan's lowlink). */
  leadsBackTo: number;
  needsToVisit: number[];
  isOpen: boolean;
}

/**
 * These ids in groups, each after the groups that its members need: a single id, or all ids of a cycle, which need
 * one another. Otherwise, and within a group, in the order given. A needed id that is not among them is skipped.
 *
 * Tarjan's algorithm for strongly connected components: linear in the number of needs, and without recursion, as chains may be
 * long.
 */
export function inOrderOfNeeds(
  ids: readonly number[],
  needsOf: (id: number) => readonly number[],
): number[][] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const visits = new Map<number, Visit>();
  const open: Visit[] = [];
  const way: Visit[] = [];
  const groups: number[][] = [];

  const begin = (id: number, place: number) => {
    const visit: Visit = {
      id,
      place,
      met: visits.size,
      leadsBackTo: visits.size,
      needsToVisit: needsOf(id).toReversed(),
      isOpen: true,
    };
    visits.set(id, visit);
    open.push(visit);
    way.push(visit);
  };

  const follow = (from: Visit, id: number) => {
    const place = placeOf.get(id);
    const visit = visits.get(id);
    if (visit?.isOpen) from.leadsBackTo = Math.min(from.leadsBackTo, visit.met);
    else if (visit === undefined && place !== undefined) begin(id, place);
  };

  const end = (visit: Visit) => {
    way.pop();
    const before = way.at(-1);
    if (before !== undefined) {
      before.leadsBackTo = Math.min(before.leadsBackTo, visit.leadsBackTo);
    }
    if (visit.leadsBackTo < visit.met) return;
    const group = open.splice(open.lastIndexOf(visit));
    for (const member of group) member.isOpen = false;
    groups.push(group.toSorted((one, other) => one.place - other.place).map(({ id }) => id));
  };

  for (const [id, place] of placeOf) {
    if (!visits.has(id)) begin(id, place);
    for (let visit = way.at(-1); visit !== undefined; visit = way.at(-1)) {
      const need = visit.needsToVisit.pop();
      if (need === undefined) end(visit);
      else follow(visit, need);
    }
  }
  return groups;
}
