import { CirclePause, RotateCw } from "lucide-react";

import { adviceFor } from "@/components/feedback/advice";
import { useAnnounceProgress } from "@/components/feedback/live-region";
import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatGameDate } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";

import type { LoadProgress } from "./use-timeline";

interface LoadProgressNoteProps {
  progress: LoadProgress;
  /** The number of loaded entries. `names` is the noun for them, singular and plural. */
  count: number;
  names: readonly [one: string, many: string];
  /** The access that the page needs, in words. */
  access: string;
}

/** Shows the progress of loading a long list, and pauses or resumes it. Empty once the list is complete. */
export function LoadProgressNote({
  progress,
  count,
  names: [one, many],
  access,
}: LoadProgressNoteProps) {
  const { state, error, fraction, truncatedSeconds } = progress;
  useAnnounceProgress(state);
  const soFar = `${formatCount(count, one, many)} back to ${formatGameDate(progress.oldestLoadedMs)}`;

  if (state === "failed" && error) {
    return (
      <Alert variant="destructive" role="alert" className="mt-6">
        <RotateCw aria-hidden />
        <div>
          <AlertTitle>Loading stopped: {soFar}</AlertTitle>
          <AlertDescription>{adviceFor(error, access)}</AlertDescription>
          <AlertActions>
            <Button variant="outline" onClick={progress.resume}>
              Try again
            </Button>
          </AlertActions>
        </div>
      </Alert>
    );
  }
  if (state === "done") {
    return (
      truncatedSeconds > 0 && (
        <p className="mt-4 text-muted-foreground">
          Some {many} are missing: more than 100 have the same time to the second, and the game
          returns at most 100.
        </p>
      )
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {state === "loading" ? "Loading" : "Paused"}: {soFar}
        {state === "stopped" && ". Older ones aren’t counted"}.
      </p>
      <Progress
        label={`Loading ${many}`}
        role="progressbar"
        value={Math.round(fraction * 100)}
        max={100}
        className="w-40"
      />
      {state === "loading" ? (
        <Button variant="outline" onClick={progress.stop}>
          <CirclePause aria-hidden />
          Pause
        </Button>
      ) : (
        <Button variant="outline" onClick={progress.resume}>
          <RotateCw aria-hidden />
          Resume
        </Button>
      )}
    </div>
  );
}
