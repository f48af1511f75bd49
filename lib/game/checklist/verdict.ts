/** Whether there is anything left to do, and what the rule found: what the item's row says is made of it. */
export type Verdict<Facts> =
  | { state: "complete" | "incomplete"; facts: Facts }
  | { state: "disabled"; reason: DisabledReason };

/** Why an item does not apply to a player. "not told": the game's answer lacks the data that decides it. */
export type DisabledReason = "no faction" | "no company" | "older crimes" | "not told";

/** Done today or not; it all starts over at 00:00 UTC. */
export interface OfToday {
  resetsAtMs: number;
  /** The answer is from before the day began, and can't tell. */
  isUnknown?: boolean;
}

/** How many there are, and how many there may be. */
export interface Filled {
  count: number;
  of: number;
}

/** Everybody who keeps the item from being complete. */
export interface People {
  people: readonly Person[];
}

export interface Person {
  id: number;
  name: string;
  /** Why, where it is a state: "Fallen" or "Federal". */
  state?: string;
  /** Why, where it is the time since the last action: whole days. */
  inactiveDays?: number;
}

export const judged = <Facts>(isComplete: boolean, facts: Facts): Verdict<Facts> => ({
  state: isComplete ? "complete" : "incomplete",
  facts,
});

export const disabled = (reason: DisabledReason): Verdict<never> => ({ state: "disabled", reason });

/** Complete if nobody keeps it from being complete. */
export const nobodyOf = (people: readonly Person[]): Verdict<People> =>
  judged(people.length === 0, { people });
