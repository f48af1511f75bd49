import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { allAddresses, notesOf, NOTHING, planted, areaOf, rowsIn, specsOf } from "./planted.mjs";
import { FAULTS } from "./planted-faults.mjs";
import { ROOT } from "./run.mjs";

test("each fault can be planted: its text is once in its file", () => {
  for (const fault of FAULTS) {
    const text = readFileSync(join(ROOT, fault.file), "utf8");
    expect(planted(text, fault), fault.name).not.toBe(text);
  }
});

test("what occurs twice, or not at all, can’t be planted", () => {
  const fault = { name: "A fault", file: "a.ts", find: "on", replace: "$&off" };
  expect(planted("turn on", fault)).toBe("turn $&off");
  for (const text of ["on and on", "off"]) {
    expect(() => planted(text, fault)).toThrow("“A fault” can’t be planted: a.ts has its text");
  }
});

test("each fault has a name of its own, and the area that its file lies in", () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  const addresses = allAddresses();
  for (const { name, area, file } of FAULTS) {
    const own = areaOf(file);
    if (own !== undefined) expect(area, name).toBe(own);
    if (area.startsWith("/")) expect(addresses, name).toContain(area);
  }
});

test("the area of a file is the page above it", () => {
  expect(areaOf("app/app/faction/members/search/search-syntax.ts")).toBe("/app/faction/members");
  expect(areaOf("app/(public)/login/login-form.tsx")).toBe("/login");
  expect(areaOf("components/table/data-table.tsx")).toBeUndefined();
});

test("specs of an area: first those of it alone, then those of others too, last those of all pages", () => {
  const files = new Map([
    ["e2e/all.spec.ts", 'import { addresses } from "./addresses";'],
    ["e2e/both.spec.ts", 'await page.goto("/app/tools"); await page.goto(`/app/user?${view}`);'],
    ["e2e/below.spec.ts", 'await page.goto("/app/tools/market");'],
    ["e2e/tools.spec.ts", 'await page.goto("/app/tools?view=log");'],
    ["e2e/money/by-helper.spec.ts", 'import { PATH } from "../tools-page";'],
    ["e2e/tools-page.ts", 'export const PATH = "/app/tools";'],
    ["e2e/test.ts", 'export const START = "/app/tools";'],
    ["e2e/user.spec.ts", 'import { test } from "./test"; await page.goto("/app/user");'],
  ]);
  expect(specsOf("/app/tools", files, ["/app/tools", "/app/user"])).toEqual([
    ["e2e/money/by-helper.spec.ts", "e2e/tools.spec.ts"],
    ["e2e/both.spec.ts"],
    ["e2e/all.spec.ts"],
  ]);
});

test("specs of a part of the frame have its name in their file name, or else in their text", () => {
  const files = new Map([
    ["e2e/palette.spec.ts", "opens"],
    ["e2e/keys.spec.ts", "the Palette by keys"],
    ["e2e/other.spec.ts", "something else"],
  ]);
  expect(specsOf("palette", files, [])).toEqual([["e2e/palette.spec.ts"], ["e2e/keys.spec.ts"]]);
});

test("keeps the results of earlier runs, as long as the fault is in the list", async () => {
  const faults = [
    { name: "A label is gone", area: "/app/tools" },
    { name: "A sum has no sign", area: "palette" },
    { name: "A list is empty", area: "/login" },
  ];
  const rows = new Map([
    ["A label is gone", { result: "`e2e/a.spec.ts` says so", date: "2026-11-27" }],
    ["A list is empty", { result: NOTHING, date: "2026-11-26" }],
    ["A fault of before", { result: NOTHING, date: "2026-11-25" }],
  ]);
  const notes = await notesOf(faults, rows);
  expect(notes).toContain("Noticed: 1 of 3.");
  expect([...rowsIn(notes)]).toEqual([
    ["A label is gone", { result: "`e2e/a.spec.ts` says so", date: "2026-11-27" }],
    ["A sum has no sign", { result: "not run", date: "" }],
    ["A list is empty", { result: NOTHING, date: "2026-11-26" }],
  ]);
});
