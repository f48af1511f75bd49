import { expect, test } from "vitest";

import type { ChangeDay } from "./changelog";
import { changesFeed } from "./changes-feed";

const AWKWARD = `R&D <b>"5 > 4"</b> ]]> 100 % 🎉`;
const DAYS: ChangeDay[] = [
  { atMs: Date.UTC(2025, 7, 14), changes: [{ type: "feature", description: "First." }] },
  {
    atMs: Date.UTC(2026, 10, 21),
    changes: [
      { type: "fix", description: AWKWARD },
      { type: "ui", description: "Second." },
    ],
  },
];

const written = (url: string, days = DAYS) => changesFeed({ name: "Almanac & Co", url }, days);
const read = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const feed = read(written("https://almanac.example"));

const texts = (selector: string, from = feed) =>
  [...from.querySelectorAll(selector)].map((element) => element.textContent);
const links = (selector: string) =>
  [...feed.querySelectorAll(selector)].map((element) => element.getAttribute("href"));

test("is well-formed Atom, whatever the changes say", () => {
  expect(feed.querySelector("parsererror")).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(texts("feed > title")).toEqual(["Almanac & Co changelog"]);
});

test("has an entry a day, the newest first, and is as old as that", () => {
  expect(texts("entry > title")).toEqual(["Changes on 21/11/2026", "Changes on 14/08/2025"]);
  expect(texts("entry > updated")).toEqual([
    "2026-11-21T00:00:00.000Z",
    "2025-08-14T00:00:00.000Z",
  ]);
  expect(texts("feed > updated")).toEqual(["2026-11-21T00:00:00.000Z"]);
});

test("an entry's text reads in HTML as it was written", () => {
  const [content = ""] = texts("entry > content");
  const html = new DOMParser().parseFromString(content, "text/html");
  expect(texts("li", html)).toEqual([`fix: ${AWKWARD}`, "ui: Second."]);
});

test("links to the page, to the day on it and to itself", () => {
  expect(links("feed > link[rel=alternate]")).toEqual(["https://almanac.example/changes"]);
  expect(links("feed > link[rel=self]")).toEqual(["https://almanac.example/feed.xml"]);
  expect(links("entry > link")).toEqual([
    "https://almanac.example/changes#2026-11-21",
    "https://almanac.example/changes#2025-08-14",
  ]);
});

test("an entry keeps its id when the site moves, and has its own", () => {
  const moved = read(written("https://elsewhere.example"));
  expect(texts("id", moved)).toEqual(texts("id"));
  expect(new Set(texts("id")).size).toBe(3);
});

test("is the same each time, also without an entry", () => {
  expect(written("https://almanac.example", [])).toBe(written("https://almanac.example", []));
});
