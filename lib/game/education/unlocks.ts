import type { Curriculum, ListedCourse } from "./curriculum";
import { missingIds, type Progress } from "./progress";
import { reachableFrom } from "./reachable-from";

/** What finishing a course opens, among the courses that the player has not started. */
export interface Unlocks {
  /** What it opens: nothing else that they need is left to do. */
  atOnce: readonly ListedCourse[];
  /** All that cannot be begun without it, directly or through others, those above included. */
  inTheEnd: readonly ListedCourse[];
}

export function unlocks(
  { courses, neededBy }: Curriculum,
  courseId: number,
  progress: Progress,
): Unlocks {
  const isAhead = ({ id }: ListedCourse) =>
    !progress.doneIds.has(id) && progress.running?.courseId !== id;
  const after = (id: number) => (neededBy.get(id) ?? []).filter(isAhead).map((course) => course.id);
  const leadsTo = reachableFrom([courseId], after);
  const inTheEnd = courses.filter(({ id }) => leadsTo.has(id) && id !== courseId);
  const waitsForItAlone = (course: ListedCourse) => {
    const missing = missingIds(course, progress);
    return missing.length === 1 && missing[0] === courseId;
  };
  return { atOnce: inTheEnd.filter(waitsForItAlone), inTheEnd };
}
