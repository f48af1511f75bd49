/** The result of a checklist item: complete or not, with the facts that its row shows, or the reason why it is disabled. */
export type CheckResult<Facts> = { state: "complete" | "incomplete"; facts: Facts } | Disabled;

/** The result of an item that doesn't apply to the player. */
export interface Disabled {
  state: "disabled";
  reason: DisabledReason;
}

/** The reason why an item doesn't apply to a player. "no data": the response lacks the data that decides it. */
export type DisabledReason = "no faction" | "no company" | "older crimes" | "no data";

/** The current time, and the time at which the response was fetched. */
export interface FetchedAt {
  nowMs: number;
  fetchedAtMs: number;
}

/** Facts of an item that starts over every day at 00:00 UTC. */
export interface DailyFacts {
  resetsAtMs: number;
  /** True if the response is from before the day began, so it doesn't show today's state. */
  isUnknown?: boolean;
}

/** The number of places that are taken, and of all places. */
export interface Occupancy {
  count: number;
  total: number;
}

/** Everybody who prevents the item from being complete. */
export interface People {
  people: readonly Person[];
}

export interface Person {
  id: number;
  name: string;
  /** The reason, if it is a state: "Fallen" or "Federal". */
  state?: string;
  /** The reason, if it is inactivity: whole days since the last action. */
  inactiveDays?: number;
}

export const checkResult = <Facts>(isComplete: boolean, facts: Facts): CheckResult<Facts> => ({
  state: isComplete ? "complete" : "incomplete",
  facts,
});

export const disabled = (reason: DisabledReason): Disabled => ({
  state: "disabled",
  reason,
});

/** Complete if the list of people is empty. */
export const completeIfNobody = (people: readonly Person[]): CheckResult<People> =>
  checkResult(people.length === 0, { people });

/** The records of a list that could be parsed. */
interface PartialList<T> {
  entries: readonly T[];
  /** Number of records that couldn't be parsed. */
  dropped: number;
}

/** Nothing is left to do according to the valid records, but unknown records may differ. */
export interface Inconclusive {
  state: "inconclusive";
  /** Number of records that were dropped or lack the checked data; 0 if the list is empty, which is impossible. */
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

/**
 * `checkList` for the people of a faction or company. An empty list is impossible, so it is inconclusive. A person for whom
 * `isUnknown` is true lacks the checked data and counts as dropped.
 */
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
