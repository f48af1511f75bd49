/** How a statistic is written: a count, dollars, seconds, or the strength of a player's battle or working stats. */
export type Unit = "count" | "dollars" | "seconds" | "strength";

/** What a player can follow. */
export interface Statistic {
  /** As the game asks for it. */
  name: string;
  title: string;
  unit: Unit;
  /** Whether it may fall; one that only ever grows was set back by the game if it did. */
  mayFall: boolean;
}

export interface StatGroup {
  title: string;
  statistics: readonly Statistic[];
}

const group = (
  title: string,
  unit: Unit,
  names: Readonly<Record<string, string>>,
  mayFall = false,
): StatGroup => ({
  title,
  statistics: Object.entries(names).map(([name, words]) => ({
    name,
    title: words,
    unit,
    mayFall,
  })),
});

/** What is offered, by the names of the game's OpenAPI document. */
export const STAT_GROUPS: readonly StatGroup[] = [
  group(
    "Battle stats",
    "strength",
    {
      totalstats: "Total battle stats",
      strength: "Strength",
      defense: "Defense",
      speed: "Speed",
      dexterity: "Dexterity",
    },
    // A stat enhancer's side effect, or a special, takes some away.
    true,
  ),
  group("Working stats", "strength", {
    totalworkingstats: "Total working stats",
    manuallabor: "Manual labor",
    intelligence: "Intelligence",
    endurance: "Endurance",
  }),
  group(
    "Net worth",
    "dollars",
    {
      networth: "Net worth",
      networthstockmarket: "In stocks",
      networthitems: "In items",
      networthproperties: "In properties",
      networthbank: "In the bank",
      networthcayman: "In the Cayman Islands",
      networthvault: "In the vault",
      networthpoints: "In points",
      networthbazaar: "In the bazaar",
      networthitemmarket: "In the item market",
      networthdisplaycase: "In the display case",
      networthcompany: "In the company",
      networthwallet: "In the wallet",
    },
    true,
  ),
  group("Crimes and skills", "count", {
    criminaloffenses: "Criminal offenses",
    organizedcrimes: "Organised crimes",
    searchforcashskill: "Search for cash",
    bootleggingskill: "Bootlegging",
    graffitiskill: "Graffiti",
    shopliftingskill: "Shoplifting",
    pickpocketingskill: "Pickpocketing",
    cardskimmingskill: "Card skimming",
    burglaryskill: "Burglary",
    hustlingskill: "Hustling",
    disposalskill: "Disposal",
    crackingskill: "Cracking",
    forgeryskill: "Forgery",
    scammingskill: "Scamming",
  }),
  group("Attacks and wars", "count", {
    attackswon: "Attacks won",
    attackslost: "Attacks lost",
    defendswon: "Defends won",
    respectforfaction: "Respect for the faction",
    rankedwarhits: "Ranked war hits",
    retals: "Retaliations",
    revives: "Revives",
    peoplebusted: "Busts",
  }),
  group("Drugs and refills", "count", {
    xantaken: "Xanax",
    exttaken: "Ecstasy",
    lsdtaken: "LSD",
    victaken: "Vicodin",
    overdosed: "Overdoses",
    refills: "Energy refills",
    nerverefills: "Nerve refills",
    boostersused: "Boosters",
    energydrinkused: "Energy drinks",
  }),
  group("Travel", "count", {
    traveltimes: "Trips",
    itemsboughtabroad: "Items bought abroad",
    cityfinds: "City finds",
    dumpfinds: "Dump finds",
    cityitemsbought: "City items bought",
  }),
  group("Time", "seconds", {
    timeplayed: "Time played",
    timespenttraveling: "Time traveling",
  }),
  group("Stocks and bank", "dollars", {
    stockpayouts: "Stock payouts",
    stockprofits: "Stock profits",
    stocklosses: "Stock losses",
    investedprofit: "Bank profit",
    bazaarprofit: "Bazaar profit",
  }),
];

const BY_NAME = new Map(
  STAT_GROUPS.flatMap(({ statistics }) => statistics.map((each) => [each.name, each] as const)),
);

/** The statistics of these names, in their order; a name that isn't offered any more is passed over. */
export const statisticsOf = (names: readonly string[]): readonly Statistic[] =>
  names.flatMap((name) => BY_NAME.get(name) ?? []);
