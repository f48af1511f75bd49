import { expect, test } from "vitest";

import { flags } from "@/lib/flags";

import { navigation, palettePages, publicLinks } from "./navigation";
import type { SitePage } from "./page";
import { pages } from "./pages";

const found = palettePages();

test("the palette finds every page, those of the app first", () => {
  expect(found.map(({ path }) => path).toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .toSorted(),
  );
  const places = found.map(({ path }) => path.startsWith("/app"));
  expect(places).toEqual(places.toSorted((a, b) => Number(b) - Number(a)));
});

test("a page is found by its entry in the sidebar too, where that differs from its title", () => {
  const also = Object.fromEntries(found.map((page) => [page.title, page.also]));
  expect(also.Changelog).toContain("Change log");
  expect(also.Items).not.toContain("Items");
});

/** The entries with another name than their page: both are promised. Source: contract 2.2. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "/app/tools/stock-market": "Stock Market ROI Calculator",
  "/changes": "Change log",
};

const entries = navigation({
  ...flags,
  ...Object.fromEntries(Object.keys(flags).map((name) => [name, true])),
}).flatMap((group) => group.entries);

test.each(Object.values<SitePage>(pages))("$title has one name everywhere", ({ path, title }) => {
  const names = [
    ...entries.filter((entry) => entry.path === path).map(({ label }) => label),
    ...publicLinks.filter((link) => link.path === path).map(({ label }) => label),
    ...found.filter((page) => page.path === path).map((page) => page.title),
  ];
  const others = names.filter((name) => name !== title);
  expect(others).toEqual(others.length === 0 ? [] : [OTHER_NAMES[path]]);
  expect(Object.values<SitePage>(pages).filter((page) => page.title === title)).toHaveLength(1);
});

const PAGE_FILES = import.meta.glob<string>("../app/**/page.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.keys(PAGE_FILES).filter((file) => file.startsWith("../app/app/")))(
  "%s has its name as heading and title",
  (file) => {
    const source = PAGE_FILES[file] ?? "";
    if (!source.includes("<Page ")) return;
    expect(source).toContain("<Page title={page.title}");
    expect(source).toMatch(/pageMetadata\(\{ \.\.\.page, index: false \}\)/);
  },
);
