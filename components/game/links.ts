export const GAME = "https://www.torn.com";

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
