import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import type { NewsEntry, NewsPlayer } from "@/lib/game/faction/news";

/** The kinds of what members use from the armoury. */
export const USE_KINDS = [
  "xanax",
  "points",
  "medical",
  "boosters",
  "energyDrinks",
  "temporary",
  "other",
] as const;

export type UseKind = (typeof USE_KINDS)[number];

/** Pieces of something, or points. */
export interface UsedAmount {
  count: number;
  /** Dollars; pieces whose price is unknown aren't in it. */
  value: number;
  /** The pieces whose price is unknown. */
  unpriced: number;
}

/** An item, or points, that a member used or deposited. */
export interface UsedThing extends UsedAmount {
  name: string;
}

/** Today's prices. The game has none of earlier days. */
export interface UsePrices {
  /** By the item's name. `price` is in dollars, null for an item that isn't traded. Null if the game's items aren't known. */
  items: ReadonlyMap<string, { type: string; price: number | null }> | null;
  /** Dollars of one point; null if unknown. */
  point: number | null;
}

/** The use of one member, or of all. */
export interface ArmouryUse {
  kinds: Readonly<Record<UseKind, UsedAmount>>;
  /** The part of the points that was for energy. */
  energyPoints: number;
  used: UsedAmount;
  deposited: UsedAmount;
}

export interface MemberUse extends ArmouryUse {
  id: number;
  /** The name in the newest of their entries. */
  name: string;
  /** Points last, the rest by value. */
  things: readonly UsedThing[];
  /** Items that they put into the armoury. */
  deposits: readonly UsedThing[];
}

export const POINTS = "points";

/** The groups by the game's types of items. The armoury keeps sweets and alcohol with its boosters. */
const KIND_OF_TYPE: Readonly<Record<string, UseKind>> = {
  Medical: "medical",
  Booster: "boosters",
  Candy: "boosters",
  Alcohol: "boosters",
  "Energy Drink": "energyDrinks",
  Temporary: "temporary",
};

const kindOf = (name: string, { items }: UsePrices): UseKind =>
  name === "Xanax" ? "xanax" : (KIND_OF_TYPE[items?.get(name)?.type ?? ""] ?? "other");

/** Items that a member took for good, or put in. Loans come back, and a filled blood bag takes the place of the empty one. */
function movementOf(entry: NewsEntry) {
  switch (entry.kind) {
    case "used":
      return { is: "used", by: entry.player, name: entry.item, count: entry.count } as const;
    case "given":
      return { is: "used", by: entry.to, name: entry.item, count: entry.count } as const;
    case "refilled":
      return { is: "used", by: entry.player, name: POINTS, count: entry.points } as const;
    case "itemDeposited":
      return { is: "deposited", by: entry.player, name: entry.item, count: entry.count } as const;
    case "filled":
    case "loaned":
    case "returned":
    case "retrieved":
    case "itemShare":
    case "opened":
    case "moneyDeposited":
    case "balanceChanged":
    case "moneyGiven":
    case "pointsGiven":
    case "payday":
    case "other":
      return null;
  }
}

const NOTHING: UsedAmount = { count: 0, value: 0, unpriced: 0 };

const add = (one: UsedAmount, other: UsedAmount): UsedAmount => ({
  count: one.count + other.count,
  value: one.value + other.value,
  unpriced: one.unpriced + other.unpriced,
});

const sumOf = (amounts: readonly UsedAmount[]) => amounts.reduce(add, NOTHING);

function priced(name: string, count: number, { items, point }: UsePrices): UsedAmount {
  const price = name === POINTS ? point : (items?.get(name)?.price ?? null);
  return { count, value: count * (price ?? 0), unpriced: price === null ? count : 0 };
}

/** The entries of a period, both ends included. */
export const entriesWithin = <T extends { atMs: number }>(
  entries: readonly T[],
  fromMs: number,
  untilMs: number,
): readonly T[] => entries.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs);

interface Counts {
  player: NewsPlayer;
  used: Map<string, number>;
  deposited: Map<string, number>;
  energyPoints: number;
}

function countByMember(entries: readonly NewsEntry[]): ReadonlyMap<number, Counts> {
  const byMember = new Map<number, Counts>();
  for (const entry of entries) {
    const moved = movementOf(entry);
    if (moved === null) continue;
    const { is, by, name, count } = moved;
    const counts = byMember.get(by.id) ?? {
      player: by,
      used: new Map<string, number>(),
      deposited: new Map<string, number>(),
      energyPoints: 0,
    };
    counts[is].set(name, (counts[is].get(name) ?? 0) + count);
    if (entry.kind === "refilled" && entry.bar === "energy") counts.energyPoints += count;
    byMember.set(by.id, counts);
  }
  return byMember;
}

/**
 * The use of each member who used or deposited something, by value, most first.
 * @param entries of the period, newest first
 */
export function memberUses(entries: readonly NewsEntry[], prices: UsePrices): MemberUse[] {
  const uses = [...countByMember(entries)].map(([id, { player, ...counts }]): MemberUse => {
    const thingsOf = (named: ReadonlyMap<string, number>) =>
      [...named]
        .map(([name, count]) => ({ name, ...priced(name, count, prices) }))
        .toSorted(byValue);
    const [things, deposits] = [thingsOf(counts.used), thingsOf(counts.deposited)];
    const ofKind = (kind: UseKind) =>
      sumOf(
        things.filter(({ name }) => (name === POINTS ? POINTS : kindOf(name, prices)) === kind),
      );
    return {
      id,
      name: player.name,
      kinds: kindsBy(ofKind),
      energyPoints: counts.energyPoints,
      used: sumOf(things),
      deposited: sumOf(deposits),
      things,
      deposits,
    };
  });
  return uses.toSorted(
    (a, b) => b.used.value - a.used.value || b.used.count - a.used.count || a.id - b.id,
  );
}

const byValue = (a: UsedThing, b: UsedThing) =>
  Number(a.name === POINTS) - Number(b.name === POINTS) ||
  b.value - a.value ||
  a.name.localeCompare(b.name);

const kindsBy = (of: (kind: UseKind) => UsedAmount): ArmouryUse["kinds"] => ({
  xanax: of("xanax"),
  points: of("points"),
  medical: of("medical"),
  boosters: of("boosters"),
  energyDrinks: of("energyDrinks"),
  temporary: of("temporary"),
  other: of("other"),
});

/** The sums of all these members. */
export const totalUse = (members: readonly ArmouryUse[]): ArmouryUse => ({
  kinds: kindsBy((kind) => sumOf(members.map(({ kinds }) => kinds[kind]))),
  energyPoints: sum(members.map(({ energyPoints }) => energyPoints)),
  used: sumOf(members.map(({ used }) => used)),
  deposited: sumOf(members.map(({ deposited }) => deposited)),
});

/** The value of all that was used from the armoury in a period, both ends included. */
export const usedWorth = (
  entries: readonly NewsEntry[],
  fromMs: number,
  untilMs: number,
  prices: UsePrices,
): UsedAmount => totalUse(memberUses(entriesWithin(entries, fromMs, untilMs), prices)).used;

/** The start of the time whose use counts for a war: members save up energy on the day before it. */
export const warUseFromMs = (startsAtMs: number): number => startsAtMs - DAY_MS;
