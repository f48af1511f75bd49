import { expect, test } from "vitest";

import type { Section } from "./items/define-check";
import { openItems } from "./today-headline";

const check = (
  section: Section,
  state: Parameters<typeof openItems>[0][number]["state"],
  isEnabled = true,
) => ({ section, state, isEnabled });

test.each([
  { what: "nothing in the list", checks: [], figure: "0", text: "All done." },
  {
    what: "all done",
    checks: [check("General", "complete"), check("Company", "disabled")],
    figure: "0",
    text: "All done.",
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
    figure: "5",
    text: "3 for you, 1 for your faction and 1 for your company.",
  },
  {
    what: "one that the player turned off",
    checks: [check("General", "incomplete"), check("Casino", "incomplete", false)],
    figure: "1",
    text: "1 for you.",
  },
  {
    what: "one that is not known",
    checks: [check("General", "complete"), check("Casino", "error")],
    figure: "–",
    text: "",
  },
  {
    what: "one open and one not known",
    checks: [check("General", "incomplete"), check("Casino", "error")],
    figure: "1+",
    text: "1 for you.",
  },
])("$what: $figure left today, '$text'", ({ checks, figure, text }) => {
  expect(openItems(checks)).toMatchObject({ figure, text });
});

test("items still loading don't count as failed", () => {
  const checks = [check("General", "loading"), check("Company", "error")];
  expect(openItems(checks)).toMatchObject({ isLoading: true, unknown: 1 });
});

test("only enabled items that apply are counted, and failed ones aren't done", () => {
  const checks = [
    check("General", "complete"),
    check("General", "complete", false),
    check("Casino", "incomplete"),
    check("Casino", "error"),
    check("Company", "disabled"),
  ];
  expect(openItems(checks)).toMatchObject({ done: 1, total: 3 });
});
