import { expect, test } from "vitest";

import { changeParts, pagesOf } from "./change-pages";

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
