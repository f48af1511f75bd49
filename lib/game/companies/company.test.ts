import { expect, test } from "vitest";

import { isDirectorOf, withoutDirector } from "./company";
import { anEmployee } from "./testing/company-facts";

test("the director is no employee", () => {
  const staff = [
    anEmployee({ id: 1 }),
    anEmployee({ id: 2 }),
    anEmployee({ id: 3, position: "Director" }),
  ];
  expect(withoutDirector(staff, 1).map(({ id }) => id)).toEqual([2]);
  expect(withoutDirector(staff, null).map(({ id }) => id)).toEqual([1, 2]);
});

test.each([
  { job: { kind: "company", id: 7, typeId: null, position: "Director" }, isDirector: true },
  { job: { kind: "company", id: 7, typeId: null, position: "Clerk" }, isDirector: false },
  { job: { kind: "city", name: "Army", position: "Director" }, isDirector: false },
  { job: { kind: "none" }, isDirector: false },
] as const)("$job is a director’s: $isDirector", ({ job, isDirector }) => {
  expect(isDirectorOf(job)).toBe(isDirector);
});
