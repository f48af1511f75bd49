import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { notesOf, NOTHING, planted, rowsIn, specsOf } from "./planted.mjs";
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

test("each fault has a name of its own", () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
});

test.each(["README.md", "docs/testing.md"])("%s says how many faults there are", (file) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(`${FAULTS.length} faults`);
});

test("the browser tests that name the area come first", () => {
  const specs = new Map([
    ["e2e/user.spec.ts", 'await page.goto("/app/user");'],
    ["e2e/palette.spec.ts", "opens"],
    ["e2e/keys.spec.ts", 'await page.goto("/app/tools?view=log"); // the Palette'],
  ]);
  expect(specsOf("/app/tools", specs)).toEqual([
    ["e2e/keys.spec.ts"],
    ["e2e/palette.spec.ts", "e2e/user.spec.ts"],
  ]);
  expect(specsOf("palette", specs)).toEqual([
    ["e2e/keys.spec.ts", "e2e/palette.spec.ts"],
    ["e2e/user.spec.ts"],
  ]);
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
