import type { Member } from "@/lib/game/faction/member";
import type { Item } from "@/lib/game/items/item";
import type { Property } from "@/lib/game/properties/property";
import type { Dividend } from "@/lib/game/stocks/dividends";
import type { Holding } from "@/lib/game/stocks/holding";
import type { PointsListing } from "@/lib/game/stocks/points-listing";
import type { Benefit, Stock } from "@/lib/game/stocks/stock";

/** A plain, valid member; a test overrides only what it is about. */
export function aMember(changes: Partial<Member> = {}): Member {
  return {
    id: 3000001,
    name: "Alpha",
    level: 50,
    daysInFaction: 100,
    position: "Member",
    state: "Okay",
    lastAction: { atMs: 0, relative: "2 minutes ago" },
    inCrime: true,
    ...changes,
  };
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
