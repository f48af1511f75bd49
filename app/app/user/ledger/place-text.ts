import type { Place } from "@/lib/game/ledger/events";

const PLACES: Readonly<Record<Place, string>> = {
  abroad: "abroad",
  shop: "city shop",
  market: "item market",
  bazaar: "bazaar",
  auction: "auction",
  bunker: "bunker",
  points: "points market",
  trade: "trade",
  museum: "museum",
  container: "container",
};

export const placeText = (place: Place | null): string => (place === null ? "gift" : PLACES[place]);
