import type { CheckResult } from "./check-result";

/** A list as far as it could be read. */
interface PartialList<T> {
  entries: readonly T[];
  /** Records that could not be read. */
  dropped: number;
}

/** Nothing is left to do in what could be read, and what could not be read may differ. */
export interface Inconclusive {
  state: "inconclusive";
  /** Records that could not be read, or say too little; 0 if the list can't be true. */
  unread: number;
}

/** Of a list with gaps nobody can say that there is nothing to do. */
export function checkList<T, Facts>(
  { entries, dropped }: PartialList<T>,
  check: (entries: readonly T[]) => CheckResult<Facts>,
): CheckResult<Facts> | Inconclusive {
  const result = check(entries);
  return result.state === "complete" && dropped > 0
    ? { state: "inconclusive", unread: dropped }
    : result;
}

/** The same of the people of a faction or company: there is always somebody, and one may say too little. */
export function checkPeople<T, Facts>(
  { entries, dropped }: PartialList<T>,
  check: (entries: readonly T[]) => CheckResult<Facts>,
  isUnknown: (person: T) => boolean = () => false,
): CheckResult<Facts> | Inconclusive {
  const unread = dropped + entries.filter(isUnknown).length;
  const result = checkList({ entries, dropped: unread }, check);
  return result.state === "complete" && entries.length === 0
    ? { state: "inconclusive", unread: 0 }
    : result;
}
