import { expect, test } from "vitest";

import { ApiError } from "@/lib/api/transport/errors";

import { groupsOf } from "./checklist";
import { type CheckState, type CheckView, LOADING } from "./items/define-check";
import { type ItemId, CHECKLIST_ITEMS } from "./items/items";
import { type ChecklistItemState, openChecks } from "./use-checklist";

const VIEW: CheckView = { neededNames: {}, note: () => "", figure: 0, explain: () => [] };
const COMPLETE: CheckState = { state: "complete", view: VIEW };
const INCOMPLETE: CheckState = { state: "incomplete", view: VIEW };
const ERROR: CheckState = {
  state: "error",
  error: new ApiError("timeout", "too long"),
  retry: () => undefined,
};

/** The rules are the same whichever items there are. */
const SOME: readonly ItemId[] = [
  ...["nerveRefill", "joinFaction", "joinOrganisedCrime", "factionFull"],
  ...["companyPositions", "companyInactiveEmployees", "companyEmployeeStatus"],
  ...["casinoRefill", "wheelLame", "wheelMediocrity", "wheelAwesome"],
] as const;

const checks = (
  outcomes: Partial<Record<ItemId, CheckState>>,
  off: readonly ItemId[] = [],
  away: readonly ItemId[] = [],
): ChecklistItemState[] =>
  CHECKLIST_ITEMS.filter(({ id }) => SOME.includes(id)).map((item) => ({
    ...item,
    ...(outcomes[item.id] ?? INCOMPLETE),
    isEnabled: !off.includes(item.id),
    isOutOfReach: away.includes(item.id),
    refetch: () => undefined,
    isOutdated: false,
  }));

const idsOf = (all: readonly ChecklistItemState[], section: string, showComplete = true) =>
  groupsOf(all, showComplete)
    .find((group) => group.section === section)
    ?.visible.map(({ id }) => id);

test("items that need the player come first, then those done", () => {
  const casino = checks({ casinoRefill: COMPLETE, wheelLame: COMPLETE, wheelAwesome: ERROR });
  expect(idsOf(casino, "Casino")).toEqual([
    "wheelMediocrity",
    "wheelAwesome",
    "casinoRefill",
    "wheelLame",
  ]);
});

test.each([true, false])(
  "while an item of a section loads, its rows keep their places, done ones shown: %s",
  (showComplete) => {
    const casino = checks({ casinoRefill: COMPLETE, wheelLame: LOADING, wheelAwesome: ERROR });
    expect(idsOf(casino, "Casino", showComplete)).toEqual([
      "casinoRefill",
      "wheelLame",
      "wheelMediocrity",
      "wheelAwesome",
    ]);
    expect(groupsOf(casino, showComplete).map(({ isLoading }) => isLoading)).toEqual([
      ...[false, false, false, false],
      true,
    ]);
  },
);

test("items that wait until the player is back in Torn come after open ones", () => {
  const casino = checks({ wheelAwesome: COMPLETE }, [], ["casinoRefill"]);
  expect(idsOf(casino, "Casino")).toEqual([
    "wheelLame",
    "wheelMediocrity",
    "casinoRefill",
    "wheelAwesome",
  ]);
  expect(
    openChecks(casino)
      .map(({ id }) => id)
      .slice(-2),
  ).toEqual(["wheelMediocrity", "casinoRefill"]);
});

test("done items can be hidden, and still count", () => {
  const casino = checks({ casinoRefill: COMPLETE, wheelLame: COMPLETE });
  expect(idsOf(casino, "Casino", false)).toEqual(["wheelMediocrity", "wheelAwesome"]);
  expect(groupsOf(casino, false).at(-1)).toMatchObject({ done: 2, count: 4 });
});

test("a section stays when all its items are done", () => {
  const joined = checks({ joinFaction: COMPLETE, joinOrganisedCrime: COMPLETE });
  expect(idsOf(joined, "Faction Membership", false)).toEqual([]);
});

test("items that don't apply or are turned off are neither shown nor counted", () => {
  const none: CheckState = { state: "disabled", reason: "no company" };
  const some = checks({ companyPositions: none }, ["companyEmployeeStatus"]);
  expect(idsOf(some, "Company")).toEqual(["companyInactiveEmployees"]);
  expect(groupsOf(some, true).find(({ section }) => section === "Company")?.count).toBe(1);
});

test("a section without items is hidden", () => {
  const none: CheckState = { state: "disabled", reason: "no company" };
  const some = checks({ companyPositions: none, companyInactiveEmployees: none }, [
    "companyEmployeeStatus",
  ]);
  expect(groupsOf(some, true).map(({ section }) => section)).toEqual([
    "General",
    "Faction Membership",
    "Faction Leadership",
    "Casino",
  ]);
});
