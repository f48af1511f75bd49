import { older, today, type ApiHolding } from "@/app/testing/stock-shapes";

/** A small market that can be checked by hand. */
const STOCKS = [
  { id: 9, acronym: "TCT", name: "The Torn City Times", price: 300, every: 31, requirement: 100_000, words: "$1,000,000" },
  { id: 1, acronym: "TSB", name: "Torn & Shanghai Banking", price: 1100, every: 31, requirement: 3_000_000, words: "$50,000,000" },
  { id: 16, acronym: "SYM", name: "Symbiotic Ltd.", price: 600, every: 7, requirement: 500_000, words: "1x Drug Pack" },
  { id: 17, acronym: "LSC", name: "Lucky Shots Casino", price: 400, every: 7, requirement: 500_000, words: "1x Lottery Voucher" },
  { id: 22, acronym: "HRG", name: "Home Retail Group", price: 250, every: 31, requirement: 10_000_000, words: "1x Random Property" },
  { id: 28, acronym: "EVL", name: "Evil Ducks Candy Corp", price: 900, every: 7, requirement: 100_000, words: "1000 happiness" },
  { id: 31, acronym: "TCC", name: "Torn City Clothing", price: 500, every: 31, requirement: 7_500_000, words: "1x Clothing Cache" },
  { id: 35, acronym: "PTS", name: "PointLess", price: 80, every: 7, requirement: 10_000_000, words: "100 points" },
  { id: 2, acronym: "TCI", name: "Torn City Investments", price: 1200, every: 7, requirement: 1_500_000, words: "a 10% bank interest bonus", passive: true },
  { id: 25, acronym: "WSU", name: "West Side University", price: 100, every: 7, requirement: 1_000_000, words: "a 10% education course time reduction", passive: true },
] as const; // oxfmt-ignore

const BOUGHT = 1_790_000_000;

const HOLDINGS = [
  // Two tiers need 300,000.
  { id: 9, shares: 250_000, price: 280, bonus: { ready: false, increment: 1, progress: 18, every: 31 } },
  // Enough for a tier that does not count yet.
  { id: 16, shares: 500_000, price: 650, bonus: { ready: false, increment: 0, progress: 3, every: 7 } },
  { id: 28, shares: 100_000, price: 880, bonus: { ready: true, increment: 1, progress: 7, every: 7 } },
  { id: 2, shares: 1_500_000, price: 1000, bonus: { ready: true, increment: 1, progress: 7, every: 7 } },
  { id: 25, shares: 200_000, price: 90, bonus: { ready: false, increment: null, progress: null, every: null } },
  { id: 99, shares: 5000, price: 10, bonus: null },
  { id: 1, shares: 0, price: 1, bonus: null },
] as const; // oxfmt-ignore

const holdings = HOLDINGS.map(({ id, shares, price, bonus }): ApiHolding => ({
  id,
  shares,
  purchases: [{ id: id * 10, shares, price, at: BOUGHT }],
  bonus,
}));

const HOUSES = [
  ["Trailer", 5_000],
  ["Apartment", 25_000],
  ["Semi-Detached House", 75_000],
  ["Detached House", 300_000],
  ["Beach House", 500_000],
  ["Chalet", 750_000],
  ["Villa", 1_250_000],
  ["Penthouse", 2_000_000],
  ["Mansion", 3_000_000],
  ["Ranch", 15_000_000],
  ["Palace", 65_000_000],
  ["Castle", 200_000_000],
  ["Private Island", 500_000_000],
  // Not among the thirteen.
  ["Eagle Island", 900_000_000],
] as const;

const CACHES = [1057, 1112, 1113, 1114, 1115, 1116, 1117];

const ITEMS = [
  { id: 370, name: "Drug Pack", price: 500_000 },
  // It isn't traded, so LSC has no value.
  { id: 369, name: "Lottery Voucher", price: 0 },
  ...CACHES.map((id, i) => ({ id, name: `Cache ${i + 1}`, price: 10_000_000 + i * 1_000_000 })),
];

const items = {
  items: ITEMS.map(({ id, name, price }) => ({
    id,
    name,
    description: "",
    effect: null,
    requirement: null,
    image: "",
    type: "Special",
    sub_type: null,
    is_tradable: true,
    is_found_in_city: false,
    value: { market_price: price, shops: [] },
    circulation: 1,
    details: null,
  })),
};

const olderItems = {
  items: Object.fromEntries(
    ITEMS.map(({ id, name, price }) => [
      id,
      {
        name,
        description: "",
        type: "Special",
        tradeable: true,
        market_value: price,
        circulation: 1,
      },
    ]),
  ),
};

const properties = {
  properties: HOUSES.map(([name, cost], i) => ({
    id: i + 1,
    name,
    cost,
    happy: 100,
    upkeep: 10,
    modifications: [],
    staff: [],
  })),
};

const LISTINGS = [
  { id: 1, quantity: 10, cost: 34_000, total_cost: 340_000 },
  { id: 2, quantity: 10, cost: 32_000, total_cost: 320_000 },
];

/** Paths and answers in the shapes of today. */
export const TODAY = {
  ...today(STOCKS, holdings),
  "/torn/items": items,
  "/torn/properties": properties,
  "/market/pointsmarket": { pointsmarket: LISTINGS },
};

/** The same in the shapes before 2026: maps by id, other names. */
export const OLDER = {
  ...older(STOCKS, holdings),
  "/torn/items": olderItems,
  "/torn/properties": {
    properties: Object.fromEntries(
      HOUSES.map(([name, cost], i) => [
        i + 1,
        { name, cost, happy: 100, upkeep: 10, upgrades_available: [], staff_available: [] },
      ]),
    ),
  },
  "/market/pointsmarket": {
    pointsmarket: Object.fromEntries(LISTINGS.map(({ id, ...listing }) => [id, listing])),
  },
};
