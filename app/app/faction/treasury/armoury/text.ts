import type { ArmouryCategory } from "@/lib/api/endpoints/faction-inventory";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatList, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { Borrower } from "@/lib/game/treasury/loans";
import { type ItemStock, type RestockRow, restockTotals } from "@/lib/game/treasury/armoury-stock";

export const CATEGORY_LABELS: Readonly<Record<ArmouryCategory, string>> = {
  weapons: "Weapons",
  armor: "Armour",
  temporary: "Temporary",
  medical: "Medical",
  consumables: "Consumables",
  drugs: "Drugs",
  boosters: "Boosters",
  utilities: "Utilities",
  loot: "Loot",
};

/** "drugs and loot", for a sentence. */
export const categoryList = (categories: readonly ArmouryCategory[]) =>
  formatList(categories.map((category) => CATEGORY_LABELS[category].toLowerCase()));

const NO_PRICE = "no price";

/** A market value in dollars; "–" where prices aren't known. */
export const valueText = (value: number | null, arePricesKnown: boolean) =>
  value === null && arePricesKnown ? NO_PRICE : orDash(value, formatMoney);

/** "20 × Flash Grenade"; one copy has no count. */
export const copiesText = (count: number, name: string) =>
  count === 1 ? name : `${formatWhole(count)} × ${name}`;

/** "since 13 Nov", or "before 12 Nov" where the news doesn't reach back; empty without any news. */
export function sinceText(sinceMs: number | null, newsSinceMs: number | null): string {
  if (sinceMs !== null) return `since ${formatShortGameDay(sinceMs)}`;
  return newsSinceMs === null ? "" : `before ${formatShortGameDay(newsSinceMs)}`;
}

export const loansText = ({ loans }: Borrower) =>
  loans.map(({ count, name }) => copiesText(count, name)).join(", ");

/** "22 on loan, minimum 150". */
export const stockDetail = ({ onLoan }: Pick<ItemStock, "onLoan">, minimum: number | undefined) =>
  [
    onLoan > 0 && `${formatWhole(onLoan)} on loan`,
    minimum !== undefined && `minimum ${formatWhole(minimum)}`,
  ]
    .filter(Boolean)
    .join(", ");

/** The shopping list as text: a line an item, and the total. */
export function restockText(rows: readonly RestockRow[]): string {
  const { cost, unpriced } = restockTotals(rows);
  return [
    ...rows.map(
      (row) =>
        `${formatWhole(row.missing)} × ${row.name}, ${row.cost === null ? NO_PRICE : formatMoney(row.cost)}`,
    ),
    `Total ${orDash(cost, formatMoney)}${unpriced > 0 ? `, without ${formatCount(unpriced, "item that has no price", "items that have no price")}` : ""}`,
  ].join("\n");
}
