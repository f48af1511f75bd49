/** A pseudo-random generator that gives the same sequence for the same name (mulberry32, seeded with FNV-1a). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** Both bounds included. */
  int: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  shuffled: <T>(from: readonly T[]) => T[];
  /** This number of values, or all if there are fewer, in any order. */
  some: <T>(from: readonly T[], count: number) => T[];
}

const STEP = 0x6d2b79f5;

export function seededRandom(name: string): Random {
  let state = hash(name);
  const next = () => {
    state = (state + STEP) | 0;
    return fraction(state);
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const some = <T>(from: readonly T[], count: number) => {
    const order = [...from];
    const wanted = Math.min(count, order.length);
    for (let index = 0; index < wanted; index++) {
      const other = int(index, order.length - 1);
      [order[index], order[other]] = [at(order, other), at(order, index)];
    }
    return order.slice(0, wanted);
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => at(from, int(0, from.length - 1)),
    shuffled: (from) => some(from, from.length),
    some,
  };
}

/** The record at an index that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No record ${index} of ${list.length}`);
  return value;
}

/** A number from 0 up to 1 that is always the same for a name, for example a member's skill in a role. */
export const fractionOf = (name: string): number => fraction((hash(name) + STEP) | 0);

function fraction(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

/** The number of times before that one, in a list in ascending order. */
export function countBefore(times: readonly number[], time: number): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? Infinity) < time) from = middle + 1;
    else to = middle;
  }
  return from;
}
