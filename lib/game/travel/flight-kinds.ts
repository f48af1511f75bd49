/** A way of flying. It decides the time and the capacity; only a Standard flight costs a fare. */
export interface FlightKind {
  id: FlightKindId;
  /** The game's name for it. */
  name: string;
  /** Its duration as a fraction of the Standard one. */
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
