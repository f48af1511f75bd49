import { topologicalGroups } from "@/lib/common/graph";
import type { WorkingStats } from "@/lib/game/account/account";

/** A field of study. The category with id 0 and no name has the courses whose field the game doesn't give. */
export interface CourseCategory {
  id: number;
  name: string;
  courses: readonly Course[];
}

export interface Course {
  id: number;
  /** Such as "BUS1100"; empty if the game doesn't say. */
  code: string;
  name: string;
  description: string;
  /** Before any reduction; null if unknown. */
  durationSeconds: number | null;
  /** Dollars. */
  cost: number;
  /** May contain ids of courses that are not listed. */
  prerequisiteIds: readonly number[];
  rewards: CourseRewards;
}

interface CourseRewards {
  workingStats: Readonly<Record<keyof WorkingStats, number | null>>;
  effect: string | null;
  honorId: number | null;
}

/** A course with the name of its category, which is empty if the game doesn't say. */
export interface ListedCourse extends Course {
  category: string;
}

/** All courses, without duplicates, in the order of the list. */
export interface Curriculum {
  courses: readonly ListedCourse[];
  byId: ReadonlyMap<number, ListedCourse>;
  /** The courses that require a course, by the id of the required course. */
  neededBy: ReadonlyMap<number, readonly ListedCourse[]>;
  issues: readonly DataIssue[];
}

/** An inconsistency in the game's data. */
export type DataIssue =
  /** Two courses have the same id; the first one counts. */
  | { kind: "duplicate"; kept: ListedCourse; left: ListedCourse }
  /** A course requires a course that is not listed. */
  | { kind: "unknown"; course: ListedCourse; neededId: number }
  /** Courses that require one another, directly or indirectly, so none can be started. A single course requires itself. */
  | { kind: "cycle"; courses: readonly ListedCourse[] };

export function curriculumOf(categories: readonly CourseCategory[]): Curriculum {
  const byId = new Map<number, ListedCourse>();
  const duplicates: DataIssue[] = [];
  for (const { name, courses } of categories) {
    for (const course of courses) {
      const prerequisiteIds = [...new Set(course.prerequisiteIds)];
      const listed = { ...course, prerequisiteIds, category: name };
      const kept = byId.get(course.id);
      if (kept === undefined) byId.set(course.id, listed);
      else duplicates.push({ kind: "duplicate", kept, left: listed });
    }
  }
  const courses = [...byId.values()];
  return {
    courses,
    byId,
    neededBy: neededBy(courses),
    issues: [...duplicates, ...unknowns(courses, byId), ...cycles(courses, byId)],
  };
}

function neededBy(courses: readonly ListedCourse[]): ReadonlyMap<number, readonly ListedCourse[]> {
  const byPrerequisite = new Map<number, ListedCourse[]>();
  for (const course of courses) {
    for (const id of course.prerequisiteIds) {
      const others = byPrerequisite.get(id);
      if (others === undefined) byPrerequisite.set(id, [course]);
      else others.push(course);
    }
  }
  return byPrerequisite;
}

const unknowns = (courses: readonly ListedCourse[], byId: Curriculum["byId"]): DataIssue[] =>
  courses.flatMap((course) =>
    course.prerequisiteIds
      .filter((id) => !byId.has(id))
      .map((neededId): DataIssue => ({ kind: "unknown", course, neededId })),
  );

function cycles(courses: readonly ListedCourse[], byId: Curriculum["byId"]): DataIssue[] {
  const prerequisitesOf = (id: number) => byId.get(id)?.prerequisiteIds ?? [];
  const ids = courses.map(({ id }) => id);
  return topologicalGroups(ids, prerequisitesOf)
    .filter(
      ([id, ...others]) =>
        others.length > 0 || (id !== undefined && prerequisitesOf(id).includes(id)),
    )
    .map((circle): DataIssue => ({
      kind: "cycle",
      courses: circle.flatMap((id) => byId.get(id) ?? []),
    }));
}
