import { endOf } from "@/lib/common/time";

/** A player's completed courses, and the current course. */
export interface UserEducation {
  completedIds: readonly number[];
  current: CurrentCourse | null;
}

/** The current course. The API gives one of `endsAtMs` and `secondsLeft`; the other is null. */
interface CurrentCourse {
  courseId: number;
  endsAtMs: number | null;
  /** Counted from the time of the response; the API's older response has only this. */
  secondsLeft: number | null;
}

/**
 * The end of the running course in epoch milliseconds, for a response fetched at `fetchedAtMs`; null if no course is running, or
 * if the game doesn't say.
 */
export function courseEndsAtMs(
  { current }: Pick<UserEducation, "current">,
  fetchedAtMs: number,
): number | null {
  return current && endOf(current.endsAtMs, current.secondsLeft, fetchedAtMs);
}
