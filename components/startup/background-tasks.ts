import type { Query, QueryClient } from "@tanstack/react-query";

import { startProgressBadges } from "@/components/navigation/progress-badges";
import { startMenuBadges } from "@/components/navigation/start-menu-badges";
import { callLog } from "@/lib/api/transport/call-log";
import { fingerprint } from "@/lib/api/transport/session";
import { STALE_TIME_MS } from "@/lib/api/transport/stale-time";
import type { Profile } from "@/lib/game/account/account";
import { fetchTimesStore } from "@/lib/store/account/fetch-times";
import { switchPlayer } from "@/lib/store/account/player";
import { apiKeyStore } from "@/lib/store/account/session";
import { sampleStore } from "@/lib/store/preferences/sample";

/** What is done with answers once they are shown, for as long as the page is open. */
export function startBackgroundTasks(client: QueryClient) {
  startProgressBadges();
  startMenuBadges(client);
  recordFetchTimes();
  callLog.subscribe(recordFetchTimes);
  switchToOwnPlayer(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && isOwnProfile(query)) switchToOwnPlayer(client);
  });
}

/** Lets the first calls of a page that is opened within the minute know what has been read already. */
function recordFetchTimes() {
  const read = callLog
    .calls()
    .filter(({ answer }) => answer === "OK")
    .map(({ path, startedAtMs, durationMs }) => [path, startedAtMs + durationMs] as const);
  const newestMs = Math.max(0, ...read.map(([, atMs]) => atMs));
  const all = { ...fetchTimesStore.get() };
  for (const [path, atMs] of read) all[path] = Math.max(atMs, all[path] ?? 0);
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

/** Once the game says who the player is: what another player made in this browser goes out of sight, and their own returns. */
function switchToOwnPlayer(client: QueryClient) {
  const [query] = client.getQueryCache().findAll({ predicate: isOwnProfile });
  const profile = query?.state.data as Profile | undefined;
  if (profile !== undefined && !sampleStore.get()) switchPlayer(String(profile.id));
}
