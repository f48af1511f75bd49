// Multiply before dividing: whole dollars and days stay exact, so that exactly 1 % is exactly 1.

export const ANNUAL_DAYS = 365;

/** Percent. Tiers that return less are not listed. Source: contract 11.3. */
export const MIN_ROI = 1;

/** Dollars a year: 365 ÷ days × dollars × tiers. Source: contract 11.1. */
export function annualBenefit(dollars: number, everyDays: number, tiers: number): number {
  return (ANNUAL_DAYS * dollars * tiers) / everyDays;
}

/** Percent a year: 365 ÷ days × dollars ÷ cost × 100. Source: contract 11.2. */
export function roi(dollars: number, everyDays: number, cost: number): number {
  return (ANNUAL_DAYS * dollars * 100) / (everyDays * cost);
}

/** Days until payments of `dollars` have returned the cost. */
export function paybackDays(dollars: number, everyDays: number, cost: number): number {
  return (cost * everyDays) / dollars;
}
