import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import type { LogItem } from "@/lib/game/logs/log-entry";

/** Something that the player used from the armoury, got on loan, or gave back. */
export interface OwnArmouryEvent {
  id: string;
  atMs: number;
  kind: "used" | "borrowed" | "returned";
  items: readonly LogItem[];
}

/** An item that the player used. */
export interface OwnUse {
  itemId: number;
  count: number;
  /** Dollars at today's market value; null without one. */
  value: number | null;
}

/** The player's own use in a time, most valuable first, both ends included. Items without a value come last. */
export function ownUse(
  events: readonly OwnArmouryEvent[],
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  prices: ReadonlyMap<number, number>,
): readonly OwnUse[] {
  const used = events
    .filter(({ kind, atMs }) => kind === "used" && atMs >= fromMs && atMs <= untilMs)
    .flatMap(({ items }) => items);
  return [...groupBy(used, ({ id }) => id)]
    .map(([itemId, items]): OwnUse => {
      const count = sum(items.map((each) => each.count));
      const price = prices.get(itemId);
      return { itemId, count, value: price === undefined ? null : price * count };
    })
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1) || b.count - a.count);
}

/** An item that the player has on loan. */
export interface OwnLoan {
  itemId: number;
  count: number;
  /** The time since which the player has had at least one. */
  sinceMs: number;
}

/**
 * The loans that the player hasn't given back, oldest first. A return of what was lent before the first of the events counts
 * for nothing.
 */
export function ownLoans(events: readonly OwnArmouryEvent[]): readonly OwnLoan[] {
  const loans = new Map<number, OwnLoan>();
  const oldestFirst = events
    .filter(({ kind }) => kind !== "used")
    // Of the same second, what is lent comes before what is given back.
    .toSorted(
      (a, b) => a.atMs - b.atMs || Number(a.kind === "returned") - Number(b.kind === "returned"),
    );
  for (const { kind, atMs, items } of oldestFirst) {
    for (const { id, count } of items) {
      const before = loans.get(id) ?? { itemId: id, count: 0, sinceMs: atMs };
      const left = before.count + (kind === "borrowed" ? count : -count);
      if (left > 0) loans.set(id, { ...before, count: left });
      else loans.delete(id);
    }
  }
  return [...loans.values()];
}
