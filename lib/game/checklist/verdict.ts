import type { BoosterMaximum } from "./booster-maximum";

/** Whether there is anything left to do, and what the row says about it. */
export type Verdict =
  | { state: "complete" | "incomplete"; facts: Facts }
  | { state: "disabled"; reason: DisabledReason };

/** Why an item does not apply to a player. "not told": the game's answer lacks the data that decides it. */
export type DisabledReason = "no faction" | "no company" | "older crimes" | "not told";

export type Facts =
  /** Done today or not; it all starts over at 00:00 UTC. */
  | { kind: "today"; resetsAtMs: number }
  /** Null where none runs. */
  | { kind: "drug"; endsAtMs: number | null }
  | { kind: "booster"; endsAtMs: number | null; leftMs: number; maximum: BoosterMaximum }
  /** The end is null where the game does not say it. */
  | { kind: "course"; courseId: number; endsAtMs: number | null }
  | { kind: "no course"; completed: number; courses: number }
  /** Open ones; the next expiry is null if none expires. */
  | { kind: "contracts"; count: number; expiresAtMs: number | null }
  /** Name and end are null where the game does not say them. */
  | { kind: "virus"; name: string | null; endsAtMs: number | null }
  | { kind: "no virus" }
  | { kind: "purchases"; purchases: number; count: number; of: number; resetsAtMs: number }
  | { kind: "faction" | "no faction" }
  /** Null where the item that the slot asks for is there, or none is asked for. */
  | { kind: "crime"; crime: string; missingItemId: number | null }
  | { kind: "no crime" }
  /** How many there are, and how many there may be. */
  | { kind: "filled"; count: number; of: number }
  /** Everybody who keeps the item from being complete. */
  | { kind: "people"; people: readonly Person[] }
  | { kind: "pass rates"; lowest: number; slots: readonly LowSlot[] }
  | { kind: "items"; missing: readonly SlotItem[] };

export interface Person {
  id: number;
  name: string;
  /** Why, where it is a state: "Fallen" or "Federal". */
  state?: string;
  /** Why, where it is the time since the last action: whole days. */
  idleDays?: number;
}

interface CrimeSlotOf {
  crimeId: number;
  crime: string;
  memberId: number;
}

/** A slot whose member's chance is under what the faction asks for. */
export interface LowSlot extends CrimeSlotOf {
  position: string;
  /** Percent. */
  passRate: number;
}

/** A slot whose item is missing. */
interface SlotItem extends CrimeSlotOf {
  itemId: number;
}

export const judged = (isComplete: boolean, facts: Facts): Verdict => ({
  state: isComplete ? "complete" : "incomplete",
  facts,
});

export const disabled = (reason: DisabledReason): Verdict => ({ state: "disabled", reason });

/** Complete if nobody keeps it from being complete. */
export const nobodyOf = (people: readonly Person[]): Verdict =>
  judged(people.length === 0, { kind: "people", people });
