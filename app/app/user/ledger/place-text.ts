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

/** "Abroad": the name of a source as a heading or a filter. */
export function placeName(place: Place): string {
  const text = PLACES[place];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** All sources with their names. */
export const PLACE_CHOICES = Object.keys(PLACES)
  .filter(isPlace)
  .map((place) => [place, placeName(place)] as const);

function isPlace(text: string): text is Place {
  return Object.hasOwn(PLACES, text);
}
