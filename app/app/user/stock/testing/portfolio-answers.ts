import { older, today, type ApiHolding } from "@/app/testing/stock-shapes";

/** A small portfolio that can be checked by hand. Its value is 1,755,000,000 dollars. */
const STOCKS = [
  { id: 9, acronym: "TCT", name: "The Torn City Times", price: 300, every: 31, requirement: 100_000, words: "$1,000,000" },
  { id: 6, acronym: "GRN", name: "Grain", price: 200, every: 31, requirement: 500_000, words: "$4,000,000" },
  { id: 16, acronym: "SYM", name: "Symbiotic Ltd.", price: 100, every: 7, requirement: 500_000, words: "1x Drug Pack" },
  { id: 28, acronym: "EVL", name: "Evil Ducks Candy Corp", price: 600, every: 7, requirement: 100_000, words: "1000 happiness" },
  { id: 2, acronym: "TCI", name: "Torn City Investments", price: 1000, every: 7, requirement: 1_500_000, words: "a 10% bank interest bonus", passive: true },
  { id: 1, acronym: "TSB", name: "Torn & Shanghai Banking", price: 1100, every: 31, requirement: 3_000_000, words: "$50,000,000" },
] as const; // oxfmt-ignore

const BOUGHT = 1_790_000_000;

const HOLDINGS: readonly ApiHolding[] = [
  // 75,000,000, bought for 25,000,000 and 48,000,000.
  { id: 9, shares: 250_000, purchases: [{ id: 91, shares: 100_000, price: 250, at: BOUGHT }, { id: 92, shares: 150_000, price: 320, at: BOUGHT + 86_400 }], bonus: { ready: false, increment: 1, progress: 25, every: 31 } },
  // 100,000,000, bought for 104,000,000.
  { id: 6, shares: 500_000, purchases: [{ id: 61, shares: 500_000, price: 208, at: BOUGHT }], bonus: { ready: true, increment: 1, progress: 31, every: 31 } },
  // 50,000,000: enough for a tier that does not count yet. Bought at today's price.
  { id: 16, shares: 500_000, purchases: [{ id: 161, shares: 500_000, price: 100, at: BOUGHT }], bonus: { ready: false, increment: 0, progress: null, every: null } },
  // 30,000,000 and no purchase listed: half a tier.
  { id: 28, shares: 50_000, purchases: [], bonus: null },
  // 1,500,000,000: the game lists the purchase of two thirds.
  { id: 2, shares: 1_500_000, purchases: [{ id: 21, shares: 1_000_000, price: 900, at: BOUGHT }], bonus: { ready: true, increment: 1, progress: 7, every: 7 } },
  // No longer in the list of stocks.
  { id: 99, shares: 5000, purchases: [{ id: 991, shares: 5000, price: 10, at: BOUGHT }], bonus: null },
  { id: 1, shares: 0, purchases: [], bonus: null },
]; // oxfmt-ignore

/** Paths and answers in the shapes of today. */
export const TODAY = today(STOCKS, HOLDINGS);

/** The same in the shapes before 2026: maps by id, other names. */
export const OLDER = older(STOCKS, HOLDINGS);
