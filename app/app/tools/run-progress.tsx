import { Countdown } from "@/components/game/countdown";
import { formatWhole } from "@/lib/format/numbers";
import { formatCountdown } from "@/lib/format/times";

import { percentOf, processedOf, type Sending, WAIT_MS } from "./sending";

/** The progress of sending. The count next to the percentage explains it. */
export function RunProgress({ sending }: { sending: Sending }) {
  const { state, recipients, freeAtMs } = sending;
  const processed = processedOf(sending);
  const total = recipients.length;
  return (
    <div className="pt-4">
      <progress
        aria-label="Messages processed"
        max={Math.max(total, 1)}
        value={processed}
        className="block h-1 w-full appearance-none border-0 bg-border text-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-primary"
      />
      <div className="flex min-h-16 gap-4 pt-1.5">
        <div role="status" className="min-w-0 flex-1">
          <p>
            <b>{percentOf(processed, total)}%</b>
            {total > 0 && `, ${formatWhole(processed)} of ${formatWhole(total)} processed`}
          </p>
          {state === "paused" && (
            <p>Message sending is paused. Click the resume button to continue.</p>
          )}
        </div>
        {state === "sending" && (
          <p className="text-muted-foreground">
            Next message <Countdown endsAtMs={freeAtMs} format={inSeconds} />
          </p>
        )}
      </div>
      <p className="text-small text-muted-foreground">
        One message every {WAIT_MS / 1000} seconds. Leaving this page stops sending; your draft is
        kept in this browser.
      </p>
    </div>
  );
}

const inSeconds = (leftMs: number) => (leftMs <= 0 ? "now" : `in ${formatCountdown(leftMs)}`);
