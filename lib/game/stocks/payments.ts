/** What one payment of an active stock consists of, whatever that is worth. */
export type Payment =
  | { kind: "dollars"; dollars: number }
  /** With the item's name for when the game's list lacks it. */
  | { kind: "item"; id: number; name: string }
  /** One of these items, each as likely. */
  | { kind: "cache"; itemIds: readonly number[] }
  /** One of these properties, each as likely, which sells for a part of its cost. */
  | { kind: "property"; names: readonly string[]; factor: number }
  | { kind: "points"; count: number }
  | { kind: "not sellable" };

const dollars = (sum: number): Payment => ({ kind: "dollars", dollars: sum });
const item = (id: number, name: string): Payment => ({ kind: "item", id, name });

/** By stock id. Source: contract 11.7. For any other stock we don't know what it pays. */
export const PAYMENTS: ReadonlyMap<number, Payment> = new Map([
  [1, dollars(50_000_000)],
  [4, item(368, "Lawyer's Business Card")],
  [5, dollars(12_000_000)],
  [6, dollars(4_000_000)],
  [7, item(365, "Box of Medical Supplies")],
  [9, dollars(1_000_000)],
  [10, dollars(80_000_000)],
  [12, dollars(25_000_000)],
  [15, item(367, "Feathery Hotel Coupon")],
  [16, item(370, "Drug Pack")],
  [17, item(369, "Lottery Voucher")],
  [18, item(366, "Erotic DVD")],
  [19, item(364, "Box of Grenades")],
  // The 13 that can be bought; the game lists more.
  [
    22,
    {
      kind: "property",
      factor: 0.75,
      names: [
        "Trailer",
        "Apartment",
        "Semi-Detached House",
        "Detached House",
        "Beach House",
        "Chalet",
        "Villa",
        "Penthouse",
        "Mansion",
        "Ranch",
        "Palace",
        "Castle",
        "Private Island",
      ],
    },
  ],
  [24, item(818, "Six-Pack of Energy Drink")],
  // Ammunition, happiness, energy and nerve.
  [27, { kind: "not sellable" }],
  [28, { kind: "not sellable" }],
  [29, { kind: "not sellable" }],
  // A clothing cache; no item has the name of this benefit.
  [31, { kind: "cache", itemIds: [1057, 1112, 1113, 1114, 1115, 1116, 1117] }],
  [32, item(817, "Six-Pack of Alcohol")],
  [33, { kind: "not sellable" }],
  [35, { kind: "points", count: 100 }],
]);
