import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import * as z from "@/lib/zod";

import { LEGACY_STAT_NAMES } from "./personal-stats";

/** JSON path of each statistic that can be followed, by the name that `stat=` has for it. */
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
 * The current response is a tree of numbers, the legacy one is flat. Other values are left out; a list is the response to
 * another request, and has none.
 */
export const currentStatsWire = z.pipe(
  // Not a record, which reads all fields that there are: the response check has to see which ones are used.
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

/** The statistics that can be followed, by the game's names; those that the key may not read are absent. */
export type CurrentStats = Readonly<Record<string, number>>;

/** The player's own statistics of this moment; those of past days are asked for by `fetchDailyStats`. */
export function currentStatsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "personalstats", "now"],
    queryFn: ({ signal }) =>
      request(session, "/user/personalstats?cat=all", currentStatsWire, signal),
  });
}
