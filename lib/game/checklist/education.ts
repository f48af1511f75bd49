import type { CourseCategory } from "@/lib/game/education/course";
import { courseEndsAtMs, type Studies } from "@/lib/game/education/studies";

import type { ReadAt } from "./refills";
import { judged, type Verdict } from "./verdict";

/** The course that runs, whose end is null where the game does not say it; or how many of all courses are done. */
type Education =
  | { kind: "course"; courseId: number; endsAtMs: number | null }
  | { kind: "no course"; completed: number; courses: number };

/** Complete while a course is running; one that ends right now no longer is. Null if none is. */
export function enrolledVerdict(
  studies: Studies,
  { nowMs, readAtMs }: ReadAt,
): Verdict<Education> | null {
  const endsAtMs = courseEndsAtMs(studies, readAtMs);
  if (studies.current === null || (endsAtMs !== null && endsAtMs <= nowMs)) return null;
  return judged(true, { kind: "course", courseId: studies.current.courseId, endsAtMs });
}

/**
 * For a player with no course running: complete once every course of the game is done. One that has just ended counts
 * only from the next answer on. Source: contract 7.5.
 */
export function finishedVerdict(
  { completedIds }: Pick<Studies, "completedIds">,
  categories: readonly CourseCategory[],
): Verdict<Education> {
  const done = new Set(completedIds);
  const courses = categories.flatMap((category) => category.courses);
  const completed = courses.filter(({ id }) => done.has(id)).length;
  const isFinished = courses.length > 0 && completed === courses.length;
  return judged(isFinished, { kind: "no course", completed, courses: courses.length });
}
