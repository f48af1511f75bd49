import type { LogItem } from "@/lib/game/logs/log-entry";

/**
 * The items that a field names: an id, of which there are `quantity`; a list of ids or of `{id, qty}`, where each item
 * with a number of its own is single; a map of counts by id. Empty if it is none of these.
 */
export function logItems(wire: unknown, quantity: number): LogItem[] {
  const counts = new Map<number, number>();
  const add = (id: unknown, count: unknown) => {
    const [item, many] = [wholeOf(id), wholeOf(count)];
    if (item !== null && many !== null) counts.set(item, (counts.get(item) ?? 0) + many);
  };

  if (Array.isArray(wire)) {
    for (const one of wire as readonly unknown[]) {
      if (typeof one === "object" && one !== null && "id" in one) {
        add(one.id, "qty" in one ? one.qty : "quantity" in one ? one.quantity : 1);
      } else {
        add(one, 1);
      }
    }
  } else if (typeof wire === "object" && wire !== null) {
    for (const [id, count] of Object.entries(wire)) add(id, count);
  } else {
    add(wire, quantity);
  }
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** A whole number above zero, or a text that is one. */
function wholeOf(value: unknown): number | null {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 ? number : null;
}
