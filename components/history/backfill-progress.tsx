import { adviceFor } from "@/components/feedback/advice";
import { ProgressLine } from "@/components/reading/progress-line";
import type { BackfillControls } from "@/components/reading/use-backfill";
import { formatCount, formatWhole } from "@/lib/format/numbers";

interface BackfillProgressProps {
  backfill: BackfillControls;
  /** The label of the button that starts loading: "Load data". */
  begin: string;
  /** The access that the page needs, in words. */
  access: string;
  /** True if the line stays on a phone once all has loaded, so that what is below doesn't move. */
  isKeptOnPhone?: boolean;
}

/**
 * Shows the loading progress, the reason for a pause, and a button; nothing if all was loaded by an earlier visit. “All data
 * loaded” is for screen readers only.
 */
export function BackfillProgress({
  backfill,
  begin,
  access,
  isKeptOnPhone,
}: BackfillProgressProps) {
  const { state, error, done, total, remainingMs, start, stop } = backfill;
  // The number of calls is unknown until the stored data has been read. An empty line of the same height takes its place.
  if (total === 0) return state === "done" ? null : <div className="min-h-11" />;
  const soFar = `${formatWhole(done)} of ${formatCount(total, "call", "calls")}`;
  const texts = {
    idle: `${formatCount(total, "call", "calls")}, about ${durationText(remainingMs)}. Keep this page open.`,
    loading: `${soFar}, about ${durationText(remainingMs)} left`,
    stopped: `Paused: ${soFar}. Progress is saved.`,
    failed: `Stopped: ${soFar}. ${error === null ? "" : adviceFor(error, access)}`,
    done: "All data loaded",
  };
  return (
    <section
      aria-label="Loading progress"
      className={state === "done" ? (isKeptOnPhone ? "md:sr-only" : "sr-only") : undefined}
    >
      <ProgressLine
        state={state}
        begin={begin}
        onStart={start}
        onStop={stop}
        label="Calls made"
        value={done}
        max={total}
      >
        {texts[state]}
      </ProgressLine>
    </section>
  );
}

/** "45 s", "4 min". */
const durationText = (ms: number) =>
  ms < 90_000
    ? `${formatWhole(Math.max(1, Math.ceil(ms / 1000)))} s`
    : `${formatWhole(Math.ceil(ms / 60_000))} min`;
