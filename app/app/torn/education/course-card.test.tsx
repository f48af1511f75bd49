import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import type { Shortening } from "@/lib/game/education/path";
import type { Progress } from "@/lib/game/education/progress";
import { teaching } from "@/lib/game/education/testing/courses";

import { CourseCard } from "./course-card";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams("q=course") }));

const NOW = Date.UTC(2026, 10, 20, 12);
/** Each takes a day and $100; 3 needs 1 and 2, 4 needs 3 and an unknown one, and 5 needs itself. */
const CURRICULUM = teaching("1 2 3:1,2 4:3,999 5:5");

/** Renders a card that the player has opened. */
function show(id: number, progress: Progress | null, shortening: Shortening | null = null) {
  const course = CURRICULUM.byId.get(id);
  render(
    course && (
      <CourseCard
        course={course}
        study={{ curriculum: CURRICULUM, progress, shortening, nowMs: NOW }}
        opened={{ isOpen: () => true, toggle: () => undefined }}
        isSearched={false}
        isGrouped={false}
      />
    ),
  );
}

const knowing = (doneIds: readonly number[], running: number | null = null): Progress => ({
  doneIds: new Set(doneIds),
  running: running === null ? null : { courseId: running, endsAtMs: null },
});
const fact = (label: string) => screen.queryByText(`${label}:`)?.closest("div")?.textContent;

test.each([
  { state: "Done", id: 1, progress: knowing([1]) },
  { state: "In progress", id: 1, progress: knowing([], 1) },
  { state: "Available", id: 1, progress: knowing([]) },
  { state: "Available", id: 3, progress: knowing([1, 2]) },
  { state: "Locked, 1 of 2 courses to go", id: 3, progress: knowing([1]) },
  { state: "Locked, 2 of 2 courses to go", id: 4, progress: knowing([]) },
  { state: "Locked, 1 of 1 course to go", id: 5, progress: knowing([]) },
])("course $id is marked: $state", ({ state, id, progress }) => {
  show(id, progress);
  expect(screen.getByText(state)).toBeVisible();
});

test("a course whose end is known counts down to it", () => {
  show(1, { doneIds: new Set(), running: { courseId: 1, endsAtMs: NOW + 3_600_000 } });
  expect(screen.getByText("In progress,", { exact: false })).toContainElement(
    screen.getByRole("timer"),
  );
});

test.each([
  {
    id: 3,
    done: [],
    needs: "Requires: Course 1 and Course 2",
    opens: "Unlocks: 1 course eventually",
  },
  { id: 3, done: [1], needs: "Requires: Course 2", opens: "Unlocks: 1 course eventually" },
  {
    id: 3,
    done: [1, 2, 999],
    needs: "Prerequisites: Course 1 and Course 2",
    opens: "Unlocks: Course 4",
  },
  { id: 3, done: [1, 2, 3], needs: "Prerequisites: Course 1 and Course 2", opens: undefined },
  { id: 4, done: [3], needs: "Requires: course [999]", opens: undefined },
  { id: 5, done: [], needs: "Requires: Course 5", opens: undefined },
])("with $done done course $id says: $needs, $opens", ({ id, done, needs, opens }) => {
  show(id, knowing(done));
  expect(fact("Requires") ?? fact("Prerequisites")).toBe(needs);
  expect(fact("Unlocks")).toBe(opens);
});

test("a locked course links to its path, and keeps the search", () => {
  show(3, knowing([1]));
  const link = screen.getByRole("link", { name: "Path of 2 courses, 2 days, $200 to Course 3" });
  expect(link).toHaveAttribute("href", "?q=course&view=path&to=3");
});

test("a course that can be started now has no link to its path", () => {
  show(3, knowing([1, 2]));
  expect(screen.queryByRole("link")).toBeNull();
});

test("without the player's progress, a course has no mark, and its path has every course", () => {
  show(3, null);
  expect(screen.queryByText(/Done|Available|Locked/)).toBeNull();
  expect(screen.getByRole("link", { name: /^Path of 3 courses/ })).toBeVisible();
});

test("a time reduction shortens the path and the course, whose card also has its listed duration", () => {
  show(3, knowing([1]), { reductions: [{ source: "job", percent: 50 }], factor: 0.5 });
  expect(screen.getByText("Duration").parentElement).toHaveTextContent("12 h 00 min");
  expect(screen.getByText("Listed duration").closest("div")).toHaveTextContent("1 day");
  expect(
    screen.getByRole("link", { name: "Path of 2 courses, 1 day, $200 to Course 3" }),
  ).toBeVisible();
});

test("the suggested course says why it is", () => {
  const course = CURRICULUM.byId.get(1);
  render(
    course && (
      <CourseCard
        course={{ ...course, rewards: { ...course.rewards, effect: "Gain a 4% bonus to speed" } }}
        study={{
          curriculum: CURRICULUM,
          progress: knowing([]),
          shortening: null,
          nowMs: NOW,
          suggestedId: 1,
        }}
        opened={{ isOpen: () => false, toggle: () => undefined }}
        isSearched={false}
        isGrouped
      />
    ),
  );
  expect(screen.getByText("Suggested next: shortest with a bonus")).toBeVisible();
});
