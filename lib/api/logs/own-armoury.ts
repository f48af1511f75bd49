import type { LogEntry, LogItem } from "@/lib/game/logs/log-entry";
import type { OwnArmouryEvent } from "@/lib/game/treasury/own-armoury";

import { logFields } from "./log-fields";

const XANAX = 206;
const XANAX_TAKEN: ReadonlySet<number> = new Set([2290, 2291]);

/**
 * The types of what members use most: Xanax with or without an overdose, energy drinks, candy, alcohol, morphine, both first aid
 * kits, blood bags and Feathery Hotel Coupons. A call has at most ten.
 */
export const USE_TYPES = [2290, 2291, 2040, 2020, 2030, 2060, 2070, 2080, 2100, 2190] as const;

const BORROWED = 6746;
/** Returned, retrieved by somebody else, or made the player's own. */
const RETURNED: readonly number[] = [6747, 6749, 6751];

export const LOAN_TYPES = [BORROWED, ...RETURNED] as const;

/** The event of an entry of these types. Null if the item was the player's own, or if the entry names none. */
export function ownArmouryEvent(entry: LogEntry): OwnArmouryEvent | null {
  const { id, atMs, type } = entry;
  const kind = kindOf(entry);
  if (kind === null) return null;
  const items = itemsIn(entry);
  if (items.length > 0) return { id, atMs, kind, items };
  // Taking Xanax may leave out the item, since the type says it.
  return XANAX_TAKEN.has(type.id) ? { id, atMs, kind, items: [{ id: XANAX, count: 1 }] } : null;
}

function kindOf({ type, fields }: LogEntry): OwnArmouryEvent["kind"] | null {
  if (type.id === BORROWED) return "borrowed";
  if (RETURNED.includes(type.id)) return "returned";
  const isUse = USE_TYPES.some((id) => id === type.id);
  // The player's own items have 0, nothing or a blank here.
  return isUse && Number(fields.faction) > 0 ? "used" : null;
}

const itemsIn = (entry: LogEntry): readonly LogItem[] =>
  logFields(entry).flatMap(({ name, value }) =>
    (name === "item" || name === "items") && value.kind === "items" ? value.items : [],
  );
