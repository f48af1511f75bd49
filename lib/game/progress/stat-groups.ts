/** The format of a statistic: a count, dollars, seconds, or the strength of a player's battle or working stats. */
export type Unit = "count" | "dollars" | "seconds" | "strength";

/** The headings of the charts, in this order. For a habit, the chart shows the change of each day instead of the total. */
export const STATISTIC_KINDS = [
  "Battle stats",
  "Working stats",
  "Net worth",
  "Skills",
  "Records and streaks",
  "Habits",
] as const;

type StatisticKind = (typeof STATISTIC_KINDS)[number];

/** A statistic that a player can track. */
export interface Statistic {
  /** The game's name, used in requests. */
  name: string;
  title: string;
  unit: Unit;
  kind: StatisticKind;
  /** True if it may fall. If any other statistic fell, the game has reset it. */
  mayFall: boolean;
}

const inUnit =
  (unit: Unit) =>
  (
    names: Readonly<Record<string, string>>,
    { kind = "Habits", mayFall = false }: { kind?: StatisticKind; mayFall?: boolean } = {},
  ): Statistic[] =>
    Object.entries(names).map(([name, title]) => ({ name, title, unit, kind, mayFall }));

const counts = inUnit("count");
const dollars = inUnit("dollars");
const seconds = inUnit("seconds");
const strengths = inUnit("strength");

