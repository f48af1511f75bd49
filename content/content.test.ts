import { existsSync } from "node:fs";

import { expect, test } from "vitest";

import { pages } from "./navigation";

const all = Object.values(pages);

test.each(all)("$path exists", ({ path }) => {
  const folders = path.startsWith("/app") ? ["app"] : ["app/(public)"];
  expect(folders.some((folder) => existsSync(`${folder}${path}/page.tsx`))).toBe(true);
});

test.each(all)("$path has a description that a search engine shows whole", ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(20);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("no two pages share a title or a path", () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});
