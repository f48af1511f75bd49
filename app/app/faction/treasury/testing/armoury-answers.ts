import { apiError } from "@/lib/api/testing/server";

const LISTED_AT = Date.UTC(2026, 10, 20, 10, 2) / 1000;

const row = (
  id: number,
  name: string,
  amount: number,
  loaned: { id: number; name: string } | null = null,
) => ({ id, name, type: "Drug", amount, uids: [], loaned });

export const ALPHA = { id: 3000001, name: "Alpha" };
export const BRAVO = { id: 3000002, name: "bravo_the_second_of_that_name1" };

const STOCK: Readonly<Record<string, readonly ReturnType<typeof row>[]>> = {
  weapons: [
    row(14, "Ruger 22/45", 5),
    row(14, "Ruger 22/45", 1, ALPHA),
    row(14, "Ruger 22/45", 2, BRAVO),
  ],
  drugs: [row(206, "Xanax", 38)],
  loot: [row(1485, "Ceremonial Mug", 3)],
};

/** The answer with these rows, listed at 10:02. */
export const armouryOf = (rows: readonly unknown[]) => ({
  inventory: rows,
  inventory_timestamp: LISTED_AT,
  _metadata: { links: { next: null, prev: null }, total: rows.length },
});

const categoryOf = (url: URL) => url.searchParams.get("cat") ?? "";

/** Weapons of which three are on loan, Xanax, and an item without a price; the other categories are empty. */
export const ARMOURY = {
  "/faction/inventory": (url: URL) => armouryOf(STOCK[categoryOf(url)] ?? []),
};

/** The same, with a category that can't be loaded. */
export const armouryWithout = (category: string) => ({
  "/faction/inventory": (url: URL) =>
    categoryOf(url) === category ? apiError(17) : armouryOf(STOCK[categoryOf(url)] ?? []),
});
