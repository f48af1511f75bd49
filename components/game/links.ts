const GAME = "https://www.torn.com";

/** The game's attack page for a player. */
export const attackUrl = (playerId: number) => `${GAME}/loader.php?sid=attack&user2ID=${playerId}`;

/** One of the player's lists: "Targets", "Enemies" or "Friends". */
export const userListUrl = (list: string) => `${GAME}/page.php?sid=list&type=${list.toLowerCase()}`;

/** A new message to a player, opened in the game. */
export const composeUrl = (playerId: number) => `${GAME}/messages.php#/p=compose&XID=${playerId}`;

/** A faction's public profile, in the game. */
export const factionUrl = (factionId: number) =>
  `${GAME}/factions.php?step=profile&ID=${factionId}`;

/** The stock in the game, opened at its dividends. */
export const stockUrl = (stockId: number) =>
  `${GAME}/page.php?sid=stocks&stockID=${stockId}&tab=dividend`;

/** The game's pages for recurring tasks. */
export const gamePages = {
  gym: `${GAME}/gym.php`,
  crimes: `${GAME}/page.php?sid=crimes`,
  drugs: `${GAME}/item.php#drugs-items`,
  boosters: `${GAME}/item.php#boosters-items`,
  medical: `${GAME}/item.php#medical-items`,
  education: `${GAME}/page.php?sid=education`,
  computer: `${GAME}/pc.php`,
  missions: `${GAME}/page.php?sid=missions`,
  points: `${GAME}/page.php?sid=points`,
  stocks: `${GAME}/page.php?sid=stocks`,
  bank: `${GAME}/bank.php`,
  calendar: `${GAME}/calendar.php`,
  hospital: `${GAME}/hospitalview.php`,
  jail: `${GAME}/jailview.php`,
  travel: `${GAME}/page.php?sid=travel`,
  city: `${GAME}/city.php`,
  church: `${GAME}/church.php`,
  wheels: `${GAME}/page.php?sid=spinTheWheel`,
  faction: `${GAME}/factions.php?step=your`,
  factionControls: `${GAME}/factions.php?step=your#/tab=controls`,
  factionArmoury: `${GAME}/factions.php?step=your#/tab=armoury`,
  factionCrimes: `${GAME}/factions.php?step=your#/tab=crimes`,
  company: `${GAME}/companies.php`,
  employees: `${GAME}/companies.php#/option=employees`,
} as const;

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

/** The city shop in the game, or the map of the city if we don't know its page. */
export function shopUrl(shopId: number): string {
  if (shopId === 100) return `${GAME}/bigalgunshop.php`;
  const step = SHOP_STEPS[shopId];
  return step === undefined ? `${GAME}/city.php` : `${GAME}/shops.php?step=${step}`;
}

/** One of the faction's organised crimes, in the game. */
export const crimeUrl = (crimeId: number) =>
  `${GAME}/factions.php?step=your&type=1#/tab=crimes&crimeId=${crimeId}`;

/** An item's offers on the market, in the game. */
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
