import type { CourseCategory } from "@/lib/game/education/course";
import { courseEndsAtMs, type UserEducation } from "@/lib/game/education/user-education";

import { checkResult, type CheckResult } from "./check-result";
import type { ReadAt } from "./refills";

/** The course that runs, whose end is null where the game does not say it; or how many of all courses are done. */
type Education =
  | { kind: "course"; courseId: number; endsAtMs: number | null }
  | { kind: "no course"; completed: number; courses: number };

/** Complete while a course is running; one that ends right now no longer is. Null if none is. */
export function checkEnrolled(
  studies: UserEducation,
  { nowMs, readAtMs }: ReadAt,
): CheckResult<Education> | null {
  const endsAtMs = courseEndsAtMs(studies, readAtMs);
  if (studies.current === null || (endsAtMs !== null && endsAtMs <= nowMs)) return null;
  return checkResult(true, { kind: "course", courseId: studies.current.courseId, endsAtMs });
}

/**
 * For a player with no course running: complete once every course of the game is done. One that has just ended counts
 * only from the next answer on. Source: contract 7.5.
 */
export function checkFinished(
  { completedIds }: Pick<UserEducation, "completedIds">,
  categories: readonly CourseCategory[],
): CheckResult<Education> {
  const done = new Set(completedIds);
  const courses = categories.flatMap((category) => category.courses);
  const completed = courses.filter(({ id }) => done.has(id)).length;
  const isFinished = courses.length > 0 && completed === courses.length;
  return checkResult(isFinished, { kind: "no course", completed, courses: courses.length });
}
