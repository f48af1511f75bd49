import { topologicalGroups } from "@/lib/common/graph";
import type { WorkingStats } from "@/lib/game/account/account";

/** A field of study. The one with id 0 and no name holds the courses whose field the game does not say. */
export interface CourseCategory {
  id: number;
  name: string;
  courses: readonly Course[];
}

export interface Course {
  id: number;
  /** "BUS1100"; empty where the game does not say. */
  code: string;
  name: string;
  description: string;
  /** Before any reduction; null where it is not known. */
  durationSeconds: number | null;
  /** Dollars. */
  cost: number;
  /** They may name courses that are not listed. */
  prerequisiteIds: readonly number[];
  rewards: CourseRewards;
}

interface CourseRewards {
  workingStats: Readonly<Record<keyof WorkingStats, number | null>>;
  effect: string | null;
  honorId: number | null;
}

/** A course with the name of its category, which is empty where the game does not say. */
export interface ListedCourse extends Course {
  category: string;
}

/** Everything that is taught, each id once and in the order of the list. */
export interface Curriculum {
  courses: readonly ListedCourse[];
  byId: ReadonlyMap<number, ListedCourse>;
  /** The courses that need a course, by its id. */
  neededBy: ReadonlyMap<number, readonly ListedCourse[]>;
  issues: readonly DataIssue[];
}

/** An inconsistency in the game's data. */
export type DataIssue =
  /** Two courses of one id, of which the first counts. */
  | { kind: "duplicate"; kept: ListedCourse; left: ListedCourse }
  /** A course needs one that is not listed. */
  | { kind: "unknown"; course: ListedCourse; neededId: number }
  /** Courses that need one another, directly or indirectly, so none can be started. A single one needs itself. */
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
