import { Suspense } from "react";

import type { LoadProgress } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { logTimeline } from "@/lib/api/endpoints/user-log";
import { CALLS_PER_MINUTE } from "@/lib/api/transport/rate-limit";
import type { Session } from "@/lib/api/transport/session";
import { formatCount } from "@/lib/format/numbers";

import { formatLogTime } from "./text";

const LoadProgressNote = onDemand(() =>
  import("@/components/reading/load-progress-note").then((l) => l.LoadProgressNote),
);

/** The entries of a type, otherwise of a category, otherwise all: the API accepts only one of the two filters. */
export const logSource = (
  session: Session,
  { categoryId, typeId }: { categoryId: number | null; typeId: number | null },
) =>
  logTimeline(
    session,
    typeId !== null ? { typeIds: [typeId] } : categoryId !== null ? { categoryId } : {},
  );

interface LogLoadProgressProps {
  progress: LoadProgress;
  isPaged: boolean;
  count: number;
  oldestAtMs: number | undefined;
  /** The access that the page requires of a key, in words. */
  access: string;
}

/** The time back to which the log is loaded, and the button to load more. */
export function LogLoadProgress({
  progress,
  isPaged,
  count,
  oldestAtMs,
  access,
}: LogLoadProgressProps) {
  const isLoading = progress.state === "loading";
  // The line with the button says how far back the pages go.
  const hasNote =
    !isPaged ||
    progress.state === "stopped" ||
    progress.state === "failed" ||
    (progress.state === "done" && progress.truncatedSeconds > 0);
  const note = (
    <Suspense fallback={<div className="h-11" />}>
      <LoadProgressNote
        progress={progress}
        count={count}
        names={["entry", "entries"]}
        access={access}
      />
    </Suspense>
  );
  return (
    <>
      {hasNote && note}
      {isPaged && (
        <div className="mt-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
          {(isLoading || progress.loadMore) && (
            <Button
              variant="outline"
              disabled={isLoading}
              onClick={() => {
                progress.loadMore?.();
              }}
            >
              {isLoading ? "Loading…" : "Load 100 more"}
            </Button>
          )}
          <p aria-live="polite">
            {formatCount(count, "entry", "entries")} loaded
            {oldestAtMs !== undefined && `, back to ${formatLogTime(oldestAtMs)}`}.
            {progress.state === "done" && progress.loadMore === null && " No older entries."}
          </p>
        </div>
      )}
    </>
  );
}

/** The limits on loading more: calls per minute, and entries per day. */
export function CallsUsed() {
  const { isSample } = useSession();
  const used = useCallsUsed();
  return (
    <p className="mt-2 text-small text-muted-foreground">
      {isSample
        ? "The sample data makes no calls."
        : `${used} of ${CALLS_PER_MINUTE} calls used in the last minute.`}{" "}
      Each call loads 100 entries; the game’s limit is 50,000 per day.
    </p>
  );
}
