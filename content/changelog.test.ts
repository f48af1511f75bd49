import { expect, test } from "vitest";

import { changeParts, WHOLE_SITE } from "@/lib/site/change-pages";
import { newestFirst } from "@/lib/site/changelog";
import { formatDay } from "@/lib/site/content-values";

import { appPages } from "./app-pages";
import { changelog } from "./changelog";
import { pages } from "./pages";

test("the changelog begins with what is known of 2025: from 14/08 to 17/10, the crash among it", () => {
  const of2025 = newestFirst(changelog).filter(({ atMs }) => atMs < Date.UTC(2026, 0, 1));
  expect(of2025.map(({ atMs }) => formatDay(atMs))).toEqual(["17/10/2025", "14/08/2025"]);
  expect(of2025[0]?.changes[0]?.description).toContain("inconsistent education data");
});

const descriptions = changelog.flatMap(({ changes }) =>
  changes.map((change) => change.description),
);

test("each change is one short sentence", () => {
  const others = descriptions.filter(
    (text) => text.length > 120 || !text.endsWith(".") || /[.!?]”? [A-Z]/.test(text),
  );
  expect(others).toEqual([]);
});

test("each change names its page, then says in a sentence of its own what is new there", () => {
  const names = [...Object.values(appPages), ...Object.values(pages)].map(({ title }) => title);
  const known = new Set([...names, WHOLE_SITE, "Search", "Notifications"]);
  const others = descriptions.filter((text) => {
    const { page, sentence } = changeParts(text);
    return !text.startsWith(`${page}: `) || !known.has(page) || !/^[A-Z“]/.test(sentence);
  });
  expect(others).toEqual([]);
});

test("no change is there twice, not even within another one", () => {
  const within = descriptions.filter((text, i) =>
    descriptions.some((other, j) => j !== i && other.includes(text)),
  );
  expect(within).toEqual([]);
});
