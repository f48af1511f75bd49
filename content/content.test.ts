import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

import { navigation } from "./navigation";
import { pages } from "./pages";

const all = Object.values(pages);

/** Pages outside the menu, sitemap and search engines: the start of the app, the licences and the pages for errors. */
const UNNAMED = ["/app", "/licences", "/offline", "/rescue"];

const built = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)page\.tsx$/, "").replace(/^\(public\)\/?/, "")}`);

test("every page that is built is named here, and every page named here is built", () => {
  const named = all.map(({ path }) => path);
  expect(named.toSorted()).toEqual(built.filter((path) => !UNNAMED.includes(path)).toSorted());
});

/** The public pages that the sidebar leads to, in its group Other. */
const OTHER = ["/changes", "/suggestions", "/bugs"];

/** The pages of the app without an entry: the dashboard leads to the picture, and the sidebar's footer to the settings. */
const BESIDES = ["/app/faction/day", "/app/settings"];

test("every page of the app is in the navigation, if no flag hides it, or listed as beside it", () => {
  const shown = { "sidebar-user": true, "sidebar-tools": true, "sidebar-torn": true };
  const entries = navigation({ ...shown, "feature-send-message": true }).flatMap(
    (group) => group.entries,
  );
  const ofTheApp = all.filter(({ path }) => path.startsWith("/app"));
  expect([...entries.map(({ path }) => path), ...BESIDES].toSorted()).toEqual(
    [...ofTheApp.map(({ path }) => path), ...OTHER].toSorted(),
  );
});

test.each(all)("$path has a description that a search engine shows whole", ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(20);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("no two pages share a title or a path", () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});
