/** Whether the item is complete, and the facts that its row shows. */
export type CheckResult<Facts> =
  | { state: "complete" | "incomplete"; facts: Facts }
  | { state: "disabled"; reason: DisabledReason };

/** Why an item does not apply to a player. "no data": the game's answer lacks the data that decides it. */
export type DisabledReason = "no faction" | "no company" | "older crimes" | "no data";

/** An answer of the API, and when it came. */
export interface FetchedAt {
  nowMs: number;
  fetchedAtMs: number;
}

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

/** Complete if the list of people is empty. */
export const completeIfNobody = (people: readonly Person[]): CheckResult<People> =>
  checkResult(people.length === 0, { people });

/** The records of a list that could be read. */
interface PartialList<T> {
  entries: readonly T[];
  /** Records that could not be read. */
  dropped: number;
}

/** Nothing is left to do in the valid records, but unknown ones may differ. */
export interface Inconclusive {
  state: "inconclusive";
  /** Records that were dropped or lack what is checked; 0 if the list can't be true. */
  unknownRecords: number;
}

/** Checks a list. If records of it were dropped, the result is never "complete". */
export function checkList<T, Facts>(
  { entries, dropped }: PartialList<T>,
  check: (entries: readonly T[]) => CheckResult<Facts>,
): CheckResult<Facts> | Inconclusive {
  const result = check(entries);
  return result.state === "complete" && dropped > 0
    ? { state: "inconclusive", unknownRecords: dropped }
    : result;
}

/** `checkList` for the people of a faction or company: an empty list can't be true, and a person may lack what is checked. */
export function checkPeople<T, Facts>(
  { entries, dropped }: PartialList<T>,
  check: (entries: readonly T[]) => CheckResult<Facts>,
  isUnknown: (person: T) => boolean = () => false,
): CheckResult<Facts> | Inconclusive {
  const unknownRecords = dropped + entries.filter(isUnknown).length;
  const result = checkList({ entries, dropped: unknownRecords }, check);
  return result.state === "complete" && entries.length === 0
    ? { state: "inconclusive", unknownRecords: 0 }
    : result;
}
