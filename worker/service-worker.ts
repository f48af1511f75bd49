/**
 * Makes the app work offline. Precaches the files that the build lists, and caches other scripts on first use. It doesn't
 * handle requests to other origins, such as the API.
 */
import { clientsClaim } from "workbox-core";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

/** Both constants are inserted by scripts/write-worker.mjs. */
declare const PRECACHE: readonly PrecacheEntry[];
declare const OFFLINE_PAGE: string;

interface Finishing extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface NotificationPress extends Finishing {
  /** `data` is the URL of the page that showed the notification. */
  notification: { close: () => void; data: string };
}

interface Tab {
  url: string;
  focus: () => Promise<unknown>;
}

/** The part of the worker's global scope that is used here: TypeScript's types for pages and for workers conflict. */
declare const self: {
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: "message", listen: (event: { data: unknown }) => void) => void) &
    ((type: "activate", listen: (event: Finishing) => void) => void) &
    ((type: "notificationclick", listen: (event: NotificationPress) => void) => void);
  clients: {
    matchAll: (of: { type: "window"; includeUncontrolled: true }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};

const RUNTIME_CACHE = "runtime-scripts";
/** The name of this cache until 28 November 2026. */
const EARLIER_CACHE = "scripts-that-came";

precacheAndRoute([...PRECACHE], {
  directoryIndex: "",
  cleanURLs: false,
  // A page's view is in its search parameters; the file is the same for all of them.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/\/+$/, ""), url.origin)],
});

// The name of a script changes with its content, so a cached script is never out of date.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
  new CacheFirst({ cacheName: RUNTIME_CACHE }),
);

// Public pages aren't cached: without a network, the offline page replaces them.
registerRoute(
  new NavigationRoute(
    async ({ request }) =>
      // eslint-disable-next-line no-restricted-globals -- A public page of ours, not the API.
      await fetch(request).catch(async (error: unknown) => {
        const page = await matchPrecache(OFFLINE_PAGE);
        if (page === undefined) throw error;
        return page;
      }),
  ),
);

// Controls pages from the first visit on. A newer version waits until the player requests it: two versions must not serve one
// page.
clientsClaim();
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

// Deletes the script caches of the previous version.
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([RUNTIME_CACHE, EARLIER_CACHE].map((name) => caches.delete(name))));
});

// A page that can't show notifications itself uses this worker. A click on a notification focuses the page's tab, or opens the
// page again.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTab(event.notification.data));
});

async function showTab(url: string) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((one) => one.url === url) ?? tabs[0];
  await (tab === undefined ? self.clients.openWindow(url) : tab.focus());
}
