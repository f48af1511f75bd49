import { afterEach, beforeEach, expect, test, vi } from "vitest";

import * as boot from "./scripts";

/** What a script reads and changes of what the browser keeps, as "get localStorage apiKey". */
let touched: Set<string>;

function watch(name: "localStorage" | "sessionStorage", values: Readonly<Record<string, string>>) {
  const noted =
    (how: string) =>
    (key: string): string | null => {
      touched.add(`${how} ${name} ${key}`);
      return values[key] ?? null;
    };
  vi.stubGlobal(name, {
    getItem: noted("get"),
    setItem: noted("set"),
    removeItem: noted("remove"),
  });
}

beforeEach(() => {
  touched = new Set();
  watch("localStorage", { apiKey: "sample0000000key", theme: "none" });
  watch("sessionStorage", {});
  vi.spyOn(document, "cookie", "get").mockImplementation(() => {
    touched.add("get cookie");
    return "";
  });
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {
    touched.add("set cookie");
  });
  vi.stubGlobal(
    "fetch",
    vi.fn(() => {
      touched.add("fetch");
      return Promise.resolve(new Response("{}"));
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.takeFirstCall = undefined;
});

test.each([
  ["nobody", boot.NOBODY_SCRIPT, ["get sessionStorage demo", "get localStorage apiKey"]],
  [
    "first calls",
    boot.firstCallsScript(["/user/bars"]),
    [
      "get sessionStorage demo",
      "get localStorage apiKey",
      "get localStorage calls",
      "get localStorage reads",
      "set localStorage calls",
      "fetch",
    ],
  ],
  ["sheets", boot.SHEETS_SCRIPT, []],
  ["theme", boot.THEME_SCRIPT, ["get localStorage theme", "remove localStorage theme"]],
  ["faces", boot.FACES_SCRIPT, []],
  ["sidebar", boot.SIDEBAR_SCRIPT, ["get cookie"]],
  ["start", boot.START_SCRIPT, []],
])("the script %s touches nothing but what it must", (_, script, expected) => {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
  new Function(script)();
  expect([...touched].toSorted()).toEqual(expected.toSorted());
});

test("every script is in this table", () => {
  const names = Object.keys(boot).filter((name) => /script$/i.test(name));
  expect(names).toHaveLength(7);
});
