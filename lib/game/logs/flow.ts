import { itemRules, itemsStay } from "./item-rules";
import { itemCount, type LogField } from "./log-field";
import { moneyRules, movesBetweenOwnAccounts, namesSumsOnly } from "./money-rules";

/** What came to a player by an entry of the log, and what went. */
export interface Flow {
  /** Dollars that came, below zero those that went; 0 where none did, null where the entry leaves it open. */
  money: number | null;
  /** Whether money moved between accounts of the player's own, which is neither. */
  isOwnMove: boolean;
  /** Items that came, below zero those that went; 0 where none did, null where the entry leaves it open. */
  items: number | null;
}

/** Conservative: an entry that names money or items, and of whose type we do not know what becomes of them, is open. */
export function flowOf(typeId: number, fields: readonly LogField[]): Flow {
  return {
    money: moneyOf(typeId, fields),
    isOwnMove: movesBetweenOwnAccounts(typeId),
    items: itemsOf(typeId, fields),
  };
}

function moneyOf(typeId: number, fields: readonly LogField[]): number | null {
  if (namesSumsOnly(typeId) || movesBetweenOwnAccounts(typeId)) return 0;
  const rules = moneyRules(typeId);
  const sums = rules.flatMap(({ comes, field }) => {
    const value = fields.find(({ name }) => name === field)?.value;
    return value?.kind === "money" ? [comes ? value.dollars : -value.dollars] : [];
  });
  // A win without its stake says nothing certain.
  if (rules.length > 0 && sums.length === rules.length) {
    return sums.reduce((total, dollars) => total + dollars, 0);
  }
  const namesMoney = fields.some(({ value }) => value.kind === "money" && value.dollars !== 0);
  return namesMoney ? null : 0;
}

function itemsOf(typeId: number, fields: readonly LogField[]): number | null {
  if (itemsStay(typeId)) return 0;
  const counts = itemRules(typeId).flatMap(({ comes, field }) => {
    const value = fields.find(({ name }) => name === field)?.value;
    if (value?.kind !== "items") return [];
    const count = itemCount(value.items);
    return [comes ? count : -count];
  });
  if (counts.length > 0) return counts.reduce((total, count) => total + count, 0);
  return fields.some(({ value }) => value.kind === "items") ? null : 0;
}
