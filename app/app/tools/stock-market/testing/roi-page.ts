import { type Answers, renderPage } from "@/app/testing/render-page";
import { columnTexts, findTable } from "@/app/testing/table-texts";

import { TODAY } from "./stock-answers";

/** Renders the page for a player with the holdings of stock-answers. */
export const renderRoi = (query = "", answers: Answers = {}) =>
  renderPage(`/app/tools/stock-market${query}`, { answers: { ...TODAY, ...answers } });

export const findTiers = () => findTable("Stock ROI Analysis");

/** Stock and tier of each row, from the top. */
export function tiersIn(table: HTMLTableElement) {
  const numbers = columnTexts(table, 2);
  return columnTexts(table, 1).map((stock, i) => `${stock.slice(0, 3)} ${numbers[i]}`);
}

/** The player's holdings: shares and tiers that the game counts, by stock id. */
export const holdings = (held: Record<number, readonly [shares: number, increment: number]>) => ({
  stocks: Object.entries(held).map(([id, [shares, increment]]) => ({
    id: Number(id),
    shares,
    transactions: [],
    bonus: { available: false, increment, progress: 1, frequency: 7 },
  })),
});

/** The answer of `user/money` for a player with so much cash. */
export const moneyOf = (wallet: number) => ({
  money: { wallet, city_bank: null, faction: null },
});
