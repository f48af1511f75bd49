import { CirclePause, RotateCw } from "lucide-react";

import { adviceFor } from "@/components/feedback/advice";
import { useAnnounceProgress } from "@/components/feedback/live-region";
import { ProgressCircle } from "@/components/figures/progress-circle";
import type { BackfillControls } from "@/components/reading/use-backfill";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatCount, formatWhole } from "@/lib/format/numbers";

interface BackfillProgressProps {
  backfill: BackfillControls;
  /** The label of the button that starts loading: "Load data". */
  begin: string;
  /** The access that the page needs, in words. */
  access: string;
}

/** Shows the loading progress, the reason for a pause, and a button. Renders nothing once everything has loaded. */
export function BackfillProgress({ backfill, begin, access }: BackfillProgressProps) {
  const { state, error, done, total, remainingMs } = backfill;
  useAnnounceProgress(state);
  if (state === "done" || total === 0) return null;
  const words = {
    idle: `Takes about ${durationText(remainingMs)}. Keep this page open`,
    loading: `About ${durationText(remainingMs)} left`,
    stopped: "Paused. Progress is saved",
    failed: error === null ? "" : adviceFor(error, access),
  }[state];
  return (
    <section
      aria-label="Loading progress"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y py-3 max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-2"
    >
      <ProgressCircle value={done / total} className="size-5 text-primary" />
      <div className="min-w-32 flex-1">
        <p className="font-medium">
          {state === "idle"
            ? formatCount(total, "call", "calls")
            : `${formatWhole(done)} of ${formatCount(total, "call", "calls")}`}
        </p>
        <p role={state === "failed" ? "alert" : undefined} className="text-muted-foreground">
          {words}
        </p>
      </div>
      <Progress
        label="Calls made"
        role="progressbar"
        value={done}
        max={total}
        className="w-full max-w-110 max-md:order-last max-md:max-w-none"
      />
      <Button variant="outline" onClick={state === "loading" ? backfill.stop : backfill.start}>
        {state === "loading" ? <CirclePause aria-hidden /> : <RotateCw aria-hidden />}
        {{ idle: begin, loading: "Pause", stopped: "Resume", failed: "Try again" }[state]}
      </Button>
    </section>
  );
}

/** "45 s", "4 min". */
const durationText = (ms: number) =>
  ms < 90_000
    ? `${formatWhole(Math.max(1, Math.ceil(ms / 1000)))} s`
    : `${formatWhole(Math.ceil(ms / 60_000))} min`;
