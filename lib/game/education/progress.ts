import type { Course } from "./curriculum";
import { courseEndsAtMs, type UserEducation } from "./user-education";

/** A player's education progress at one moment. */
export interface Progress {
  doneIds: ReadonlySet<number>;
  running: RunningCourse | null;
}

interface RunningCourse {
  courseId: number;
  /** Null if the game doesn't say. */
  endsAtMs: number | null;
}

export const NOTHING_LEARNED: Progress = { doneIds: new Set(), running: null };

/** The progress at a moment. A course whose end has passed counts as done, even before the game's next response says so. */
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

/** Open: all prerequisites are done; another course may still be running. */
export type CourseState = "done" | "running" | "open" | "locked";

export function courseState(course: Course, progress: Progress): CourseState {
  if (progress.doneIds.has(course.id)) return "done";
  if (progress.running?.courseId === course.id) return "running";
  return missingIds(course, progress).length === 0 ? "open" : "locked";
}

/** Ids of the prerequisites that the player has not completed. */
export const missingIds = ({ prerequisiteIds }: Course, { doneIds }: Progress): number[] =>
  prerequisiteIds.filter((id) => !doneIds.has(id));
