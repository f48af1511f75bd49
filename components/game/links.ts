const GAME = "https://www.torn.com";

export const profileUrl = (playerId: number) => `${GAME}/profiles.php?XID=${playerId}`;

/** What everybody may see of a faction, in the game. */
export const factionUrl = (factionId: number) =>
  `${GAME}/factions.php?step=profile&ID=${factionId}`;

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

/** One of the faction's organised crimes, in the game. */
export const crimeUrl = (crimeId: number) =>
  `${GAME}/factions.php?step=your&type=1#/tab=crimes&crimeId=${crimeId}`;

/** What is offered of an item on the market, in the game. */
export const itemMarketUrl = ({ id, name, type }: { id: number; name: string; type: string }) =>
  `${GAME}/page.php?sid=ItemMarket#/market/view=search&itemID=${id}&itemName=${encodeURIComponent(name)}&itemType=${encodeURIComponent(type)}`;

const giveUrl = (field: string, playerId: number, dollars: number) =>
  `${GAME}/factions.php?step=your#/tab=controls&option=give-to-user&${field}=${playerId}&money=${dollars}`;

/** The faction's form that gives a player money, filled in. */
export const payUrl = (playerId: number, dollars: number) =>
  giveUrl("giveMoneyTo", playerId, dollars);

/** The faction's form that adds money to a member's balance, filled in. */
export const balanceUrl = (playerId: number, dollars: number) =>
  giveUrl("addMoneyTo", playerId, dollars);
