import { act, render, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { onToast, type ToastMessage } from "@/components/feedback/show-toast";
import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { notificationsStore } from "@/lib/store/user/dashboard";

import { NOT_SHOWN } from "./browser-notifications";
import { Notifications } from "./notifications";
import { useNotificationSettings } from "./use-notification-settings";

/** The watch of what ends goes on through all tests, so that its clock does, too. */
let nowMs = Date.UTC(2026, 10, 20, 12);

afterEach(() => {
  notificationsStore.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Browser {
  permission: NotificationPermission;
  /** Chrome on Android refuses notifications of pages. */
  hasPages: boolean;
  /** A private window has no service worker, nor has a browser that is too old. */
  worker: "none" | "works" | "fails";
}

/** Stubs a browser; what it shows, and how, is in the list. */
function stubBrowser({ permission, hasPages, worker }: Browser) {
  const shown: string[] = [];
  vi.stubGlobal(
    "Notification",
    class {
      static permission = permission;
      static requestPermission = () => Promise.resolve(permission);
      close = () => shown.pop();
      constructor(title: string) {
        if (!hasPages) throw new TypeError("Illegal constructor.");
        shown.push(`page: ${title}`);
      }
    },
  );
  const registration = {
    showNotification(title: string, { body, tag }: { body: string; tag: string }) {
      if (worker === "fails") return Promise.reject(new TypeError("No active registration"));
      shown.push(`worker: ${[title, body, tag].join(", ")}`);
      return Promise.resolve();
    },
  };
  const found = worker === "none" ? undefined : registration;
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(found) } });
  return shown;
}

const GRANTED = { permission: "granted", hasPages: true, worker: "none" } as const;

test.each<{ what: string; browser: Browser; obstacle: string | RegExp | null }>([
  { what: "a browser that shows them", browser: GRANTED, obstacle: null },
  {
    what: "only by the service worker",
    browser: { ...GRANTED, hasPages: false, worker: "works" },
    obstacle: null,
  },
  {
    what: "only by a service worker that it doesn't have",
    browser: { ...GRANTED, hasPages: false },
    obstacle: NOT_SHOWN,
  },
  {
    what: "a player who refuses",
    browser: { ...GRANTED, permission: "denied" },
    obstacle: /^Your browser blocks notifications/,
  },
])(
  "what stands in the way is said when one is turned on, and leaves it off: $what",
  async ({ browser, obstacle }) => {
    const shown = stubBrowser(browser);
    const { result } = renderHook(useNotificationSettings);
    await act(() => result.current.choose("energy", true));
    expect(result.current.kinds).toEqual(obstacle === null ? ["energy"] : []);
    if (obstacle === null) expect(result.current.obstacle).toBeNull();
    else expect(result.current.obstacle).toMatch(obstacle);
    expect(shown).toEqual([]);
  },
);

test.each<{ what: string; browser: Browser; shown: string[]; toasts: string[] }>([
  {
    what: "by the page",
    browser: { ...GRANTED, worker: "works" },
    shown: ["page: Energy is full"],
    toasts: [],
  },
  {
    what: "by the service worker, where the page can't",
    browser: { ...GRANTED, hasPages: false, worker: "works" },
    shown: ["worker: Energy is full, 150 of 150, 14:01 TCT, energy"],
    toasts: [],
  },
  {
    what: "as a toast, where neither can",
    browser: { ...GRANTED, hasPages: false, worker: "fails" },
    shown: [],
    toasts: ["Energy is full"],
  },
])("what ends is notified of $what", async ({ browser, ...expected }) => {
  nowMs += HOUR_MS;
  vi.useFakeTimers({ now: nowMs });
  const shown = stubBrowser(browser);
  const toasts: ToastMessage[] = [];
  const stop = onToast((toast) => toasts.push(toast));
  notificationsStore.set({ kinds: ["energy"], inTitle: false });
  const events = [
    {
      ...{ id: "energy", kind: "energy", atMs: nowMs + MINUTE_MS },
      title: "Energy is full",
      note: "150 of 150",
    },
  ];
  const { unmount } = render(<Notifications source="dashboard" events={events} />);
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
  expect(shown).toEqual(expected.shown);
  expect(toasts.map(({ title }) => title)).toEqual(expected.toasts);
  unmount();
  stop();
});
