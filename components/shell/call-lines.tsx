import { Hourglass, Pause } from "lucide-react";

import { adviceFor } from "@/components/feedback/advice";
import { useRefresh } from "@/components/feedback/refresh";
import { callQueue } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { useGameTime } from "@/components/window/use-now";
import { CALLS_PER_MINUTE } from "@/lib/api/transport/rate-limit";
import { formatCount } from "@/lib/format/numbers";
import { formatGameTime, formatLocalTime } from "@/lib/format/times";

/** The lines of the banner about paused and queued calls. */
export function CallLines({
  queued,
  resumesAtMs,
  stopReason,
  stoppedUntilMs,
}: ReturnType<typeof callQueue.state>) {
  const refresh = useRefresh();
  const gameTimeOf = useGameTime();

  return (
    <>
      {stopReason && (
        <div className="flex flex-wrap items-center gap-3 border-b bg-destructive-wash px-3 py-2">
          <Pause aria-hidden className="size-4 shrink-0 text-destructive" />
          <p className="min-w-0 flex-1 basis-48">
            <b>Calls to the game are paused.</b> {adviceFor(stopReason, "")}
            {stoppedUntilMs !== null &&
              ` Calls resume at ${bothTimes(gameTimeOf(stoppedUntilMs))}.`}
          </p>
          {stoppedUntilMs === null && (
            <Button
              variant="outline"
              size="sm"
              className="bg-card"
              onClick={() => {
                callQueue.resume();
                refresh();
              }}
            >
              Try again
            </Button>
          )}
        </div>
      )}
      {queued > 0 && (
        <p className="flex items-center gap-3 border-b bg-info-wash px-3 py-2">
          <Hourglass aria-hidden className="size-4 shrink-0 text-info" />
          <span>
            <b>{formatCount(queued, "call", "calls")} queued.</b> Our limit is {CALLS_PER_MINUTE}{" "}
            per minute; calls resume at {bothTimes(gameTimeOf(resumesAtMs))}.
          </span>
        </p>
      )}
    </>
  );
}

const bothTimes = (ms: number) => `${formatGameTime(ms)} (${formatLocalTime(ms)})`;
