import { adviceFor } from "@/components/feedback/advice";
import { formatGameDate } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";

import { ProgressLine } from "./progress-line";
import type { LoadProgress } from "./use-timeline";

interface LoadProgressNoteProps {
  progress: LoadProgress;
  /** The number of loaded entries; undefined before the first page, when there is nothing to say. `names` is their noun. */
  count: number | undefined;
  names: readonly [one: string, many: string];
  /** The access that the page needs, in words. */
  access: string;
}

/** Shows how far back a long list has loaded, and pauses or resumes it. */
export function LoadProgressNote({
  progress,
  count,
  names: [one, many],
  access,
}: LoadProgressNoteProps) {
  const { state, error, fraction, truncatedSeconds } = progress;
  if (count === undefined) return null;
  const entries = formatCount(count, one, many);
  // A list that has loaded to its first entry has no date to name but the start of the game's clock.
  const soFar =
    progress.oldestLoadedMs > 0
      ? `${entries} back to ${formatGameDate(progress.oldestLoadedMs)}`
      : entries;
  const texts = {
    loading: `Loading: ${soFar}.`,
    stopped: `Paused: ${soFar}. Older ones aren’t counted.`,
    failed: `Loading stopped: ${soFar}. ${error === null ? "" : adviceFor(error, access)}`,
    done: `${soFar}.`,
  };
  return (
    <>
      <ProgressLine
        state={state}
        onStart={progress.resume}
        onStop={progress.stop}
        label={`Loading ${many}`}
        value={Math.round(fraction * 100)}
        max={100}
      >
        {texts[state]}
      </ProgressLine>
      {state === "done" && truncatedSeconds > 0 && (
        <p className="mt-2 text-muted-foreground">
          Some {many} are missing: of more than 100 in the same second, the game returns 100.
        </p>
      )}
    </>
  );
}
