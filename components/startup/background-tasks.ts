import type { Query, QueryClient } from "@tanstack/react-query";

import { CIRCLE_RADIUS, progressPath } from "@/components/figures/progress-circle";
import { startMenuBadges } from "@/components/navigation/start-menu-badges";
import { wantsTreasury } from "@/components/upcoming/treasury-notice-kinds";
import { STALE_TIME_MS } from "@/lib/api/transport/api-config";
import { callLog } from "@/lib/api/transport/client";
import { fingerprint } from "@/lib/api/transport/session";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import type { Profile } from "@/lib/game/account/account";
import { fetchTimesStore } from "@/lib/store/account/fetch-usage";
import { subscribeToHistoryChanges } from "@/lib/store/account/history-changes";
import { switchPlayer } from "@/lib/store/account/switch-player";
import { apiKeyStore, sampleStore } from "@/lib/store/account/session";
import { gameTime } from "@/lib/store/preferences/game-clock";
import {
  type ChecklistProgress,
  checklistProgressStore,
  progressBadgesStore,
} from "@/lib/store/user/checklist";
import { notificationsStore } from "@/lib/store/user/dashboard";

/** The URLs of the site's own icon, by the link element that has it. */
const siteIcons = new WeakMap<HTMLLinkElement, string>();

/** Starts the tasks that need the page's data and aren't urgent. They run while the page is open. */
export function startBackgroundTasks(client: QueryClient) {
  startProgressBadges();
  startMenuBadges(client);
  startNoticesOnRequest(client);
  recordFetchTimes();
  callLog.subscribe(recordFetchTimes);
  switchToOwnPlayer(client);
  subscribeToHistoryChanges(() => {
    void client.resetQueries({ predicate: ({ meta }) => meta?.readFromStore !== undefined });
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && isOwnProfile(query)) switchToOwnPlayer(client);
  });
}

/** Loads the notifications about the treasury once the player wants them. */
function startNoticesOnRequest(client: QueryClient) {
  function start() {
    if (!wantsTreasury(notificationsStore.get().kinds)) return;
    end();
    import("@/components/upcoming/treasury-notices").then(
      (late) => late.startTreasuryNotices(client),
      () => undefined,
    );
  }
  const end = notificationsStore.subscribe(start);
  start();
}

/** Stores when each endpoint was last loaded, so that a page opened within a minute doesn't request it again. */
function recordFetchTimes() {
  const fetched = callLog
    .calls()
    .filter(({ answer }) => answer === "OK")
    .map(({ path, startedAtMs, durationMs }) => [path, startedAtMs + durationMs] as const);
  const newestMs = Math.max(0, ...fetched.map(([, atMs]) => atMs));
  const all = { ...fetchTimesStore.get() };
  for (const [path, atMs] of fetched) all[path] = Math.max(atMs, all[path] ?? 0);
  fetchTimesStore.set(
    Object.fromEntries(Object.entries(all).filter(([, atMs]) => newestMs - atMs < STALE_TIME_MS)),
  );
}

function isOwnProfile({ queryKey }: Pick<Query, "queryKey">) {
  const [, account, section, selection] = queryKey;
  return (
    section === "user" &&
    selection === "basic" &&
    account === fingerprint({ key: apiKeyStore.get() })
  );
}

/** Once the player is known, hides another player's data in this browser and restores this player's own. */
function switchToOwnPlayer(client: QueryClient) {
  const [query] = client.getQueryCache().findAll({ predicate: isOwnProfile });
  const profile = query?.state.data as Profile | undefined;
  if (profile !== undefined && !sampleStore.get()) switchPlayer(String(profile.id));
}

/**
 * While the page is open, the tab's icon fills with the completed part of today's checklist, and the badge of the installed app
 * is the number left. Both show the dashboard's last known state.
 */
function startProgressBadges() {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show() {
    const nowMs = gameTime();
    const startMs = dayStartMs(nowMs);
    const today = checklistProgressStore.get();
    const isShown = progressBadgesStore.get() && today.dayMs === startMs && today.of > 0;
    setIcon(isShown ? progressIcon(today) : null);
    setBadge(isShown ? today.of - today.done : 0);
    // Updates at the start of the next day, whose progress is unknown at first.
    clearTimeout(timer);
    timer = setTimeout(show, startMs + DAY_MS - nowMs);
  }

  show();
  checklistProgressStore.subscribe(show);
  progressBadgesStore.subscribe(show);
}

/** The site's icon, filled by the fraction of today's tasks that is done, in the colours of app/icon.svg. */
function progressIcon({ done, of }: ChecklistProgress): string {
  const fraction = Math.min(1, done / of);
  const path = fraction > 0 ? `<path fill="currentColor" d="${progressPath(fraction)}"/>` : "";
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><style>:root{color:#812566}@media (prefers-color-scheme:dark){:root{color:#e894c5}}</style><circle cx="8" cy="8" r="${CIRCLE_RADIUS}" fill="none" stroke="currentColor" stroke-width="1.5"/>${path}</svg>`,
  )}`;
}

function setIcon(address: string | null) {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon][type='image/svg+xml']");
  if (link === null) return;
  if (!siteIcons.has(link)) siteIcons.set(link, link.href);
  const href = address ?? siteIcons.get(link) ?? link.href;
  if (link.href !== href) link.href = href;
}

function setBadge(left: number) {
  if (!matchMedia("(display-mode: standalone)").matches || !("setAppBadge" in navigator)) return;
  // A browser that refuses shows no badge.
  void navigator.setAppBadge(left).catch(() => undefined);
}
