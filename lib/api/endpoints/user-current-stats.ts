import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import * as z from "@/lib/zod";

import { LEGACY_STAT_NAMES } from "./personal-stats";

/** The JSON path of each trackable statistic, by its name in the parameter `stat=`. */
const STAT_PATHS: Readonly<Record<string, string>> = {
  totalstats: "battle_stats.total",
  strength: "battle_stats.strength",
  defense: "battle_stats.defense",
  speed: "battle_stats.speed",
  dexterity: "battle_stats.dexterity",
  totalworkingstats: "jobs.stats.total",
  manuallabor: "jobs.stats.manual",
  intelligence: "jobs.stats.intelligence",
  endurance: "jobs.stats.endurance",
  networth: "networth.total",
  networthstockmarket: "networth.stock_market",
  networthitems: "networth.inventory",
  networthproperties: "networth.property",
  networthbank: "networth.bank",
  networthcayman: "networth.overseas_bank",
  networthvault: "networth.vaults",
  networthpoints: "networth.points",
  networthbazaar: "networth.bazaar",
  networthitemmarket: "networth.item_market",
  networthdisplaycase: "networth.display_case",
  networthcompany: "networth.company",
  networthwallet: "networth.wallet",
  criminaloffenses: "crimes.offenses.total",
  organizedcrimes: "crimes.offenses.organized_crimes",
  searchforcashskill: "crimes.skills.search_for_cash",
  bootleggingskill: "crimes.skills.bootlegging",
  graffitiskill: "crimes.skills.graffiti",
  shopliftingskill: "crimes.skills.shoplifting",
  pickpocketingskill: "crimes.skills.pickpocketing",
  cardskimmingskill: "crimes.skills.card_skimming",
  burglaryskill: "crimes.skills.burglary",
  hustlingskill: "crimes.skills.hustling",
  disposalskill: "crimes.skills.disposal",
  crackingskill: "crimes.skills.cracking",
  forgeryskill: "crimes.skills.forgery",
  scammingskill: "crimes.skills.scamming",
  attackswon: "attacking.attacks.won",
  attackslost: "attacking.attacks.lost",
  defendswon: "attacking.defends.won",
  respectforfaction: "attacking.faction.respect",
  rankedwarhits: "attacking.faction.ranked_war_hits",
  retals: "attacking.faction.retaliations",
  revives: "hospital.reviving.revives",
  peoplebusted: "jail.busts.success",
  xantaken: "drugs.xanax",
  exttaken: "drugs.ecstasy",
  lsdtaken: "drugs.lsd",
  victaken: "drugs.vicodin",
  overdosed: "drugs.overdoses",
  refills: "other.refills.energy",
  nerverefills: "other.refills.nerve",
  boostersused: "items.used.boosters",
  energydrinkused: "items.used.energy_drinks",
  traveltimes: "travel.total",
  itemsboughtabroad: "travel.items_bought",
  cityfinds: "items.found.city",
  dumpfinds: "items.found.dump",
  cityitemsbought: "trading.items.bought.shops",
  timeplayed: "other.activity.time",
  timespenttraveling: "travel.time_spent",
  stockpayouts: "investments.stocks.payouts",
  stockprofits: "investments.stocks.profits",
  stocklosses: "investments.stocks.losses",
  investedprofit: "investments.bank.profit",
  bazaarprofit: "trading.bazaar.profit",
  networthauctionhouse: "networth.auction_house",
  networthbookie: "networth.bookie",
  networthenlistedcars: "networth.enlisted_cars",
  networthpiggybank: "networth.piggy_bank",
  networthpending: "networth.pending",
  networthloan: "networth.loans",
  networthunpaidfees: "networth.unpaid_fees",
  jobpointsused: "jobs.job_points_used",
  trainsreceived: "jobs.trains_received",
  vandalism: "crimes.offenses.vandalism",
  theft: "crimes.offenses.theft",
  counterfeiting: "crimes.offenses.counterfeiting",
  fraud: "crimes.offenses.fraud",
  illicitservices: "crimes.offenses.illicit_services",
  cybercrime: "crimes.offenses.cybercrime",
  extortion: "crimes.offenses.extortion",
  illegalproduction: "crimes.offenses.illegal_production",
  criminaloffensesold: "crimes.total",
  sellillegalgoods: "crimes.sell_illegal_goods",
  theftold: "crimes.theft",
  autotheftcrime: "crimes.auto_theft",
  drugdealscrime: "crimes.drug_deals",
  computercrime: "crimes.computer",
  fraudold: "crimes.fraud",
  murdercrime: "crimes.murder",
  othercrime: "crimes.other",
  arsonskill: "crimes.skills.arson",
  attacksdraw: "attacking.attacks.stalemate",
  attacksassisted: "attacking.attacks.assist",
  attacksstealthed: "attacking.attacks.stealth",
  defendslost: "attacking.defends.lost",
  defendsstalemated: "attacking.defends.stalemate",
  elo: "attacking.elo",
  unarmoredwon: "attacking.unarmored_wins",
  highestbeaten: "attacking.highest_level_beaten",
  yourunaway: "attacking.escapes.player",
  theyrunaway: "attacking.escapes.foes",
  bestkillstreak: "attacking.killstreak.best",
  currentkillstreak: "attacking.killstreak.current",
  attackhits: "attacking.hits.success",
  attackmisses: "attacking.hits.miss",
  attackcriticalhits: "attacking.hits.critical",
  onehitkills: "attacking.hits.one_hit_kills",
  attackdamage: "attacking.damage.total",
  bestdamage: "attacking.damage.best",
  moneymugged: "attacking.networth.money_mugged",
  largestmug: "attacking.networth.largest_mug",
  itemslooted: "attacking.networth.items_looted",
  roundsfired: "attacking.ammunition.total",
  specialammoused: "attacking.ammunition.special",
  hollowammoused: "attacking.ammunition.hollow_point",
  tracerammoused: "attacking.ammunition.tracer",
  piercingammoused: "attacking.ammunition.piercing",
  incendiaryammoused: "attacking.ammunition.incendiary",
  raidhits: "attacking.faction.raid_hits",
  territoryjoins: "attacking.faction.territory.wall_joins",
  territoryclears: "attacking.faction.territory.wall_clears",
  territorytime: "attacking.faction.territory.wall_time",
  heavyhits: "finishing_hits.heavy_artillery",
  machinehits: "finishing_hits.machine_guns",
  riflehits: "finishing_hits.rifles",
  smghits: "finishing_hits.sub_machine_guns",
  shotgunhits: "finishing_hits.shotguns",
  pistolhits: "finishing_hits.pistols",
  temphits: "finishing_hits.temporary",
  piercinghits: "finishing_hits.piercing",
  slashinghits: "finishing_hits.slashing",
  clubbinghits: "finishing_hits.clubbing",
  mechanicalhits: "finishing_hits.mechanical",
  h2hhits: "finishing_hits.hand_to_hand",
  bountiesplaced: "bounties.placed.amount",
  totalbountyspent: "bounties.placed.value",
  bountiescollected: "bounties.collected.amount",
  totalbountyreward: "bounties.collected.value",
  bountiesreceived: "bounties.received.amount",
  receivedbountyvalue: "bounties.received.value",
  jailed: "jail.times_jailed",
  failedbusts: "jail.busts.fails",
  peoplebought: "jail.bails.amount",
  peopleboughtspent: "jail.bails.fees",
  hospital: "hospital.times_hospitalized",
  medicalitemsused: "hospital.medical_items_used",
  bloodwithdrawn: "hospital.blood_withdrawn",
  reviveskill: "hospital.reviving.skill",
  revivesreceived: "hospital.reviving.revives_received",
  drugsused: "drugs.total",
  cantaken: "drugs.cannabis",
  kettaken: "drugs.ketamine",
  opitaken: "drugs.opium",
  pcptaken: "drugs.pcp",
  shrtaken: "drugs.shrooms",
  spetaken: "drugs.speed",
  rehabs: "drugs.rehabilitations.amount",
  rehabcost: "drugs.rehabilitations.fees",
  tokenrefills: "other.refills.token",
  booksread: "items.used.books",
  consumablesused: "items.used.consumables",
  candyused: "items.used.candy",
  alcoholused: "items.used.alcohol",
  statenhancersused: "items.used.stat_enhancers",
  eastereggsused: "items.used.easter_eggs",
  eastereggsfound: "items.found.easter_eggs",
  itemsdumped: "items.trashed",
  virusescoded: "items.viruses_coded",
  attackswonabroad: "travel.attacks_won",
  defendslostabroad: "travel.defends_lost",
  huntingskill: "travel.hunting.skill",
  argtravel: "travel.argentina",
  cantravel: "travel.canada",
  caytravel: "travel.cayman_islands",
  chitravel: "travel.china",
  hawtravel: "travel.hawaii",
  japtravel: "travel.japan",
  mextravel: "travel.mexico",
  uaetravel: "travel.united_arab_emirates",
  uktravel: "travel.united_kingdom",
  satravel: "travel.south_africa",
  switravel: "travel.switzerland",
  marketitemsbought: "trading.items.bought.market",
  auctionswon: "trading.items.auctions.won",
  auctionsells: "trading.items.auctions.sold",
  itemssent: "trading.items.sent",
  trades: "trading.trades",
  pointsbought: "trading.points.bought",
  pointssold: "trading.points.sold",
  bazaarcustomers: "trading.bazaar.customers",
  bazaarsales: "trading.bazaar.sales",
  mailssent: "communication.mails_sent.total",
  friendmailssent: "communication.mails_sent.friends",
  factionmailssent: "communication.mails_sent.faction",
  companymailssent: "communication.mails_sent.colleagues",
  spousemailssent: "communication.mails_sent.spouse",
  classifiedadsplaced: "communication.classified_ads",
  personalsplaced: "communication.personals",
  missionscompleted: "missions.missions",
  contractscompleted: "missions.contracts.total",
  dukecontractscompleted: "missions.contracts.duke",
  missioncreditsearned: "missions.credits",
  racingskill: "racing.skill",
  racingpointsearned: "racing.points",
  racesentered: "racing.races.entered",
  raceswon: "racing.races.won",
  activestreak: "other.activity.streak.current",
  bestactivestreak: "other.activity.streak.best",
  awards: "other.awards",
  meritsbought: "other.merits_bought",
  daysbeendonator: "other.donator_days",
  moneyinvested: "investments.bank.total",
  investamount: "investments.bank.current",
  banktimeleft: "investments.bank.time_remaining",
  stockfees: "investments.stocks.fees",
  stocknetprofits: "investments.stocks.net_profits",
};

