import type { QueryClient } from "@tanstack/react-query";

import { showToast } from "@/components/feedback/show-toast";
import { gameTimeQuery } from "@/lib/api/endpoints/user-timestamp";
import type { Session } from "@/lib/api/transport/session";
import { formatDuration } from "@/lib/format/times";
import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { TOLERANCE_MS } from "./clock-watch";

/** The game's time is in whole seconds: on average, half a second has passed since. */
const HALF_SECOND_MS = 500;

/** A call that took longer was waiting in the queue, so its duration says nothing about the latency. */
const LONGEST_WAY_MS = 2_000;

/**
 * Requests the game's time. If the device's clock is off, everything uses the game's time from now on, and a toast says so once.
 * Rejects if the call fails or the response has no time.
 */
export async function compareClocks(queryClient: QueryClient, session: Session) {
  const askedAtMs = performance.now();
  const gameMs = await queryClient.query({ ...gameTimeQuery(session), staleTime: 0 });
  if (gameMs === null) throw new Error("The game didn't say its time");
  const wayBackMs = Math.min(performance.now() - askedAtMs, LONGEST_WAY_MS) / 2;
  const deviceMs = Date.now();
  const differsBy = Math.round(gameMs + HALF_SECOND_MS + wayBackMs - deviceMs);
  const aheadMs = Math.abs(differsBy) > TOLERANCE_MS ? differsBy : 0;
  const before = gameClockStore.get();
  gameClockStore.set({ aheadMs, comparedAtMs: deviceMs });
  if (aheadMs === 0 || Math.abs(aheadMs - before.aheadMs) <= TOLERANCE_MS) return;
  showToast({
    kind: "error",
    title: "Your device’s clock is wrong",
    description: `It’s ${formatDuration(Math.abs(aheadMs))} ${aheadMs > 0 ? "behind" : "ahead of"} the game’s. Times here use the game’s clock.`,
    id: "clock",
  });
}
