import items from "@/lib/api/testing/fixtures/torn-items.json";

const link = (id: number, name: string) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

export const ALPHA = link(3000001, "Alpha");
export const BRAVO = link(3000002, "Bravo");
/** No member of the war's report. */
export const ECHO = link(3000005, "Echo");

/** The items that the news names, with their prices. */
const ITEMS = {
  items: [
    ["Xanax", "Drug", 800_000],
    ["Blood Bag : A+", "Medical", 18_000],
    ["Smoke Grenade", "Temporary", 80_000],
    ["Can of Munster", "Energy Drink", 1_200_000],
    ["Dog Treats", "Other", 0],
    ["Thompson", "Primary", 5],
  ].map(([name, type, price], index) => ({
    ...items.items[0],
    id: index + 1,
    name,
    type,
    value: { vendor: null, shops: [], buy_price: null, sell_price: null, market_price: price },
  })),
};

/** The news with these sentences by time, as the game gives it: 100 at a time, newest first. */
export function newsOf(sentences: readonly (readonly [atMs: number, text: string])[]) {
  const lines = sentences
    .map(([atMs, text], index) => ({ id: `n${index}`, text, timestamp: Math.floor(atMs / 1000) }))
    .toSorted((a, b) => b.timestamp - a.timestamp);
  return {
    "/torn/items": ITEMS,
    "/faction/news": ({ searchParams }: URL) => {
      const to = Number(searchParams.get("to") ?? Infinity);
      const from = Number(searchParams.get("from") ?? 0);
      return {
        news: lines
          .filter(({ timestamp }) => timestamp <= to && timestamp > from)
          .slice(0, Number(searchParams.get("limit"))),
        _metadata: { links: { next: null, prev: null } },
      };
    },
  };
}
