import { isProfitable, type ShopRow } from "@/lib/game/shops/shop-rows";

export const ALL = "all";

export type Only = "profitable" | "stock";

export const ONLY: readonly (readonly [Only, string])[] = [
  ["profitable", "Profitable only"],
  ["stock", "In stock"],
];

/** Which rows the page shows. */
export interface ShopView {
  text: string;
  /** The id of a shop, or ALL. */
  shop: string;
  only: readonly Only[];
}

export function rowsShown(rows: readonly ShopRow[], { text, shop, only }: ShopView): ShopRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (row.name.toLowerCase().includes(wanted) || row.shopName.toLowerCase().includes(wanted)) &&
      (shop === ALL || String(row.shopId) === shop) &&
      (!only.includes("profitable") || isProfitable(row)) &&
      (!only.includes("stock") || row.stock > 0),
  );
}

/** "profitable stock", as the address has it. */
export const parseOnly = (text: string): Only[] =>
  ONLY.map(([id]) => id).filter((id) => text.split(" ").includes(id));

/** The shops that sell something, from A to Z, after the choice of all. */
export function shopChoices(rows: readonly ShopRow[]): (readonly [value: string, text: string])[] {
  const names = new Map(rows.map(({ shopId, shopName }) => [String(shopId), shopName]));
  return [[ALL, "All shops"], ...[...names].sort(([, a], [, b]) => a.localeCompare(b, "en"))];
}