const legacyNameOf = (name: string) =>
  Object.keys(LEGACY_STAT_NAMES).find((legacy) => LEGACY_STAT_NAMES[legacy] === name) ?? name;

function numberAtPath(body: unknown, path: string): number | null {
  let value = body;
  for (const part of path.split(".")) {
    if (typeof value !== "object" || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[part];
  }
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

const statsOf = (valueOf: (name: string, path: string) => number | null): CurrentStats =>
  Object.fromEntries(
    Object.entries(STAT_PATHS).flatMap(([name, path]) => {
      const value = valueOf(name, path);
      return value === null ? [] : [[name, value]];
    }),
  );

/**
 * The current response is a tree of numbers, the legacy one is flat. Other values are skipped. A list is the response to another
 * request and yields no statistics.
 */
export const currentStatsWire = z.pipe(
  // Not a record schema, which reads all fields: the response check must see which fields are used.
  z.object({
    personalstats: z
      .unknown()
      .check(z.refine((value) => typeof value === "object" && value !== null)),
  }),
  z.transform(({ personalstats }): CurrentStats => {
    const stats = statsOf((_, path) => numberAtPath(personalstats, path));
    if (Object.keys(stats).length > 0) return stats;
    return statsOf(
      (name) =>
        numberAtPath(personalstats, name) ?? numberAtPath(personalstats, legacyNameOf(name)),
    );
  }),
);

/** The trackable statistics by the game's names. Statistics that the key may not read are absent. */
export type CurrentStats = Readonly<Record<string, number>>;

/** The player's own current statistics. `fetchDailyStats` fetches those of past days. */
export function currentStatsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "personalstats", "now"],
    queryFn: ({ signal }) =>
      request(session, "/user/personalstats?cat=all", currentStatsWire, signal),
  });
}
