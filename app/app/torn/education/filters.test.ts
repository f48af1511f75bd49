import { expect, test } from "vitest";

import { curriculumOf } from "@/lib/game/education/curriculum";
import { aCategory, aCourse } from "@/lib/game/education/testing/courses";

import {
  AVAILABLE_FIRST,
  categoryChoices,
  filterCourses,
  type CourseFilters,
  EVERYTHING,
  groupsByState,
  stateChips,
} from "./filters";

const HOUR = 3600;
const { courses } = curriculumOf([
  aCategory({
    name: "Sports",
    courses: [
      aCourse({ id: 1, name: "Yoga", code: "HAF2130", durationSeconds: 12 * HOUR, cost: 300 }),
      aCourse({
        id: 2,
        name: "Aerobics",
        durationSeconds: 48 * HOUR,
        cost: 100,
        prerequisiteIds: [1],
      }),
    ],
  }),
  aCategory({
    id: 2,
    name: "Law",
    courses: [
      aCourse({
        id: 3,
        name: "Media Law",
        description: "Of the press.",
        durationSeconds: HOUR,
        cost: 200,
      }),
    ],
  }),
  aCategory({ id: 0, name: "", courses: [aCourse({ id: 4, name: "boxing", cost: 300 })] }),
]);
const PROGRESS = { doneIds: new Set([3]), running: { courseId: 4, endsAtMs: null } };
const names = (view: Partial<CourseFilters>) =>
  filterCourses(courses, { ...EVERYTHING, ...view }, PROGRESS).map(({ name }) => name);

test("available first: the course in progress, then what can be taken, then locked, then done", () => {
  const more = curriculumOf([
    aCategory({
      courses: [
        ...courses,
        aCourse({ id: 5, name: "Chess", durationSeconds: HOUR }),
        aCourse({ id: 6, name: "Zoology", prerequisiteIds: [2] }),
      ],
    }),
  ]).courses;
  const view = { ...EVERYTHING, sort: AVAILABLE_FIRST };
  const namesFor = (progress: typeof PROGRESS | null) =>
    filterCourses(more, view, progress).map(({ name }) => name);
  expect(namesFor(PROGRESS)).toEqual([
    "boxing",
    "Chess",
    "Yoga",
    "Aerobics",
    "Zoology",
    "Media Law",
  ]);
  expect(namesFor(null)).toEqual(["Aerobics", "boxing", "Chess", "Media Law", "Yoga", "Zoology"]);
});

test.each([
  {
    progress: PROGRESS,
    groups: ["In progress and available next: Yoga, boxing", "Locked: Aerobics", "Done: Media Law"],
  },
  {
    progress: { doneIds: new Set([1, 3]), running: null },
    groups: ["Available: Aerobics, boxing", "Done: Yoga, Media Law"],
  },
])("the courses in their parts: $groups", ({ progress, groups }) => {
  expect(
    groupsByState(courses, progress).map(
      ({ title, courses: of }) => `${title}: ${of.map(({ name }) => name).join(", ")}`,
    ),
  ).toEqual(groups);
});

test("what can be taken: first with an effect, then the shortest, then the most working stats, then by name", () => {
  const bringing = (effect: string | null, manualLabor: number | null) => ({
    workingStats: { manualLabor, intelligence: 5, endurance: null },
    effect,
    honorId: null,
  });
  const open = curriculumOf([
    aCategory({
      courses: [
        aCourse({ id: 1, name: "Short", durationSeconds: HOUR, rewards: bringing(null, 1) }),
        aCourse({ id: 2, name: "Fit", durationSeconds: 9 * HOUR, rewards: bringing("Speed", 0) }),
        aCourse({ id: 3, name: "Law", durationSeconds: 5 * HOUR, rewards: bringing("Bail", 0) }),
        aCourse({ id: 4, name: "Maths", durationSeconds: 2 * HOUR, rewards: bringing(null, 9) }),
        aCourse({ id: 5, name: "Arts", durationSeconds: 2 * HOUR, rewards: bringing(null, 8) }),
        aCourse({ id: 6, name: "Acting", durationSeconds: 2 * HOUR, rewards: bringing(null, 8) }),
      ],
    }),
  ]).courses;
  const view = { ...EVERYTHING, sort: AVAILABLE_FIRST };
  const progress = { doneIds: new Set<number>(), running: null };
  expect(filterCourses(open, view, progress).map(({ name }) => name)).toEqual([
    "Law",
    "Fit",
    "Short",
    "Maths",
    "Acting",
    "Arts",
  ]);
});

test.each([
  { sort: "name", order: ["Aerobics", "boxing", "Media Law", "Yoga"] },
  { sort: "duration", order: ["Media Law", "Yoga", "boxing", "Aerobics"] },
  { sort: "cost", order: ["Aerobics", "Media Law", "boxing", "Yoga"] },
  { sort: "category", order: ["Media Law", "boxing", "Aerobics", "Yoga"] },
  { sort: "nonsense", order: ["Aerobics", "boxing", "Media Law", "Yoga"] },
])("sorted by $sort: $order", ({ sort, order }) => {
  expect(names({ sort })).toEqual(order);
});

test.each([
  { view: { text: "BOX" }, shown: ["boxing"] },
  { view: { text: "haf21" }, shown: ["Yoga"] },
  { view: { text: "press" }, shown: ["Media Law"] },
  { view: { category: "Sports" }, shown: ["Aerobics", "Yoga"] },
  { view: { category: "No category" }, shown: ["boxing"] },
  { view: { state: "done" }, shown: ["Media Law"] },
  { view: { state: "running" }, shown: ["boxing"] },
  { view: { state: "open" }, shown: ["Yoga"] },
  { view: { state: "locked" }, shown: ["Aerobics"] },
  { view: { state: "open", category: "Law" }, shown: [] },
])("$view shows $shown", ({ view, shown }) => {
  expect(names(view)).toEqual(shown);
});

test("without the player's progress, filters by state aren't offered and hide nothing", () => {
  expect(filterCourses(courses, { ...EVERYTHING, state: "done" }, null)).toHaveLength(4);
  expect(stateChips(courses, null)).toEqual([]);
});

test("each state is a chip with its count; while a course is in progress, others are available next", () => {
  expect(stateChips(courses, PROGRESS).map(({ text, count }) => `${text} ${count}`)).toEqual([
    "Available next 1",
    "In progress 1",
    "Locked 1",
    "Done 1",
  ]);
  expect(stateChips(courses, { ...PROGRESS, running: null })[0]?.text).toBe("Available now");
});

test("the choices are the categories there are", () => {
  expect(categoryChoices(courses).map(([, text]) => text)).toEqual([
    "All categories",
    "Law",
    "No category",
    "Sports",
  ]);
});
