import { itemRules, itemsStay } from "./item-rules";
import { itemCount, type LogField } from "./log-field";
import { moneyRules, movesBetweenOwnAccounts, namesSumsOnly } from "./money-rules";

/** What a player gained or lost by an entry of the log. */
export interface Flow {
  /** Dollars gained, negative if lost; 0 if none moved, null if the entry does not tell. */
  money: number | null;
  /** Whether money moved between the player's own accounts, which is neither. */
  isInternalTransfer: boolean;
  /** Items gained, negative if lost; 0 if none moved, null if the entry does not tell. */
  items: number | null;
}

/** Conservative: an entry that names money or items is left open if we do not know what its type does with them. */
export function flowOf(typeId: number, fields: readonly LogField[]): Flow {
  return {
    money: moneyOf(typeId, fields),
    isInternalTransfer: movesBetweenOwnAccounts(typeId),
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
  // A win without its stake doesn't tell the gain.
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
