const GAME = "https://www.torn.com";

export const profileUrl = (playerId: number) => `${GAME}/profiles.php?XID=${playerId}`;

/** The stock in the game, opened at its dividends. */
export const stockUrl = (stockId: number) =>
  `${GAME}/page.php?sid=stocks&stockID=${stockId}&tab=dividend`;

const SHOP_STEPS: Readonly<Record<number, string>> = {
  101: "candy",
  102: "clothes",
  103: "bitsnbobs",
  104: "jewelry",
  105: "super",
  107: "docks",
  108: "postoffice",
  110: "pharmacy",
  111: "nikeh",
  113: "printstore",
};

/** The city shop in the game; the map of the city, where we do not know its page. */
export function shopUrl(shopId: number): string {
  if (shopId === 100) return `${GAME}/bigalgunshop.php`;
  const step = SHOP_STEPS[shopId];
  return step === undefined ? `${GAME}/city.php` : `${GAME}/shops.php?step=${step}`;
}
