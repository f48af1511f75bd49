import { expect, test, vi } from "vitest";

import { WRONG } from "@/lib/store/testing/wrong-values";

import { THEME_SCRIPT } from "./scripts";

function run() {
  const script = document.createElement("script");
  script.textContent = THEME_SCRIPT;
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
