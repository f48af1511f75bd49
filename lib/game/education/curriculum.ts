import type { Course, CourseCategory } from "./course";
import { inOrderOfNeeds } from "./needs-order";

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
  faults: readonly Fault[];
}

/** What the game's data gets wrong. */
export type Fault =
  /** Two courses of one id, of which the first counts. */
  | { kind: "duplicate"; kept: ListedCourse; left: ListedCourse }
  /** A course needs one that is not listed. */
  | { kind: "unknown"; course: ListedCourse; neededId: number }
  /** Courses that need one another, directly or indirectly, so none can be started. A single one needs itself. */
  | { kind: "circle"; courses: readonly ListedCourse[] };

export function curriculumOf(categories: readonly CourseCategory[]): Curriculum {
  const byId = new Map<number, ListedCourse>();
  const duplicates: Fault[] = [];
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
    faults: [...duplicates, ...unknowns(courses, byId), ...circles(courses, byId)],
  };
}

function neededBy(courses: readonly ListedCourse[]): ReadonlyMap<number, readonly ListedCourse[]> {
  const byNeed = new Map<number, ListedCourse[]>();
  for (const course of courses) {
    for (const id of course.prerequisiteIds) {
      const others = byNeed.get(id);
      if (others === undefined) byNeed.set(id, [course]);
      else others.push(course);
    }
  }
  return byNeed;
}

const unknowns = (courses: readonly ListedCourse[], byId: Curriculum["byId"]): Fault[] =>
  courses.flatMap((course) =>
    course.prerequisiteIds
      .filter((id) => !byId.has(id))
      .map((neededId): Fault => ({ kind: "unknown", course, neededId })),
  );

function circles(courses: readonly ListedCourse[], byId: Curriculum["byId"]): Fault[] {
  const needsOf = (id: number) => byId.get(id)?.prerequisiteIds ?? [];
  const ids = courses.map(({ id }) => id);
  return inOrderOfNeeds(ids, needsOf)
    .filter(
      ([id, ...others]) => others.length > 0 || (id !== undefined && needsOf(id).includes(id)),
    )
    .map((circle): Fault => ({
      kind: "circle",
      courses: circle.flatMap((id) => byId.get(id) ?? []),
    }));
}
