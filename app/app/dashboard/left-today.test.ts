import { expect, test } from "vitest";

import type { Section } from "@/lib/game/checklist/items";

import { leftToday } from "./left-today";

const check = (
  section: Section,
  state: Parameters<typeof leftToday>[0][number]["state"],
  isEnabled = true,
) => ({ section, state, isEnabled });

test.each([
  { what: "nothing in the list", checks: [], count: 0, words: "All done." },
  {
    what: "all done",
    checks: [check("General", "complete"), check("Company", "disabled")],
    count: 0,
    words: "All done.",
  },
  {
    what: "some for each",
    checks: [
      check("General", "incomplete"),
      check("Casino", "incomplete"),
      check("Faction Membership", "incomplete"),
      check("Faction Leadership", "incomplete"),
      check("Company", "incomplete"),
      check("General", "complete"),
    ],
    count: 5,
    words: "3 for you, 1 for your faction and 1 for your company.",
  },
  {
    what: "one that the player took out of the list",
    checks: [check("General", "incomplete"), check("Casino", "incomplete", false)],
    count: 1,
    words: "1 for you.",
  },
  {
    what: "one that is not known",
    checks: [check("General", "complete"), check("Casino", "error")],
    count: 0,
    words: "",
  },
])("$what: $count left, '$words'", ({ checks, count, words }) => {
  expect(leftToday(checks)).toMatchObject({ count, words });
});

test("what is on its way and what failed is told apart", () => {
  const checks = [check("General", "loading"), check("Company", "error")];
  expect(leftToday(checks)).toMatchObject({ isLoading: true, unknown: 1 });
});
