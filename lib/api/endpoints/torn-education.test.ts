import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-education.json";
import older from "@/lib/api/testing/fixtures/torn-education.legacy.json";

import { educationWire } from "./torn-education";

const read = (wire: unknown) => educationWire.parse(wire).education;
const [business] = live.education;

test("reads the courses of today's shape by category", () => {
  const { entries, dropped } = read(live);
  expect(dropped).toBe(0);
  expect(entries.map(({ id, name, courses }) => [id, name, courses.length])).toEqual([
    [1, "Business", 3],
    [7, "Law", 1],
    [12, "Yet to open", 0],
  ]);
  expect(entries[0]?.courses[2]).toEqual({
    id: 13,
    code: "BUS3130",
    name: "Bachelor of Commerce",
    description: "The last of them.",
    durationSeconds: 4_233_600,
    cost: 20_000,
    prerequisiteIds: [1, 2, 999],
    rewards: {
      workingStats: { manualLabor: null, intelligence: null, endurance: null },
      effect: "Unlock new size upgrades for your company",
      honorId: 53,
    },
  });
});

test("reads the same from the older shape, which has one category, no honors and not every code", () => {
  const courses = read(live)
    .entries.flatMap((category) => category.courses)
    .map((course) => ({
      ...course,
      code: course.id > 2 ? "" : course.code,
      rewards: { ...course.rewards, honorId: null },
    }));
  expect(read(older)).toEqual({ entries: [{ id: 0, name: "", courses }], dropped: 0 });
});

test.each([null, "", "many"])("a working stat of %j is not known", (intelligence) => {
  const course = { ...older.education["1"], results: { intelligence: [intelligence] } };
  const { entries } = read({ education: { 1: course } });
  expect(entries[0]?.courses[0]?.rewards.workingStats.intelligence).toBeNull();
});

test("courses of one id are both read", () => {
  const courses = [business?.courses?.[0], { ...business?.courses?.[1], id: 1 }];
  const { entries, dropped } = read({ education: [{ id: 1, name: "Business", courses }] });
  expect(entries[0]?.courses.map(({ id, code }) => [id, code])).toEqual([
    [1, "BUS1100"],
    [1, "BUS2100"],
  ]);
  expect(dropped).toBe(0);
});

test("a course with only its id, name and duration is still a course", () => {
  const courses = [{ id: 5, name: "Typing", duration: 86_400, rewards: null, prerequisites: {} }];
  const { entries } = read({ education: [{ id: 1, name: "Business", courses }] });
  expect(entries[0]?.courses).toEqual([
    {
      id: 5,
      code: "",
      name: "Typing",
      description: "",
      durationSeconds: 86_400,
      cost: 0,
      prerequisiteIds: [],
      rewards: {
        workingStats: { manualLabor: null, intelligence: null, endurance: null },
        effect: null,
        honorId: null,
      },
    },
  ]);
});

test("a broken course and a broken category cost themselves only, and are counted", () => {
  const courses = [{ ...business?.courses?.[0], name: 7 }, business?.courses?.[1]];
  const { entries, dropped } = read({ education: [{ ...business, courses }, { id: 2 }] });
  expect(entries[0]?.courses.map(({ id }) => id)).toEqual([2]);
  expect(dropped).toBe(2);
});

test("a broken course of the older shape costs that course only", () => {
  const education = { ...older.education, 2: { name: "Statistics" } };
  const { entries, dropped } = read({ education });
  expect(entries[0]?.courses.map(({ id }) => id)).toEqual([1, 13, 88]);
  expect(dropped).toBe(1);
});
