/** How a statistic is written: a count, dollars, seconds, or the strength of a player's battle or working stats. */
export type Unit = "count" | "dollars" | "seconds" | "strength";

/** What lines are drawn under, in this order. Of a habit, each day's share is drawn and not the sum so far. */
export const KINDS = ["Battle stats", "Working stats", "Net worth", "Skills", "Habits"] as const;

type Kind = (typeof KINDS)[number];

/** What a player can follow. */
export interface Statistic {
  /** As the game asks for it. */
  name: string;
  title: string;
  unit: Unit;
  kind: Kind;
  /** Whether it may fall; one that only ever grows was set back by the game if it did. */
  mayFall: boolean;
}

export interface StatGroup {
  title: string;
  statistics: readonly Statistic[];
}

const defineStatistics = (
  names: Readonly<Record<string, string>>,
  { unit, kind = "Habits", mayFall = false }: { unit: Unit; kind?: Kind; mayFall?: boolean },
): Statistic[] =>
  Object.entries(names).map(([name, title]) => ({ name, title, unit, kind, mayFall }));

/** What is offered, by the names of the game's OpenAPI document. */
export const STAT_GROUPS: readonly StatGroup[] = [
  {
    title: "Battle stats",
    statistics: defineStatistics(
      {
        totalstats: "Total battle stats",
        strength: "Strength",
        defense: "Defense",
        speed: "Speed",
        dexterity: "Dexterity",
      },
      // A stat enhancer's side effect, or a special, takes some away.
      { unit: "strength", kind: "Battle stats", mayFall: true },
    ),
  },
  {
    title: "Working stats",
    statistics: defineStatistics(
      {
        totalworkingstats: "Total working stats",
        manuallabor: "Manual labor",
        intelligence: "Intelligence",
        endurance: "Endurance",
      },
      { unit: "strength", kind: "Working stats" },
    ),
  },
  {
    title: "Net worth",
    statistics: defineStatistics(
      {
        networth: "Net worth",
        networthstockmarket: "Net worth in stocks",
        networthitems: "Net worth in items",
        networthproperties: "Net worth in properties",
        networthbank: "Net worth in the bank",
        networthcayman: "Net worth in the Cayman Islands",
        networthvault: "Net worth in the vault",
        networthpoints: "Net worth in points",
        networthbazaar: "Net worth in the bazaar",
        networthitemmarket: "Net worth in the item market",
        networthdisplaycase: "Net worth in the display case",
        networthcompany: "Net worth in the company",
        networthwallet: "Net worth in the wallet",
      },
      { unit: "dollars", kind: "Net worth", mayFall: true },
    ),
  },
  {
    title: "Crimes and skills",
    statistics: [
      ...defineStatistics(
        { criminaloffenses: "Criminal offenses", organizedcrimes: "Organised crimes" },
        { unit: "count" },
      ),
      ...defineStatistics(
        {
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
        },
        { unit: "count", kind: "Skills" },
      ),
    ],
  },
  {
    title: "Attacks and wars",
    statistics: defineStatistics(
      {
        attackswon: "Attacks won",
        attackslost: "Attacks lost",
        defendswon: "Defends won",
        respectforfaction: "Respect for the faction",
        rankedwarhits: "Ranked war hits",
        retals: "Retaliations",
        revives: "Revives",
        peoplebusted: "Busts",
      },
      { unit: "count" },
    ),
  },
  {
    title: "Drugs and refills",
    statistics: defineStatistics(
      {
        xantaken: "Xanax",
        exttaken: "Ecstasy",
        lsdtaken: "LSD",
        victaken: "Vicodin",
        overdosed: "Overdoses",
        refills: "Energy refills",
        nerverefills: "Nerve refills",
        boostersused: "Boosters",
        energydrinkused: "Energy drinks",
      },
      { unit: "count" },
    ),
  },
  {
    title: "Travel",
    statistics: defineStatistics(
      {
        traveltimes: "Trips",
        itemsboughtabroad: "Items bought abroad",
        cityfinds: "City finds",
        dumpfinds: "Dump finds",
        cityitemsbought: "City items bought",
      },
      { unit: "count" },
    ),
  },
  {
    title: "Time",
    statistics: defineStatistics(
      {
        timeplayed: "Time played",
        timespenttraveling: "Time spent traveling",
      },
      { unit: "seconds" },
    ),
  },
  {
    title: "Stocks and bank",
    statistics: [
      // How many dividends came, not what they were worth.
      ...defineStatistics({ stockpayouts: "Stock payouts" }, { unit: "count" }),
      ...defineStatistics(
        {
          stockprofits: "Stock profits",
          stocklosses: "Stock losses",
          investedprofit: "Bank profit",
          bazaarprofit: "Bazaar profit",
        },
        { unit: "dollars" },
      ),
    ],
  },
];

const BY_NAME = new Map(
  STAT_GROUPS.flatMap(({ statistics }) => statistics.map((each) => [each.name, each] as const)),
);

/** The statistics of these names, in their order; a name that isn't offered any more is passed over. */
export const statisticsOf = (names: readonly string[]): readonly Statistic[] =>
  names.flatMap((name) => BY_NAME.get(name) ?? []);

/**
 * The statistics in another order, so that a choice comes first: one that is added comes before all others,
 * one that is taken out after those that stay.
 * @param visible how many of them come first
 */
export function moveToFront(
  followed: readonly string[],
  visible: number,
  selected: readonly string[],
): readonly string[] {
  const [first, later] = [followed.slice(0, visible), followed.slice(visible)];
  return [
    ...later.filter((name) => selected.includes(name)),
    ...first.filter((name) => selected.includes(name)),
    ...later.filter((name) => !selected.includes(name)),
    ...first.filter((name) => !selected.includes(name)),
  ];
}
