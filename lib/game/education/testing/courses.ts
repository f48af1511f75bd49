import { type Course, type CourseCategory, curriculumOf } from "@/lib/game/education/curriculum";

const DAY_SECONDS = 86_400;

/** A course of one day and $100 that needs nothing, named "Course 1". */
export function aCourse(changes: Partial<Course> & { id: number }): Course {
  return {
    code: "",
    name: `Course ${changes.id}`,
    description: "",
    durationSeconds: DAY_SECONDS,
    cost: 100,
    prerequisiteIds: [],
    rewards: {
      workingStats: { manualLabor: null, intelligence: null, endurance: null },
      effect: null,
      honorId: null,
    },
    ...changes,
  };
}

export const aCategory = (changes: Partial<CourseCategory> = {}): CourseCategory => ({
  id: 1,
  name: "Business",
  courses: [],
  ...changes,
});

/** "1 2:1 3:1,2" teaches 1, which needs nothing, 2, which needs 1, and 3, which needs both. */
export function teaching(text: string) {
  const courses = text.split(" ").map((word) => {
    const [id = "", needs = ""] = word.split(":");
    return aCourse({
      id: Number(id),
      prerequisiteIds: needs.split(",").filter(Boolean).map(Number),
    });
  });
  return curriculumOf([aCategory({ courses })]);
}
