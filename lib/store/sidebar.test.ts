import { afterEach, expect, test, vi } from "vitest";

import { SIDEBAR_SCRIPT, sidebarStore } from "./sidebar";

afterEach(() => {
  document.cookie = "sidebar_state=; path=/; max-age=0";
  delete document.documentElement.dataset.sidebar;
});

test("is wide at first", () => {
  expect(sidebarStore.get()).toBe(true);
});

test("is remembered in the cookie sidebar_state for seven days", () => {
  const written = vi.spyOn(document, "cookie", "set");
  sidebarStore.set(false);
  expect(written).toHaveBeenCalledWith("sidebar_state=false; path=/; max-age=604800; samesite=lax");
  expect(sidebarStore.get()).toBe(false);
  sidebarStore.set(true);
  expect(sidebarStore.get()).toBe(true);
});

test("tells its listeners until they leave", () => {
  const listener = vi.fn();
  const leave = sidebarStore.subscribe(listener);
  sidebarStore.set(false);
  leave();
  sidebarStore.set(true);
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  { cookie: "sidebar_state=false", mark: "icon" },
  { cookie: "sidebar_state=true", mark: undefined },
])("before the first paint, $cookie marks the page $mark", ({ cookie, mark }) => {
  document.cookie = `${cookie}; path=/`;
  const script = document.createElement("script");
  script.textContent = SIDEBAR_SCRIPT;
  document.head.append(script);
  script.remove();
  expect(document.documentElement.dataset.sidebar).toBe(mark);
});
