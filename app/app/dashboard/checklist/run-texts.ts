import { gamePages } from "@/components/game/links";
import type { IdleKind } from "@/lib/game/checklist/idle";

import type { ItemId } from "./items/items";

/** The task of an item or of an idle activity, and about how long it takes, in seconds: our estimate. */
interface TaskText {
  what: string;
  seconds: number;
}

const CHURCH_S = 15;
const SPIN_S = 15;
const ITEM_S = 20;
const START_S = 30;
const PEOPLE_S = 300;

export const TASK_TEXTS: Readonly<Record<ItemId, TaskText>> = {
  nerveRefill: { what: "Refill your nerve, once a day.", seconds: ITEM_S },
  energyRefill: { what: "Refill your energy, once a day.", seconds: ITEM_S },
  casinoRefill: { what: "Refill your casino tokens, once a day.", seconds: ITEM_S },
  drugCooldown: { what: "Take a drug, so that its cooldown runs.", seconds: ITEM_S },
  boosterCooldown: { what: "Use boosters until their cooldown is at its maximum.", seconds: 60 },
  education: { what: "Start a course.", seconds: START_S },
  missions: { what: "Finish or decline Duke’s contracts.", seconds: 600 },
  virusCoding: { what: "Start coding a virus.", seconds: START_S },
  itemShopBuys: { what: "Buy 100 items in the city’s shops, once a day.", seconds: 120 },
  churchPrayer: { what: "Pray in church, once a day.", seconds: CHURCH_S },
  churchDonation: { what: "Donate to the church, once a day.", seconds: CHURCH_S },
  joinFaction: { what: "Join a faction.", seconds: PEOPLE_S },
  joinOrganisedCrime: { what: "Take a slot in an organised crime, with its item.", seconds: 60 },
  factionFull: { what: "Invite players until the faction is full.", seconds: PEOPLE_S },
  factionApplications: { what: "Accept or decline each application.", seconds: 60 },
  inactiveMembers: { what: "Message inactive members, or replace them.", seconds: PEOPLE_S },
  fallenFederalMembers: { what: "Replace fallen and federal members.", seconds: 60 },
  membersNotInOc: { what: "Ask these members to join an OC.", seconds: PEOPLE_S },
  ocPassRate: { what: "Move members with a low pass rate to another role.", seconds: PEOPLE_S },
  ocItems: { what: "Get members the items that they need.", seconds: PEOPLE_S },
  companyPositions: { what: "Hire employees until all positions are filled.", seconds: PEOPLE_S },
  companyInactiveEmployees: {
    what: "Message inactive employees, or replace them.",
    seconds: PEOPLE_S,
  },
  companyEmployeeStatus: { what: "Replace fallen and federal employees.", seconds: 60 },
  wheelLame: { what: "Spin the Wheel of Lame, once a day.", seconds: SPIN_S },
  wheelMediocrity: { what: "Spin the Wheel of Mediocrity, once a day.", seconds: SPIN_S },
  wheelAwesome: { what: "Spin the Wheel of Awesome, once a day.", seconds: SPIN_S },
};

/** The tasks of idle activities, with the checklist's item for the same thing if there is one: the run shows it once. */
export const IDLE_TEXTS: Readonly<Record<IdleKind, TaskText & { why: string; item?: ItemId }>> = {
  bank: { what: "Invest in the bank.", why: "No bank investment.", seconds: START_S },
  course: { ...TASK_TEXTS.education, why: "No course in progress.", item: "education" },
  virus: { ...TASK_TEXTS.virusCoding, why: "Not coding a virus.", item: "virusCoding" },
  crime: {
    ...TASK_TEXTS.joinOrganisedCrime,
    why: "You’re not in one.",
    item: "joinOrganisedCrime",
  },
  contract: { what: "Accept a contract.", why: "None is accepted.", seconds: 60, item: "missions" },
  drug: { ...TASK_TEXTS.drugCooldown, why: "No cooldown.", item: "drugCooldown" },
  booster: { ...TASK_TEXTS.boosterCooldown, why: "No cooldown.", item: "boosterCooldown" },
  training: {
    what: "Train: energy is full and you haven’t trained today.",
    why: "Energy is full.",
    seconds: 60,
  },
};

const PLACES: Readonly<Record<string, string>> = {
  [gamePages.gym]: "the gym",
  [gamePages.drugs]: "your drugs",
  [gamePages.boosters]: "your boosters",
  [gamePages.education]: "Education",
  [gamePages.computer]: "your computer",
  [gamePages.missions]: "Missions",
  [gamePages.points]: "the points building",
  [gamePages.bank]: "the bank",
  [gamePages.city]: "the city",
  [gamePages.church]: "the church",
  [gamePages.wheels]: "the wheels",
  [gamePages.faction]: "your faction",
  [gamePages.factionControls]: "the faction’s controls",
  [gamePages.factionCrimes]: "the faction’s crimes",
  [gamePages.company]: "your company",
  [gamePages.employees]: "your employees",
};

/** "Open the gym". */
export const openText = (gameUrl: string): string => `Open ${PLACES[gameUrl] ?? "in the game"}`;

/** "About 20 s", "About 2 min". */
export const howLongText = (seconds: number): string =>
  seconds < 60 ? `About ${seconds} s` : `About ${Math.round(seconds / 60)} min`;
