import { expect, test } from "vitest";

import { newestFirst } from "@/lib/site/changelog";
import { formatDay } from "@/lib/site/written";

import { changelog } from "./changelog";

test("the changelog begins with what is known of 2025: from 14/08 to 17/10, the crash among it", () => {
  const of2025 = newestFirst(changelog).filter(({ atMs }) => atMs < Date.UTC(2026, 0, 1));
  expect(of2025.map(({ atMs }) => formatDay(atMs))).toEqual(["17/10/2025", "14/08/2025"]);
  expect(of2025[0]?.changes[0]?.description).toContain("inconsistent education data");
});

const descriptions = changelog.flatMap(({ changes }) =>
  changes.map((change) => change.description),
);

test.each(descriptions)("a change is one short sentence: %s", (description) => {
  expect(description).toMatch(/^\S.*[.]$/);
  expect(description).not.toMatch(/[.!?]”? [A-Z]/);
  expect(description.length).toBeLessThanOrEqual(120);
});

test("no change is said twice, within another one neither", () => {
  const within = descriptions.filter((description, i) =>
    descriptions.some((other, j) => j !== i && other.includes(description)),
  );
  expect(within).toEqual([]);
});
