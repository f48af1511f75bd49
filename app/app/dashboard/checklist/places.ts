import { gamePages } from "@/components/game/links";
import type { ItemId } from "@/lib/game/checklist/items";

/** The page of the game where each item is done. */
export const PLACES: Readonly<Record<ItemId, string>> = {
  nerveRefill: gamePages.points,
  energyRefill: gamePages.points,
  drugCooldown: gamePages.drugs,
  boosterCooldown: gamePages.boosters,
  education: gamePages.education,
  missions: gamePages.missions,
  virusCoding: gamePages.computer,
  itemShopBuys: gamePages.city,
  churchPrayer: gamePages.church,
  churchDonation: gamePages.church,
  joinFaction: gamePages.faction,
  joinOrganisedCrime: gamePages.factionCrimes,
  factionFull: gamePages.faction,
  factionApplications: gamePages.factionControls,
  inactiveMembers: gamePages.faction,
  fallenFederalMembers: gamePages.faction,
  membersNotInOc: gamePages.factionCrimes,
  ocPassRate: gamePages.factionCrimes,
  ocMissingItems: gamePages.factionCrimes,
  companyPositions: gamePages.company,
  companyInactiveEmployees: gamePages.employees,
  companyEmployeeStatus: gamePages.employees,
  casinoRefill: gamePages.points,
  wheelLame: gamePages.wheels,
  wheelMediocrity: gamePages.wheels,
  wheelAwesome: gamePages.wheels,
};
