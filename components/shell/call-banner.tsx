"use client";

import { Suspense, useSyncExternalStore } from "react";

import { callQueue } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";

const CallLines = onDemand(() => import("./call-lines").then((l) => l.CallLines));

/** Says when calls are waiting, or why none are made. */
export function CallBanner() {
  const calls = useSyncExternalStore(callQueue.subscribe, callQueue.state, callQueue.state);
  return (
    <div role="status">
      {(calls.stopReason !== null || calls.queued > 0) && (
        <Suspense>
          <CallLines {...calls} />
        </Suspense>
      )}
    </div>
  );
}
