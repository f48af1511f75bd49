import { MINUTE_MS } from "@/lib/common/time";

/** A way of flying. It decides the time and the capacity; only a Standard flight costs a fare. */
export interface FlightKind {
  id: FlightKindId;
  /** In the game's words. */
  name: string;
  /** Its part of the Standard time. */
  factor: number;
  /** The items that a player carries without perks. */
  capacity: number;
}

export type FlightKindId = "standard" | "airstrip" | "private" | "business";

/** Sources disagree about the capacity of a Standard flight: two say 10, one says 5. Source: contract 22.9. */
export const FLIGHT_KINDS = [
  { id: "standard", name: "Standard", factor: 1, capacity: 10 },
  { id: "airstrip", name: "Airstrip", factor: 0.7, capacity: 15 },
  { id: "private", name: "Private", factor: 0.5, capacity: 15 },
  { id: "business", name: "Business", factor: 0.3, capacity: 15 },
] as const satisfies readonly FlightKind[];

export const flightKind = (id: FlightKindId): FlightKind =>
  FLIGHT_KINDS.find((kind) => kind.id === id) ?? FLIGHT_KINDS[0];

/** The kind that the game's word means, such as "Airstrip"; null for any other word. */
export const flightKindNamed = (word: string): FlightKindId | null =>
  FLIGHT_KINDS.find(({ id }) => id === word.trim().toLowerCase())?.id ?? null;

/** A country, the minutes of a Standard flight there, and its fare in dollars, which includes the flight back. */
interface Route {
  country: string;
  minutes: number;
  fare: number;
}

/** The times since 23 June 2026; real flights differ by up to 3%. Source: contract 22.9. */
export const ROUTES: readonly Route[] = [
  { country: "Mexico", minutes: 24, fare: 5_525 },
  { country: "Cayman Islands", minutes: 33, fare: 8_500 },
  { country: "Canada", minutes: 39, fare: 7_650 },
  { country: "Hawaii", minutes: 127, fare: 9_350 },
  { country: "United Kingdom", minutes: 151, fare: 15_300 },
  { country: "Argentina", minutes: 158, fare: 17_850 },
  { country: "Switzerland", minutes: 166, fare: 22_950 },
  { country: "Japan", minutes: 213, fare: 27_200 },
  { country: "China", minutes: 229, fare: 29_750 },
  { country: "UAE", minutes: 257, fare: 27_200 },
  { country: "South Africa", minutes: 282, fare: 34_000 },
];

/** The duration of one flight by the table, in whole minutes. */
export const tableFlightMs = (
  { minutes }: Pick<Route, "minutes">,
  { factor }: FlightKind,
): number => Math.round(minutes * factor) * MINUTE_MS;

export const fareOf = ({ fare }: Pick<Route, "fare">, { id }: FlightKind): number =>
  id === "standard" ? fare : 0;
