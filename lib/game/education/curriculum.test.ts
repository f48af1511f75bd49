import { expect, test } from "vitest";

import { curriculumOf, type DataIssue } from "./curriculum";
import { aCategory, aCourse, teaching } from "./testing/courses";

const words = (fault: DataIssue) => {
  switch (fault.kind) {
    case "duplicate":
      return `${fault.kept.name} over ${fault.left.name}`;
    case "unknown":
      return `${fault.course.id} needs unknown ${fault.neededId}`;
    case "cycle":
      return `cycle ${fault.courses.map(({ id }) => id).join(" ")}`;
  }
};

test.each([
  { taught: "1 2:1 3:1,2", issues: [] },
  { taught: "1:999 2:1", issues: ["1 needs unknown 999"] },
  { taught: "1:998,999,998", issues: ["1 needs unknown 998", "1 needs unknown 999"] },
  { taught: "1:1", issues: ["cycle 1"] },
  { taught: "1:2 2:1", issues: ["cycle 1 2"] },
  { taught: "1:3 2:1 3:2 4:3", issues: ["cycle 1 2 3"] },
  { taught: "1:2 2:1 3:4,1 4:3", issues: ["cycle 1 2", "cycle 3 4"] },
  { taught: "1:2,1 2:1,999", issues: ["2 needs unknown 999", "cycle 1 2"] },
])("$taught has the issues $issues", ({ taught, issues }) => {
  expect(teaching(taught).issues.map(words)).toEqual(issues);
});

test("of two courses with one id the first counts, in whatever category, and the other is an issue", () => {
  const { courses, issues } = curriculumOf([
    aCategory({ name: "Business", courses: [aCourse({ id: 1, name: "First" })] }),
    aCategory({
      name: "Law",
      courses: [aCourse({ id: 1, name: "Second" }), aCourse({ id: 2, name: "Other" })],
    }),
  ]);
  expect(courses.map(({ name, category }) => [name, category])).toEqual([
    ["First", "Business"],
    ["Other", "Law"],
  ]);
  expect(issues.map(words)).toEqual(["First over Second"]);
});

test("a course that is needed twice over is needed once", () => {
  const { courses, neededBy } = teaching("1 2:1,1");
  expect(courses[1]?.prerequisiteIds).toEqual([1]);
  expect(neededBy.get(1)?.map(({ id }) => id)).toEqual([2]);
});

test("nothing is taught where nothing is listed", () => {
  expect(curriculumOf([aCategory({ courses: [] })])).toMatchObject({ courses: [], issues: [] });
});

test("a chain of 15,000 courses is read like any other", () => {
  const chain = Array.from({ length: 15_000 }, (_, i) => (i === 0 ? "1" : `${i + 1}:${i}`));
  expect(teaching(chain.join(" ")).issues).toEqual([]);
});
