import type { Course } from "./curriculum";
import { courseEndsAtMs, type UserEducation } from "./user-education";

/** A player's progress at one moment. */
export interface Progress {
  doneIds: ReadonlySet<number>;
  running: RunningCourse | null;
}

interface RunningCourse {
  courseId: number;
  /** Null where the game does not say. */
  endsAtMs: number | null;
}

export const NOTHING_LEARNED: Progress = { doneIds: new Set(), running: null };

/** A course whose time is up counts as done, even before the game's next answer says so. */
export function progressAt(
  userEducation: UserEducation,
  { nowMs, fetchedAtMs }: { nowMs: number; fetchedAtMs: number },
): Progress {
  const { completedIds, current } = userEducation;
  const doneIds = new Set(completedIds);
  if (current === null || doneIds.has(current.courseId)) return { doneIds, running: null };
  const { courseId } = current;
  const endsAtMs = courseEndsAtMs(userEducation, fetchedAtMs);
  if (endsAtMs === null || endsAtMs > nowMs) return { doneIds, running: { courseId, endsAtMs } };
  return { doneIds: doneIds.add(courseId), running: null };
}

/** Open: nothing that it needs is left to do; another course may still run. */
export type CourseState = "done" | "running" | "open" | "locked";

export function courseState(course: Course, progress: Progress): CourseState {
  if (progress.doneIds.has(course.id)) return "done";
  if (progress.running?.courseId === course.id) return "running";
  return missingIds(course, progress).length === 0 ? "open" : "locked";
}

/** What a course needs and the player has not done. */
export const missingIds = ({ prerequisiteIds }: Course, { doneIds }: Progress): number[] =>
  prerequisiteIds.filter((id) => !doneIds.has(id));
