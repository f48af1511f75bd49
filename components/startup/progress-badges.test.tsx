import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aQueryClient } from "@/lib/api/testing/query-client";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { checklistProgressStore, progressBadgesStore } from "@/lib/store/user/checklist";

import { startBackgroundTasks } from "./background-tasks";

const NOW = Date.UTC(2026, 10, 20, 12);
const TODAY = { dayMs: dayStartMs(NOW), done: 12, of: 24 };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  document.head.innerHTML = '<link rel="icon" type="image/svg+xml" href="/icon.svg">';
});
afterEach(() => {
  checklistProgressStore.clear();
  progressBadgesStore.clear();
  document.head.innerHTML = "";
  vi.useRealTimers();
});

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";

test("the tab’s icon fills with the checklist, and a new day begins empty", async () => {
  startBackgroundTasks(aQueryClient());
  expect(icon()).toMatch(/\/icon\.svg$/);
  checklistProgressStore.set(TODAY);
  expect(icon()).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(icon())).toContain("<path");
  await vi.advanceTimersByTimeAsync(DAY_MS / 2);
  expect(icon()).toMatch(/\/icon\.svg$/);
});

test("turned off, the site’s own icon stays", () => {
  progressBadgesStore.set(false);
  checklistProgressStore.set(TODAY);
  startBackgroundTasks(aQueryClient());
  expect(icon()).toMatch(/\/icon\.svg$/);
  progressBadgesStore.set(true);
  expect(icon()).toMatch(/^data:image\/svg\+xml,/);
});

test("the badge of the installed app is the number left", () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge });
  const ask = matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(ask(media), { matches: media === "(display-mode: standalone)" }),
  );
  checklistProgressStore.set(TODAY);
  startBackgroundTasks(aQueryClient());
  expect(setAppBadge).toHaveBeenLastCalledWith(12);
  checklistProgressStore.set({ ...TODAY, done: 24 });
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
  Reflect.deleteProperty(navigator, "setAppBadge");
});
