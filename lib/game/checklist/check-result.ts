/** Whether the item is complete, and the facts that its row shows. */
export type CheckResult<Facts> =
  | { state: "complete" | "incomplete"; facts: Facts }
  | { state: "disabled"; reason: DisabledReason };

/** Why an item does not apply to a player. "no data": the game's answer lacks the data that decides it. */
export type DisabledReason = "no faction" | "no company" | "older crimes" | "no data";

/** Done today or not; it all starts over at 00:00 UTC. */
export interface DailyFacts {
  resetsAtMs: number;
  /** The answer is from before the day began, and can't tell. */
  isUnknown?: boolean;
}

/** How many there are, and how many there may be. */
export interface Occupancy {
  count: number;
  total: number;
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

export const checkResult = <Facts>(isComplete: boolean, facts: Facts): CheckResult<Facts> => ({
  state: isComplete ? "complete" : "incomplete",
  facts,
});

export const disabled = (reason: DisabledReason): CheckResult<never> => ({
  state: "disabled",
  reason,
});

/** Complete if nobody keeps it from being complete. */
export const completeIfNobody = (people: readonly Person[]): CheckResult<People> =>
  checkResult(people.length === 0, { people });
