import { matches } from "@/components/list/search-field";
import { ALL, type Choice } from "@/components/window/choice";
import { capitalised } from "@/lib/format/text";
import { isProfitable, type ShopRow } from "@/lib/game/shops/shop-rows";

export type Only = "profitable" | "stock";

export const ONLY: readonly Choice<Only>[] = [
  ["profitable", "Profitable only"],
  ["stock", "In stock"],
];

/** The filters for the rows of the page. */
export interface ShopFilters {
  text: string;
  /** The id of a shop, or ALL. */
  shop: string;
  only: readonly Only[];
}

export function filterRows(rows: readonly ShopRow[], { text, shop, only }: ShopFilters): ShopRow[] {
  return rows.filter(
    (row) =>
      matches(text, row.name, row.shopName) &&
      (shop === ALL || String(row.shopId) === shop) &&
      (!only.includes("profitable") || isProfitable(row)) &&
      (!only.includes("stock") || row.stock > 0),
  );
}

/** The choices of the shop filter: all, then the shops that sell something, from A to Z. */
export function shopChoices(rows: readonly ShopRow[]): readonly Choice[] {
  const names = new Map(
    rows.map(({ shopId, shopName }) => [String(shopId), capitalised(shopName)]),
  );
  return [[ALL, "All shops"], ...[...names].sort(([, a], [, b]) => a.localeCompare(b, "en"))];
}
