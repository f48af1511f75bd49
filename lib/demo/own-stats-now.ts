import type { Clock } from "./clock";
import { ownStat } from "./own-stats";

/** The explorer's own statistics of this moment, in the game's tree; figures that nothing here reads are left out. */
export function ownStatsNow(clock: Clock, at: number) {
  const now = (name: string) => ownStat(clock, name, at) ?? 0;
  return {
    attacking: {
      attacks: { won: now("attackswon"), lost: now("attackslost") },
      defends: { won: now("defendswon") },
      faction: {
        respect: now("respectforfaction"),
        retaliations: now("retals"),
        ranked_war_hits: now("rankedwarhits"),
      },
    },
    battle_stats: {
      strength: now("strength"),
      defense: now("defense"),
      speed: now("speed"),
      dexterity: now("dexterity"),
      total: now("totalstats"),
    },
    jobs: {
      stats: {
        manual: now("manuallabor"),
        intelligence: now("intelligence"),
        endurance: now("endurance"),
        total: now("totalworkingstats"),
      },
    },
    networth: {
      total: now("networth"),
      stock_market: now("networthstockmarket"),
      inventory: now("networthitems"),
      property: now("networthproperties"),
      bank: now("networthbank"),
      points: now("networthpoints"),
    },
    crimes: {
      offenses: {
        organized_crimes: now("organizedcrimes"),
        total: now("criminaloffenses"),
      },
    },
    drugs: { xanax: now("xantaken"), overdoses: now("overdosed") },
    hospital: { reviving: { revives: now("revives") } },
    jail: { busts: { success: now("peoplebusted") } },
    items: {
      found: { city: now("cityfinds"), dump: now("dumpfinds") },
      used: { boosters: now("boostersused"), energy_drinks: now("energydrinkused") },
    },
    travel: {
      total: now("traveltimes"),
      time_spent: now("timespenttraveling"),
      items_bought: now("itemsboughtabroad"),
    },
    trading: {
      items: { bought: { shops: now("cityitemsbought") } },
      bazaar: { profit: now("bazaarprofit") },
    },
    investments: { stocks: { payouts: now("stockpayouts") } },
    other: {
      activity: { time: now("timeplayed") },
      refills: { energy: now("refills"), nerve: now("nerverefills") },
    },
  };
}