/** All statistics of the game, by their names in the game's OpenAPI document. */
export const STAT_GROUPS: readonly { title: string; statistics: readonly Statistic[] }[] = [
  {
    title: "Battle stats",
    // A stat enhancer's side effect, or a special, reduces them.
    statistics: strengths(
      {
        totalstats: "Total battle stats",
        strength: "Strength",
        defense: "Defense",
        speed: "Speed",
        dexterity: "Dexterity",
      },
      { kind: "Battle stats", mayFall: true },
    ),
  },
  {
    title: "Working stats",
    statistics: strengths(
      {
        totalworkingstats: "Total working stats",
        manuallabor: "Manual labor",
        intelligence: "Intelligence",
        endurance: "Endurance",
      },
      { kind: "Working stats" },
    ),
  },
  {
    title: "Net worth",
    statistics: dollars(
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
        networthauctionhouse: "Net worth in the auction house",
        networthbookie: "Net worth in the bookie",
        networthenlistedcars: "Net worth in enlisted cars",
        networthpiggybank: "Net worth in the piggy bank",
        networthpending: "Net worth in pending trades",
        networthloan: "Net worth in loans",
        networthunpaidfees: "Net worth in unpaid fees",
      },
      { kind: "Net worth", mayFall: true },
    ),
  },
  {
    title: "Crimes and skills",
    statistics: [
      ...counts({
        criminaloffenses: "Criminal offenses",
        organizedcrimes: "Organised crimes",
        vandalism: "Vandalism",
        theft: "Theft",
        counterfeiting: "Counterfeiting",
        fraud: "Fraud",
        illicitservices: "Illicit services",
        cybercrime: "Cybercrime",
        extortion: "Extortion",
        illegalproduction: "Illegal production",
      }),
      ...counts(
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
          arsonskill: "Arson",
        },
        { kind: "Skills" },
      ),
    ],
  },
  {
    title: "Crimes before 2.0",
    statistics: counts({
      criminaloffensesold: "Old criminal offenses",
      sellillegalgoods: "Sold illegal goods",
      theftold: "Old thefts",
      autotheftcrime: "Auto thefts",
      drugdealscrime: "Drug deals",
      computercrime: "Computer crimes",
      fraudold: "Old frauds",
      murdercrime: "Murders",
      othercrime: "Other crimes",
    }),
  },
  {
    title: "Attacks and wars",
    statistics: [
      ...counts({
        attackswon: "Attacks won",
        attackslost: "Attacks lost",
        attacksdraw: "Attacks stalemated",
        attacksassisted: "Attacks assisted",
        attacksstealthed: "Attacks stealthed",
        defendswon: "Defends won",
        defendslost: "Defends lost",
        defendsstalemated: "Defends stalemated",
        yourunaway: "Times you escaped",
        theyrunaway: "Times foes escaped",
        unarmoredwon: "Wins without armour",
        attackhits: "Hits",
        attackmisses: "Misses",
        attackcriticalhits: "Critical hits",
        onehitkills: "One-hit kills",
        attackdamage: "Damage",
        itemslooted: "Items looted",
        respectforfaction: "Respect for the faction",
        rankedwarhits: "Ranked war hits",
        raidhits: "Raid hits",
        retals: "Retaliations",
        territoryjoins: "Territory wall joins",
        territoryclears: "Territory wall clears",
      }),
      ...seconds({ territorytime: "Time on territory walls" }),
      ...dollars({ moneymugged: "Money mugged" }),
      ...counts(
        {
          highestbeaten: "Highest level beaten",
          bestkillstreak: "Best kill streak",
          bestdamage: "Best damage",
        },
        { kind: "Records and streaks" },
      ),
      ...dollars({ largestmug: "Largest mug" }, { kind: "Records and streaks" }),
      ...counts(
        { currentkillstreak: "Current kill streak", elo: "ELO" },
        { kind: "Records and streaks", mayFall: true },
      ),
    ],
  },
  {
    title: "Weapons and ammunition",
    statistics: counts({
      heavyhits: "Heavy artillery hits",
      machinehits: "Machine gun hits",
      riflehits: "Rifle hits",
      smghits: "SMG hits",
      shotgunhits: "Shotgun hits",
      pistolhits: "Pistol hits",
      temphits: "Temporary weapon hits",
      piercinghits: "Piercing hits",
      slashinghits: "Slashing hits",
      clubbinghits: "Clubbing hits",
      mechanicalhits: "Mechanical hits",
      h2hhits: "Hand-to-hand hits",
      roundsfired: "Rounds fired",
      specialammoused: "Special rounds",
      hollowammoused: "Hollow point rounds",
      tracerammoused: "Tracer rounds",
      piercingammoused: "Piercing rounds",
      incendiaryammoused: "Incendiary rounds",
    }),
  },
  {
    title: "Bounties",
    statistics: [
      ...counts({
        bountiesplaced: "Bounties placed",
        bountiescollected: "Bounties collected",
        bountiesreceived: "Bounties received",
      }),
      ...dollars({
        totalbountyspent: "Spent on bounties",
        totalbountyreward: "Bounty rewards",
        receivedbountyvalue: "Value of bounties received",
      }),
    ],
  },
  {
    title: "Jail and hospital",
    statistics: [
      ...counts({
        jailed: "Times jailed",
        peoplebusted: "Busts",
        failedbusts: "Failed busts",
        peoplebought: "Bails",
        hospital: "Times hospitalised",
        medicalitemsused: "Medical items",
        bloodwithdrawn: "Blood withdrawn",
        revives: "Revives",
        revivesreceived: "Revives received",
      }),
      ...dollars({ peopleboughtspent: "Spent on bails" }),
      ...counts({ reviveskill: "Reviving" }, { kind: "Skills" }),
    ],
  },
  {
    title: "Drugs and refills",
    statistics: [
      ...counts({
        xantaken: "Xanax",
        exttaken: "Ecstasy",
        lsdtaken: "LSD",
        victaken: "Vicodin",
        cantaken: "Cannabis",
        kettaken: "Ketamine",
        opitaken: "Opium",
        pcptaken: "PCP",
        shrtaken: "Shrooms",
        spetaken: "Speed pills",
        drugsused: "Drugs",
        overdosed: "Overdoses",
        rehabs: "Rehabs",
        refills: "Energy refills",
        nerverefills: "Nerve refills",
        tokenrefills: "Token refills",
        boostersused: "Boosters",
        energydrinkused: "Energy drinks",
      }),
      ...dollars({ rehabcost: "Spent on rehabs" }),
    ],
  },
  {
    title: "Items",
    statistics: counts({
      booksread: "Books",
      consumablesused: "Consumables",
      candyused: "Candy",
      alcoholused: "Alcohol",
      statenhancersused: "Stat enhancers",
      eastereggsused: "Easter eggs used",
      eastereggsfound: "Easter eggs found",
      cityfinds: "City finds",
      dumpfinds: "Dump finds",
      itemsdumped: "Items dumped",
      virusescoded: "Viruses coded",
    }),
  },
  {
    title: "Travel",
    statistics: [
      ...counts({
        traveltimes: "Trips",
        itemsboughtabroad: "Items bought abroad",
        attackswonabroad: "Attacks won abroad",
        defendslostabroad: "Defends lost abroad",
        argtravel: "Trips to Argentina",
        cantravel: "Trips to Canada",
        caytravel: "Trips to the Cayman Islands",
        chitravel: "Trips to China",
        hawtravel: "Trips to Hawaii",
        japtravel: "Trips to Japan",
        mextravel: "Trips to Mexico",
        satravel: "Trips to South Africa",
        switravel: "Trips to Switzerland",
        uaetravel: "Trips to the UAE",
        uktravel: "Trips to the UK",
      }),
      ...counts({ huntingskill: "Hunting" }, { kind: "Skills" }),
    ],
  },
  {
    title: "Trading",
    statistics: [
      ...counts({
        cityitemsbought: "City items bought",
        marketitemsbought: "Market items bought",
        auctionswon: "Auctions won",
        auctionsells: "Auctions sold",
        itemssent: "Items sent",
        trades: "Trades",
        pointsbought: "Points bought",
        pointssold: "Points sold",
        bazaarcustomers: "Bazaar customers",
        bazaarsales: "Bazaar sales",
      }),
      ...dollars({ bazaarprofit: "Bazaar profit" }),
    ],
  },
  {
    title: "Jobs, missions and racing",
    statistics: [
      ...counts({
        jobpointsused: "Job points used",
        trainsreceived: "Trains received",
        missionscompleted: "Missions",
        contractscompleted: "Contracts",
        dukecontractscompleted: "Duke’s contracts",
        missioncreditsearned: "Mission credits",
        racingpointsearned: "Racing points",
        racesentered: "Races entered",
        raceswon: "Races won",
      }),
      ...counts({ racingskill: "Racing" }, { kind: "Skills" }),
    ],
  },
  {
    title: "Messages",
    statistics: counts({
      mailssent: "Messages sent",
      friendmailssent: "Messages to friends",
      factionmailssent: "Messages to the faction",
      companymailssent: "Messages to colleagues",
      spousemailssent: "Messages to the spouse",
      classifiedadsplaced: "Classified ads",
      personalsplaced: "Personals",
    }),
  },
  {
    title: "Time and awards",
    statistics: [
      ...seconds({
        timeplayed: "Time played",
        timespenttraveling: "Time spent traveling",
      }),
      ...counts({ daysbeendonator: "Days as a donator", awards: "Awards" }),
      // Merits can be reset.
      ...counts({ meritsbought: "Merits bought" }, { mayFall: true }),
      ...counts({ bestactivestreak: "Best active streak" }, { kind: "Records and streaks" }),
      ...counts(
        { activestreak: "Current active streak" },
        { kind: "Records and streaks", mayFall: true },
      ),
    ],
  },
  {
    title: "Stocks and bank",
    statistics: [
      // The number of dividends, not their value.
      ...counts({ stockpayouts: "Stock payouts" }),
      ...dollars({
        stockprofits: "Stock profits",
        stocklosses: "Stock losses",
        stockfees: "Stock fees",
        moneyinvested: "Bank investments",
        investedprofit: "Bank profit",
      }),
      ...dollars({ stocknetprofits: "Stock net profits" }, { mayFall: true }),
      ...dollars({ investamount: "Bank investment now" }, { kind: "Net worth", mayFall: true }),
      ...seconds(
        { banktimeleft: "Bank time left" },
        { kind: "Records and streaks", mayFall: true },
      ),
    ],
  },
];
