import { ProgressCircle } from "@/components/figures/progress-circle";
import { Countdown } from "@/components/game/countdown";
import type { ListedCourse } from "@/lib/game/education/curriculum";
import { courseState, missingIds, type Progress } from "@/lib/game/education/progress";
import { cn } from "@/lib/utils";

const LOOK = "flex items-center gap-1.5 text-small whitespace-nowrap";

/** How far the player is with a course, as a word; the moon shows the part of it, or of what it needs. */
export function CourseMark({
  course,
  progress,
  nowMs,
  takesMs,
}: {
  course: ListedCourse;
  progress: Progress;
  nowMs: number;
  /** How long it takes the player from its start; null where it is not known. */
  takesMs: number | null;
}) {
  const state = courseState(course, progress);
  switch (state) {
    case "done":
      return (
        <p className={cn(LOOK, "text-muted-foreground")}>
          <ProgressCircle value={1} />
          Done
        </p>
      );
    case "running":
      return (
        <Running takesMs={takesMs} endsAtMs={progress.running?.endsAtMs ?? null} nowMs={nowMs} />
      );
    case "open":
      return (
        <p className={cn(LOOK, "font-semibold text-success")}>
          <ProgressCircle value={0} />
          Open
        </p>
      );
    case "locked":
      return (
        <p className={cn(LOOK, "text-muted-foreground")}>
          Locked, {missingIds(course, progress).length} of {course.prerequisiteIds.length} to go
        </p>
      );
  }
}

function Running({
  takesMs,
  endsAtMs,
  nowMs,
}: {
  takesMs: number | null;
  endsAtMs: number | null;
  nowMs: number;
}) {
  if (endsAtMs === null) return <p className={cn(LOOK, "font-semibold")}>Running</p>;
  return (
    <p className={cn(LOOK, "font-semibold")}>
      {takesMs !== null && takesMs > 0 && (
        <ProgressCircle value={1 - (endsAtMs - nowMs) / takesMs} />
      )}
      <span>
        Running, <Countdown endsAtMs={endsAtMs} />
      </span>
    </p>
  );
}
