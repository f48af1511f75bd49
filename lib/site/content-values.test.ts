import { describe, expect, test } from "vitest";

import { formatDay, isGameLink, parseDay } from "./content-values";

test.each([
  { text: "14/08/2025", ms: Date.UTC(2025, 7, 14) },
  { text: "29/02/2024", ms: Date.UTC(2024, 1, 29) },
  { text: "01/01/2027", ms: Date.UTC(2027, 0, 1) },
])("$text is a day, and is written so again", ({ text, ms }) => {
  expect(parseDay(text)).toBe(ms);
  expect(formatDay(ms)).toBe(text);
});

test.each([
  "",
  "29/02/2025",
  "31/04/2025",
  "08/14/2025",
  "00/08/2025",
  "14/8/2025",
  "14/08/25",
  "14-08-2025",
  "2025-08-14",
  "14/08/2025 ",
  "14 August 2025",
])("%j is no day", (text) => {
  expect(parseDay(text)).toBeNull();
});

describe("a link to the game", () => {
  test.each([
    "https://www.torn.com/forums.php#/p=threads&f=67&t=1",
    "https://torn.com/profiles.php?XID=1",
    "https://wiki.torn.com/wiki/Items",
  ])("is %s", (link) => {
    expect(isGameLink(link)).toBe(true);
  });

  test.each([
    "",
    "www.torn.com/forums.php",
    "http://www.torn.com/forums.php",
    "javascript:alert(1)//torn.com",
    "https://nottorn.com/",
    "https://torn.com.evil.example/",
    "https://evil.example/?torn.com",
    "https://torn.com@evil.example/",
    "https://www.torn.com:8443/",
    "//www.torn.com/",
  ])("is not %j", (link) => {
    expect(isGameLink(link)).toBe(false);
  });
});
