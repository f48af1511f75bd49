import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { WRONG } from "@/lib/store/testing/wrong-values";

import * as boot from "./scripts";

describe("what each script reads and changes", () => {
  /** The script's reads and writes of browser storage, as "get localStorage apiKey". */
  let touched: Set<string>;

  function watch(
    name: "localStorage" | "sessionStorage",
    values: Readonly<Record<string, string>>,
  ) {
    const kept = new Map(Object.entries(values));
    const note = (how: string, key: string) => touched.add(`${how} ${name} ${key}`);
    vi.stubGlobal(name, {
      getItem(key: string) {
        note("get", key);
        return kept.get(key) ?? null;
      },
      setItem(key: string, value: string) {
        note("set", key);
        kept.set(key, value);
      },
      removeItem(key: string) {
        note("remove", key);
        kept.delete(key);
      },
    });
  }

  beforeEach(() => {
    touched = new Set();
    watch("localStorage", { apiKey: "sample0000000key", theme: "none" });
    watch("sessionStorage", {});
    // Over that of the prototype.
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get() {
        touched.add("get cookie");
        return "";
      },
      set() {
        touched.add("set cookie");
      },
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
    Reflect.deleteProperty(document, "cookie");
    globalThis.takePreloadedCall = undefined;
  });

  const NAMES = {
    sample: "get sessionStorage demo",
    key: "get localStorage apiKey",
  };

  const TOUCHES: Readonly<Record<string, readonly string[]>> = {
    LOGIN_REDIRECT_SCRIPT: [NAMES.sample, NAMES.key],
    preloadCallsScript: [
      ...[NAMES.sample, NAMES.key, "get localStorage fetchTimes"],
      ...["get localStorage calls", "set localStorage calls", "fetch"],
    ],
    STYLESHEETS_SCRIPT: [],
    THEME_SCRIPT: ["get localStorage theme", "remove localStorage theme"],
    FONTS_SCRIPT: [],
    SIDEBAR_SCRIPT: ["get cookie"],
    START_DEFERRED_SCRIPT: [],
    TOO_OLD_SCRIPT: [],
  };

  const scripts = Object.entries(boot).flatMap(([name, script]) => {
    if (typeof script === "string" && name.endsWith("_SCRIPT")) return [{ name, script }];
    return typeof script === "function" ? [{ name, script: script(["/user/bars"]) }] : [];
  });

  test.each(scripts)("$name touches nothing but what it must", ({ name, script }) => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
    new Function(script)();
    expect([...touched].toSorted()).toEqual(TOUCHES[name]?.toSorted());
  });

  test("the way into the sample data sets its mark, and reads no key", () => {
    const location = { pathname: "/app", search: "?sample", replace: () => undefined };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- as a browser runs it
    new Function("location", "document", "stop", boot.LOGIN_REDIRECT_SCRIPT)(
      location,
      { documentElement: {} },
      () => undefined,
    );
    expect(touched).toContain("set sessionStorage demo");
    expect(touched).not.toContain(NAMES.key);
  });

  test("lists the allowed storage access of every boot script", () => {
    expect(scripts.map(({ name }) => name).toSorted()).toEqual(Object.keys(TOUCHES).toSorted());
  });
});

describe("the theme, before next-themes reads it", () => {
  function run() {
    const script = document.createElement("script");
    script.textContent = boot.THEME_SCRIPT;
    document.head.append(script);
    script.remove();
  }

  test.each(["light", "dark", "system"])("the theme %s stays", (theme) => {
    localStorage.setItem("theme", theme);
    run();
    expect(localStorage.getItem("theme")).toBe(theme);
  });

  test.each(Object.entries(WRONG))("a theme of %s is forgotten", (_, theme) => {
    localStorage.setItem("theme", theme);
    run();
    expect(localStorage.getItem("theme")).toBeNull();
  });

  test("a browser that refuses storage breaks nothing", () => {
    const said = vi.spyOn(console, "error");
    const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    run();
    storage.mockRestore();
    expect(said).not.toHaveBeenCalled();
  });
});
