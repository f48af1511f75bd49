/** The kinds of the notifications about the faction's treasury. They are stored. */
export const STOCK_NOTICE = "armoury-stock";
export const DEBT_NOTICE = "negative-balance";

/** True if one of the kinds is about the treasury. */
export const wantsTreasury = (kinds: readonly string[]): boolean =>
  kinds.includes(STOCK_NOTICE) || kinds.includes(DEBT_NOTICE);
