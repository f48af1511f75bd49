/** A stock of the game, in whichever shape is needed. */
interface ApiStock {
  id: number;
  acronym: string;
  name: string;
  price: number;
  /** Days from one payment to the next. */
  every: number;
  requirement: number;
  words: string;
  passive?: boolean;
}

/** The player's holdings of the stock. */
export interface ApiHolding {
  id: number;
  shares: number;
  purchases: readonly { id: number; shares: number; price: number; at: number }[];
  bonus: {
    ready: boolean;
    increment: number | null;
    progress: number | null;
    every: number | null;
  } | null;
}

/** Paths and answers in the shapes of today. */
export const today = (stocks: readonly ApiStock[], holdings: readonly ApiHolding[]) => ({
  "/torn/stocks": {
    stocks: stocks.map(({ id, acronym, name, price, every, requirement, words, passive }) => ({
      id,
      name,
      acronym,
      images: { logo: "", full: "" },
      market: { price, cap: 1, shares: 1, investors: 1 },
      bonus: { passive: passive === true, frequency: every, requirement, description: words },
    })),
  },
  "/user/stocks": {
    stocks: holdings.map(({ id, shares, purchases, bonus }) => ({
      id,
      shares,
      transactions: purchases.map(({ at, ...purchase }) => ({ ...purchase, timestamp: at })),
      bonus: bonus && {
        available: bonus.ready,
        increment: bonus.increment,
        progress: bonus.progress,
        frequency: bonus.every,
      },
    })),
  },
});

/** The same in the shapes before 2026: maps by id, other names. */
export const older = (stocks: readonly ApiStock[], holdings: readonly ApiHolding[]) => {
  const passives = stocks.filter(({ passive }) => passive).map(({ id }) => id);
  return {
    "/torn/stocks": { stocks: byId(stocks, olderStock) },
    "/user/stocks": {
      stocks: byId(holdings, (holding) =>
        olderHolding(holding, passives.includes(holding.id) ? "benefit" : "dividend"),
      ),
    },
  };
};

const olderStock = (stock: ApiStock) => ({
  stock_id: stock.id,
  name: stock.name,
  acronym: stock.acronym,
  current_price: stock.price,
  market_cap: 1,
  total_shares: 1,
  benefit: {
    type: stock.passive ? "passive" : "active",
    frequency: stock.every,
    requirement: stock.requirement,
    description: stock.words,
  },
});

/** The bonus has a different name for each kind of stock. */
const olderHolding = (
  { id, shares, purchases, bonus }: ApiHolding,
  name: "benefit" | "dividend",
) => ({
  stock_id: id,
  total_shares: shares,
  ...(bonus && {
    [name]: {
      ready: bonus.ready ? 1 : 0,
      increment: bonus.increment,
      progress: bonus.progress,
      frequency: bonus.every,
    },
  }),
  transactions: byId(purchases, (purchase) => ({
    shares: purchase.shares,
    bought_price: purchase.price,
    time_bought: purchase.at,
  })),
});

const byId = <Thing extends { id: number }, Value>(
  things: readonly Thing[],
  valueOf: (thing: Thing) => Value,
) => Object.fromEntries(things.map((thing) => [thing.id, valueOf(thing)]));
