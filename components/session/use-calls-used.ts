import { useSyncExternalStore } from "react";

import { subscribeToClock } from "@/components/window/use-now";

import { callQueue } from "./session";

const SECOND_MS = 1000;

function subscribe(changed: () => void) {
  const leave = [callQueue.subscribe(changed), subscribeToClock(SECOND_MS, changed)];
  return () => {
    for (const end of leave) end();
  };
}

/** The number of calls that the player's tabs have made in the last minute. */
export const useCallsUsed = (): number =>
  useSyncExternalStore(subscribe, callQueue.callsUsed, () => 0);
