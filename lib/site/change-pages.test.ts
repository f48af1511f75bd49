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

test("all changes of a type come newest day first, and those of one page together", () => {
  const aDay = (date: number, ...changes: [ChangeType, string][]) => ({
    atMs: Date.UTC(2026, 10, date),
    changes: changes.map(([type, description]) => ({ type, description })),
  });
  const days = [
    aDay(20, ["feature", "Items: A."], ["fix", "Ledger: B."], ["fix", "Items: C."]),
    aDay(22, ["ui", "Items: D."]),
    aDay(21, ["fix", "Items: E."], ["fix", "Targets: F."], ["fix", "Items: G."]),
  ];
  const latest = (type: ChangeType) =>
    latestOf(days, type).map(
      ({ atMs, description }) => `${new Date(atMs).getUTCDate()} ${description}`,
    );
  expect(latest("fix")).toEqual([
    "21 Items: E.",
    "21 Items: G.",
    "21 Targets: F.",
    "20 Ledger: B.",
    "20 Items: C.",
  ]);
  expect(latest("ui")).toEqual(["22 Items: D."]);
  expect(latest("config")).toEqual([]);
});
