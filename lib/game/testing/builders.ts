import type { Perks, Profile } from "@/lib/game/account/account";
import type { Bar } from "@/lib/game/account/bars";
import type { CrimeRewards, CrimeSlot, OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { Attack } from "@/lib/game/faction/attacks";
import type { Member } from "@/lib/game/faction/member";
import type { Fighter } from "@/lib/game/fight/fighter";
import type { OwnAttack } from "@/lib/game/fight/own-attacks";
import type { Item } from "@/lib/game/items/item";
import type { Property } from "@/lib/game/properties/property";
import type { PointsListing } from "@/lib/game/stocks/benefit-value";
import type { Dividend } from "@/lib/game/stocks/dividends";
import type { Benefit, Holding, Stock } from "@/lib/game/stocks/stock";

/** A plain, valid member; a test overrides only what it is about. */
export function aMember(changes: Partial<Member> = {}): Member {
  return {
    id: 3000001,
    name: "Alpha",
    level: 50,
    daysInFaction: 100,
    position: "Member",
    state: "Okay",
    stateUntilMs: null,
    abroadIn: null,
    revives: null,
    lastAction: { atMs: 0 },
    onlineStatus: "",
    isInOc: true,
    ...changes,
  };
}

/** A player in Torn who can be attacked. */
export const aFighter = (changes: Partial<Fighter> = {}): Fighter => ({
  id: 1,
  name: "Tarn",
  level: 50,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  description: "Okay",
  lastAction: { status: "Online", atMs: null },
  ...changes,
});

/** One slot, which a member holds. */
export function aCrime(changes: Partial<OrganisedCrime> = {}): OrganisedCrime {
  return {
    id: 1,
    name: "Counter Offer",
    status: "Planning",
    difficulty: 5,
    createdAtMs: 0,
    readyAtMs: null,
    executedAtMs: null,
    expiresAtMs: null,
    slots: [aSlot()],
    unreadSlots: 0,
    rewards: null,
    ...changes,
  };
}

export function aSlot(changes: Partial<CrimeSlot> = {}): CrimeSlot {
  return {
    position: "Robber",
    passRate: 80,
    member: { id: 3000001, outcome: null },
    item: null,
    ...changes,
  };
}

/** Slots of these members, in their order; null: nobody. */
export const slotsOf = (...memberIds: readonly (number | null)[]): CrimeSlot[] =>
  memberIds.map((id) => aSlot({ member: id === null ? null : { id, outcome: null } }));

export function aReward(changes: Partial<CrimeRewards> = {}): CrimeRewards {
  return { money: 1_000_000, respect: 10, items: [], payout: null, ...changes };
}

export function anItem(changes: Partial<Item> = {}): Item {
  return {
    id: 180,
    name: "Bottle of Beer",
    description: "",
    type: "Alcohol",
    subType: null,
    isTradable: true,
    isFoundInCity: false,
    marketPrice: null,
    effect: null,
    requirement: null,
    circulation: null,
    imageUrl: null,
    soldBy: [],
    ...changes,
  };
}

export function aStock({
  benefit,
  ...changes
}: Partial<Omit<Stock, "benefit">> & { benefit?: Partial<Benefit> } = {}): Stock {
  return {
    id: 9,
    acronym: "TCT",
    name: "The Torn City Times",
    price: 300,
    marketCap: null,
    totalShares: null,
    investors: null,
    logoUrl: null,
    benefit: {
      kind: "active",
      everyDays: 31,
      requirement: 100_000,
      description: "$1,000,000",
      ...benefit,
    },
    ...changes,
  };
}

/** A bar of energy that lacks 65. */
export function aBar(changes: Partial<Bar> = {}): Bar {
  return {
    current: 85,
    maximum: 150,
    increment: 5,
    everySeconds: 600,
    nextTickSeconds: 240,
    fullInSeconds: null,
    ...changes,
  };
}

export function aHolding(changes: Partial<Holding> = {}): Holding {
  return {
    stockId: 9,
    shares: 100_000,
    countedTiers: 1,
    isReady: false,
    progressDays: 10,
    everyDays: 31,
    purchases: [],
    ...changes,
  };
}

export function aDividend(changes: Partial<Dividend> = {}): Dividend {
  return {
    stock: aStock(),
    tiers: 1,
    uncountedTiers: 0,
    isReady: false,
    isPending: false,
    dueAtMs: null,
    progressDays: null,
    everyDays: 31,
    dollars: 1_000_000,
    ...changes,
  };
}

export function aProperty(changes: Partial<Property> = {}): Property {
  return {
    id: 1,
    name: "Trailer",
    cost: 5_000,
    happy: 150,
    upkeep: 0,
    modifications: [],
    staff: [],
    ...changes,
  };
}

export function aPointsListing(changes: Partial<PointsListing> = {}): PointsListing {
  return { id: 1, price: 30_000, quantity: 100, ...changes };
}

/** Won by member 1 of faction 9001, over player 201 of faction 9002. */
export function anAttack(changes: Partial<Attack> = {}): Attack {
  return {
    id: 1,
    startedAtMs: 0,
    endedAtMs: 60_000,
    attacker: { id: 1, factionId: 9001 },
    defender: { id: 201, factionId: 9002 },
    result: "Attacked",
    respectGain: 4,
    respectLoss: 3,
    chain: null,
    ...changes,
  };
}

/** An own attack on player 201 that was won, outside a chain and a war; a test overrides only what it is about. */
export function anOwnAttack(changes: Partial<OwnAttack> = {}): OwnAttack {
  return {
    ...anAttack(),
    attacker: { id: 1, factionId: 9001, name: "Alpha", level: 90 },
    defender: { id: 201, factionId: null, name: "Korna", level: 94 },
    result: "Hospitalized",
    respectGain: 3.54,
    fairFight: 2.41,
    ...changes,
  };
}

/** The player, level 50, okay and in Torn; a test overrides only what it is about. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 1,
  name: "Alpha",
  level: 50,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  location: "Torn",
  returningFrom: null,
  ...changes,
});

export const NO_PERKS: Perks = {
  faction: [],
  job: [],
  property: [],
  education: [],
  enhancer: [],
  book: [],
  stock: [],
  merit: [],
};
