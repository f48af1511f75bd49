import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { Member } from "@/lib/game/faction/member";
import { aMember } from "@/lib/game/testing/builders";

import {
  type SelectedChoices,
  filterByChips,
  filterRows,
  memberChips,
  toggleChip,
} from "./filters";
import { memberRows } from "./rows";

const NOW = Date.UTC(2026, 10, 20, 12);
const AFTER = { nowMs: NOW, days: 7 };

const member = (id: number, name: string, seenDaysAgo: number, changes: Partial<Member>) =>
  aMember({
    id,
    name,
    lastAction: { atMs: NOW - seenDaysAgo * DAY_MS },
    ...changes,
  });

const ROWS = memberRows(
  [
    member(1, "A", 1, { daysInFaction: 29, position: "Leader" }),
    member(2, "B", 1.1, { daysInFaction: 30, state: "Jail", isInOc: false }),
    member(3, "C", 7, { daysInFaction: 364, isInOc: null }),
    member(4, "D", 7.1, { daysInFaction: 365 }),
  ],
  {
    entries: [
      { memberId: 1, money: 1, points: 0 },
      { memberId: 2, money: -1, points: 9 },
    ],
    dropped: 0,
  },
  {},
  AFTER,
);

test.each<{ filters: SelectedChoices; finds: string }>([
  { filters: {}, finds: "ABCD" },
  { filters: { activity: "day" }, finds: "A" },
  { filters: { activity: "inactive" }, finds: "D" },
  { filters: { days: "new" }, finds: "A" },
  { filters: { days: "year" }, finds: "BC" },
  { filters: { days: "old" }, finds: "D" },
  { filters: { position: "Leader" }, finds: "A" },
  { filters: { position: "Member" }, finds: "BCD" },
  { filters: { state: "Jail" }, finds: "B" },
  // For C the game doesn't report it.
  { filters: { oc: "yes" }, finds: "AD" },
  { filters: { oc: "no" }, finds: "B" },
  { filters: { balance: "has" }, finds: "A" },
  { filters: { balance: "owes" }, finds: "B" },
  { filters: { position: "Member", state: "Okay", days: "year" }, finds: "C" },
])("$filters finds $finds", ({ filters, finds }) => {
  const names = filterRows(ROWS, filters).map(({ name }) => name);
  expect(names.join("")).toBe(finds);
});

test.each<SelectedChoices>([
  { activity: "day" },
  { activity: "inactive" },
  { days: "new" },
  { days: "year" },
  { days: "old" },
])("%j leaves out members whose times are unknown", (filters) => {
  const unknown = aMember({ lastAction: { atMs: null }, daysInFaction: null });
  const rows = memberRows([unknown], { entries: [], dropped: 0 }, {}, AFTER);
  expect(filterRows(rows, filters)).toEqual([]);
});

test("everything that says inactive goes by the player's own days, without fallen and federal members", () => {
  const rows = memberRows(
    [
      member(1, "A", 3, {}),
      member(2, "B", 4, {}),
      member(3, "C", 8, {}),
      member(4, "D", 8, { state: "Fallen" }),
    ],
    { entries: [], dropped: 0 },
    {},
    { nowMs: NOW, days: 3 },
  );
  const names = (some: typeof rows) => some.map(({ name }) => name).join("");
  expect(names(rows.filter(({ isInactive }) => isInactive))).toBe("BC");
  expect(names([...filterRows(rows, { activity: "inactive" })])).toBe("BC");
  expect(names([...filterByChips(rows, ["inactive"])])).toBe("BC");
  expect(memberChips(rows)[0]?.count).toBe(2);
});

test("the chips are the words of the headline, each with the number of members that it shows", () => {
  expect(memberChips(ROWS)).toEqual([
    { value: "inactive", text: "Inactive", count: 1 },
    { value: "oc", text: "Not in an OC", count: 1 },
    { value: "owes", text: "Owes money", count: 1 },
    { value: "held", text: "Has money", count: 1 },
  ]);
  const [recruit] = memberRows(
    [aMember({ isInOc: false, position: "Recruit", lastAction: { atMs: NOW } })],
    { entries: [], dropped: 1 },
    {},
    AFTER,
  );
  expect(recruit && memberChips([recruit]).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test.each([
  { chips: [], finds: "ABCD" },
  { chips: ["inactive"], finds: "D" },
  { chips: ["oc", "owes"], finds: "B" },
  { chips: ["inactive", "held"], finds: "" },
] as const)("the chips $chips find '$finds'", ({ chips, finds }) => {
  expect(
    filterByChips(ROWS, chips)
      .map(({ name }) => name)
      .join(""),
  ).toBe(finds);
});

test("who owes money has none: of these two chips the one pressed last stays", () => {
  expect(toggleChip(["oc", "owes", "held"])).toEqual(["oc", "held"]);
  expect(toggleChip(["held", "oc", "owes"])).toEqual(["oc", "owes"]);
  expect(toggleChip(["held", "oc"])).toEqual(["held", "oc"]);
});
