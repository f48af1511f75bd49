import { expect, test } from "vitest";

import { checkList, checkPeople, checkResult } from "./check-result";

/** Complete without an "a". An unknown person is a "?". */
const check = (entries: readonly string[]) => checkResult(!entries.includes("a"), null);
const isUnknown = (entry: string) => entry === "?";

test.each([
  { entries: ["b"], dropped: 0, list: "complete", people: "complete" },
  { entries: ["b"], dropped: 1, list: "inconclusive 1", people: "inconclusive 1" },
  { entries: ["a"], dropped: 1, list: "incomplete", people: "incomplete" },
  { entries: [], dropped: 0, list: "complete", people: "inconclusive 0" },
  { entries: [], dropped: 2, list: "inconclusive 2", people: "inconclusive 2" },
  { entries: ["b", "?"], dropped: 0, list: "complete", people: "inconclusive 1" },
  { entries: ["b", "?"], dropped: 2, list: "inconclusive 2", people: "inconclusive 3" },
  { entries: ["a", "?"], dropped: 0, list: "incomplete", people: "incomplete" },
])("$entries and $dropped unreadable: $list, of people $people", (row) => {
  const text = (result: ReturnType<typeof checkList>) =>
    result.state === "inconclusive" ? `inconclusive ${result.unknownRecords}` : result.state;
  expect(text(checkList(row, check))).toBe(row.list);
  expect(text(checkPeople(row, check, isUnknown))).toBe(row.people);
});

test("without a rule of who is unknown, everybody is known", () => {
  expect(checkPeople({ entries: ["?"], dropped: 0 }, check).state).toBe("complete");
});
