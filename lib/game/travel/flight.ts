/** A player's last flight, or the one in the air. */
export interface Flight {
  /** Where it goes, or went; "Torn" for who has never flown. Null if the game doesn't say. */
  destination: string | null;
  /** Null for who has never flown, and where the game doesn't say. */
  arrivesAtMs: number | null;
  /** From the moment of the answer; 0 once landed. Null if the game doesn't say. */
  secondsLeft: number | null;
}

const TORN = "Torn";

/** When the flight lands, or landed, of an answer read at that moment; null if none is in the air by the answer. */
export function landsAtMs({ arrivesAtMs, secondsLeft }: Flight, readAtMs: number): number | null {
  if (secondsLeft === 0) return null;
  return arrivesAtMs ?? (secondsLeft === null ? null : readAtMs + secondsLeft * 1000);
}

/** Whether the player is in the air or in another country: the city is out of reach. */
export function isAway(flight: Flight, readAtMs: number, nowMs: number): boolean {
  if (flight.destination !== null && flight.destination !== TORN) return true;
  return nowMs < (landsAtMs(flight, readAtMs) ?? 0);
}

/** "Mexico" of "Returning to Torn from Mexico", the game's description of a player; null of any other. */
export const returnsFrom = (description: string): string | null =>
  /^Returning to Torn from (.+)$/i.exec(description)?.[1] ?? null;
