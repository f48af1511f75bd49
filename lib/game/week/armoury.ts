import type { NewsEntry, NewsPlayer } from "@/lib/game/faction/news";

/** An action on items of the armoury; "money" is a deposit of dollars. */
type ArmouryAction = "used" | "given" | "loaned" | "returned" | "deposited" | "money";

/** A line of the faction's news about the armoury. */
export interface ArmouryEntry {
  action: ArmouryAction;
  /** The player who got the items, or gave them. */
  playerId: number;
  playerName: string;
  /** The item's name; empty for money. */
  item: string;
  /** Items, or dollars. */
  count: number;
}

/** The action of an entry of the faction's news; null if it is none on the armoury or a deposit. Points aren't items. */
export function armouryEntryOf(entry: NewsEntry): ArmouryEntry | null {
  const by = (action: ArmouryAction, { id, name }: NewsPlayer, item: string, count: number) => ({
    action,
    playerId: id,
    playerName: name,
    item,
    count,
  });
  switch (entry.kind) {
    case "used":
      return by("used", entry.player, entry.item, entry.count);
    case "filled":
      return by("used", entry.player, entry.item, 1);
    case "given":
      return by("given", entry.to, entry.item, entry.count);
    case "loaned":
      return by("loaned", entry.to, entry.item, entry.count);
    case "returned":
      return by("returned", entry.player, entry.item, entry.count);
    case "retrieved":
      // The loan ends for the member who had the items, not for the one who took them back.
      return by("returned", entry.from, entry.item, entry.count);
    case "itemDeposited":
      return by("deposited", entry.player, entry.item, entry.count);
    case "moneyDeposited":
      return by("money", entry.player, "", entry.money);
    case "refilled":
    case "itemShare":
    case "opened":
    case "balanceChanged":
    case "moneyGiven":
    case "pointsGiven":
    case "payday":
    case "other":
      return null;
  }
}

/** An item that a member took. */
export interface TakenItem {
  item: string;
  count: number;
}

/**
 * The items that each member used or was given, by the player's id, with the most valuable first.
 * @param prices dollars by the item's name
 */
export function takenItems(
  entries: readonly ArmouryEntry[],
  prices: ReadonlyMap<string, number>,
): ReadonlyMap<number, readonly TakenItem[]> {
  const counts = new Map<number, Map<string, number>>();
  for (const { action, playerId, item, count } of entries) {
    if (action !== "used" && action !== "given") continue;
    const own = counts.get(playerId) ?? new Map<string, number>();
    counts.set(playerId, own.set(item, (own.get(item) ?? 0) + count));
  }
  const valueOf = ({ item, count }: TakenItem) => count * (prices.get(item) ?? 0);
  return new Map(
    [...counts].map(([id, own]) => [
      id,
      [...own].map(([item, count]) => ({ item, count })).sort((a, b) => valueOf(b) - valueOf(a)),
    ]),
  );
}

/** The totals of one member or one item. */
export interface ArmourySums {
  used: number;
  given: number;
  loaned: number;
  returned: number;
  deposited: number;
  /** Dollars deposited. */
  money: number;
  /** The value of all used and given items, in dollars; items that aren't traded count as 0. */
  takenValue: number;
  /** The value of all deposited items, by the same rule. */
  depositedValue: number;
}

const NOTHING: ArmourySums = {
  used: 0,
  given: 0,
  loaned: 0,
  returned: 0,
  deposited: 0,
  money: 0,
  takenValue: 0,
  depositedValue: 0,
};

/**
 * The sums by the key that `keyOf` returns; entries without a key are left out.
 * @param prices dollars by the item's name
 */
export function armourySums<Key>(
  entries: readonly ArmouryEntry[],
  prices: ReadonlyMap<string, number>,
  keyOf: (entry: ArmouryEntry) => Key | null,
): ReadonlyMap<Key, ArmourySums> {
  const sums = new Map<Key, ArmourySums>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === null) continue;
    const { action, count, item } = entry;
    const before = sums.get(key) ?? NOTHING;
    const value = count * (prices.get(item) ?? 0);
    sums.set(key, {
      ...before,
      [action]: before[action] + count,
      takenValue: before.takenValue + (action === "used" || action === "given" ? value : 0),
      depositedValue: before.depositedValue + (action === "deposited" ? value : 0),
    });
  }
  return sums;
}
