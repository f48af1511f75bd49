import { afterEach, describe, expect, test, vi } from "vitest";

import { SIDEBAR_SCRIPT } from "@/lib/boot/scripts";

import { sidebarStore, singleKeysStore } from "./shell";

afterEach(() => {
  // Removes the document's own property, where a test has put one over that of the prototype.
  Reflect.deleteProperty(document, "cookie");
  document.cookie = "sidebar_state=; path=/; max-age=0";
  delete document.documentElement.dataset.sidebar;
});

function runScript() {
  const script = document.createElement("script");
  script.textContent = SIDEBAR_SCRIPT;
  document.head.append(script);
  script.remove();
}

test("is wide at first", () => {
  expect(sidebarStore.get()).toBe(true);
});

test("is remembered in the cookie sidebar_state for seven days", () => {
  const written = vi.spyOn(Document.prototype, "cookie", "set");
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

test("where the browser refuses cookies, lives as long as the page", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(document, "cookie", { configurable: true, get: refuse, set: refuse });
  expect(sidebarStore.get()).toBe(true);
  sidebarStore.set(false);
  expect(sidebarStore.get()).toBe(false);
  runScript();
  expect(document.documentElement.dataset.sidebar).toBeUndefined();
  sidebarStore.set(true);
  expect(sidebarStore.get()).toBe(true);
});

test.each(["", "=", ";;;", "sidebar_state", "sidebar_state=1e300", `a=${"x".repeat(4_000)}`])(
  "is wide with the cookie %s",
  (cookie) => {
    Object.defineProperty(document, "cookie", { configurable: true, get: () => cookie });
    expect(sidebarStore.get()).toBe(true);
    runScript();
    expect(document.documentElement.dataset.sidebar).toBeUndefined();
  },
);

test.each([
  { cookie: "sidebar_state=false", mark: "icon" },
  { cookie: "sidebar_state=true", mark: undefined },
])("before the first paint, $cookie marks the page $mark", ({ cookie, mark }) => {
  document.cookie = `${cookie}; path=/`;
  runScript();
  expect(document.documentElement.dataset.sidebar).toBe(mark);
});

describe("single keys", () => {
  afterEach(() => {
    singleKeysStore.clear();
  });

  test("single-key shortcuts are on by default", () => {
    expect(singleKeysStore.get()).toBe(true);
    singleKeysStore.set(false);
    expect(singleKeysStore.get()).toBe(false);
    expect(localStorage.getItem("singleKeys")).toBe("off");
  });
});
