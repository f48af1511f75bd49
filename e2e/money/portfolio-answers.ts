/** A small portfolio that a player can reckon by hand. Its value is 1,755,000,000 dollars. */
const STOCKS = [
  { id: 9, acronym: "TCT", name: "The Torn City Times", price: 300, every: 31, requirement: 100_000, words: "$1,000,000" },
  { id: 6, acronym: "GRN", name: "Grain", price: 200, every: 31, requirement: 500_000, words: "$4,000,000" },
  { id: 16, acronym: "SYM", name: "Symbiotic Ltd.", price: 100, every: 7, requirement: 500_000, words: "1x Drug Pack" },
  { id: 28, acronym: "EVL", name: "Evil Ducks Candy Corp", price: 600, every: 7, requirement: 100_000, words: "1000 happiness" },
  { id: 2, acronym: "TCI", name: "Torn City Investments", price: 1000, every: 7, requirement: 1_500_000, words: "a 10% bank interest bonus", passive: true },
  { id: 1, acronym: "TSB", name: "Torn & Shanghai Banking", price: 1100, every: 31, requirement: 3_000_000, words: "$50,000,000" },
] as const; // prettier-ignore

const BOUGHT = 1_790_000_000;

const HOLDINGS = [
  // 75,000,000, bought for 25,000,000 and 48,000,000.
  { id: 9, lots: [{ id: 91, shares: 100_000, price: 250, at: BOUGHT }, { id: 92, shares: 150_000, price: 320, at: BOUGHT + 86_400 }], bonus: { ready: false, increment: 1, progress: 25, every: 31 } },
  // 100,000,000, bought for 104,000,000.
  { id: 6, lots: [{ id: 61, shares: 500_000, price: 208, at: BOUGHT }], bonus: { ready: true, increment: 1, progress: 31, every: 31 } },
  // 50,000,000: enough for a tier that does not count yet. Bought at today's price.
  { id: 16, lots: [{ id: 161, shares: 500_000, price: 100, at: BOUGHT }], bonus: { ready: false, increment: 0, progress: null, every: null } },
  // 30,000,000 and no purchase listed: half a tier.
  { id: 28, shares: 50_000, lots: [], bonus: null },
  // 1,500,000,000: the game lists the purchase of two thirds.
  { id: 2, shares: 1_500_000, lots: [{ id: 21, shares: 1_000_000, price: 900, at: BOUGHT }], bonus: { ready: true, increment: 1, progress: 7, every: 7 } },
  // No longer in the list of stocks.
  { id: 99, lots: [{ id: 991, shares: 5000, price: 10, at: BOUGHT }], bonus: null },
  { id: 1, shares: 0, lots: [], bonus: null },
] as const; // prettier-ignore

const PASSIVE = STOCKS.filter((stock) => "passive" in stock).map(({ id }): number => id);

const sharesOf = (holding: (typeof HOLDINGS)[number]) =>
  "shares" in holding
    ? holding.shares
    : holding.lots.reduce((sum: number, { shares }) => sum + shares, 0);

/** Paths and answers in the shapes of today. */
export const TODAY = {
  "/torn/stocks": {
    stocks: STOCKS.map(({ id, acronym, name, price, every, requirement, words }) => ({
      id,
      name,
      acronym,
      images: { logo: "", full: "" },
      market: { price, cap: 1, shares: 1, investors: 1 },
      bonus: {
        passive: PASSIVE.includes(id),
        frequency: every,
        requirement,
        description: words,
      },
    })),
  },
  "/user/stocks": {
    stocks: HOLDINGS.map((holding) => ({
      id: holding.id,
      shares: sharesOf(holding),
      transactions: holding.lots.map(({ at, ...lot }) => ({ ...lot, timestamp: at })),
      bonus: holding.bonus && {
        available: holding.bonus.ready,
        increment: holding.bonus.increment,
        progress: holding.bonus.progress,
        frequency: holding.bonus.every,
      },
    })),
  },
};

/** The same in the shapes before 2026: maps by id, other names. */
export const OLDER = {
  "/torn/stocks": {
    stocks: Object.fromEntries(
      STOCKS.map(({ id, acronym, name, price, every, requirement, words }) => [
        id,
        {
          stock_id: id,
          name,
          acronym,
          current_price: price,
          market_cap: 1,
          total_shares: 1,
          benefit: {
            type: PASSIVE.includes(id) ? "passive" : "active",
            frequency: every,
            requirement,
            description: words,
          },
        },
      ]),
    ),
  },
  "/user/stocks": {
    stocks: Object.fromEntries(
      HOLDINGS.map((holding) => [
        holding.id,
        {
          stock_id: holding.id,
          total_shares: sharesOf(holding),
          ...(holding.bonus && {
            [PASSIVE.includes(holding.id) ? "benefit" : "dividend"]: {
              ready: holding.bonus.ready ? 1 : 0,
              increment: holding.bonus.increment,
              progress: holding.bonus.progress,
              frequency: holding.bonus.every,
            },
          }),
          transactions: Object.fromEntries(
            holding.lots.map(({ id, shares, price, at }) => [
              id,
              { shares, bought_price: price, time_bought: at },
            ]),
          ),
        },
      ]),
    ),
  },
};
