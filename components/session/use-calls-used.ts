import { useSyncExternalStore } from "react";

import { useNow } from "@/components/window/use-now";
import { WINDOW_MS } from "@/lib/api/call-window";

import { callQueue } from "./session";

const SECOND_MS = 1000;

/** How many calls the player's tabs have made in the last minute. */
export function useCallsUsed(): number {
  const { startedAtMs } = useSyncExternalStore(
    callQueue.subscribe,
    callQueue.state,
    callQueue.state,
  );
  const nowMs = useNow(SECOND_MS);
  return startedAtMs.filter((atMs) => nowMs - atMs < WINDOW_MS).length;
}
