import { expect, test } from "vitest";

import { changeParts, latestOf, pagesOf } from "./change-pages";
import type { ChangeType } from "./changelog";

test.each([
  ["Items: Search forgives typos.", "Items", "Search forgives typos."],
  ["Training: Plans a jump: its steps.", "Training", "Plans a jump: its steps."],
  ["Press ? for help.", "All pages", "Press ? for help."],
])("%s", (description, page, sentence) => {
  expect(changeParts(description)).toEqual({ page, sentence });
});

test("pages come in the order of their first changes", () => {
  const changes = ["Items: One.", "Ledger: Two.", "Items: Three."].map((description) => ({
    type: "fix" as const,
    description,
  }));
  expect(
    pagesOf(changes).map((of) => [of.page, of.changes.map(({ description }) => description)]),
  ).toEqual([
    ["Items", ["Items: One.", "Items: Three."]],
    ["Ledger", ["Ledger: Two."]],
  ]);
});

test("the latest fixes are the newest of each page, with their dates", () => {
  const aDay = (date: number, ...changes: [ChangeType, string][]) => ({
    atMs: Date.UTC(2026, 10, date),
    changes: changes.map(([type, description]) => ({ type, description })),
  });
  const days = [
    aDay(20, ["feature", "Items: A."], ["fix", "Ledger: B."], ["fix", "Items: C."]),
    aDay(22, ["ui", "Items: D."]),
    aDay(21, ["fix", "Items: E."], ["fix", "Items: F."], ["fix", "Targets: G."]),
  ];
  const latest = (type: ChangeType, max: number) =>
    latestOf(days, type, max).map(
      ({ atMs, description }) => `${new Date(atMs).getUTCDate()} ${description}`,
    );
  expect(latest("fix", 6)).toEqual(["21 Items: E.", "21 Targets: G.", "20 Ledger: B."]);
  expect(latest("fix", 2)).toEqual(["21 Items: E.", "21 Targets: G."]);
  expect(latest("ui", 2)).toEqual(["22 Items: D."]);
  expect(latest("config", 2)).toEqual([]);
});
