import { endOf } from "@/lib/common/time";

/** What a player has learned, and is learning. */
export interface UserEducation {
  completedIds: readonly number[];
  current: CurrentCourse | null;
}

/** The end of a course is given in one of two ways; the other is null. */
interface CurrentCourse {
  courseId: number;
  endsAtMs: number | null;
  /** From the moment of the answer: all that the API's older answer says. */
  secondsLeft: number | null;
}

/**
 * When the course that runs ends, in epoch milliseconds, of an answer read at that moment; null where none runs, or the
 * game does not say.
 */
export function courseEndsAtMs(
  { current }: Pick<UserEducation, "current">,
  fetchedAtMs: number,
): number | null {
  return current && endOf(current.endsAtMs, current.secondsLeft, fetchedAtMs);
}
