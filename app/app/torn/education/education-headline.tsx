import { useMemo } from "react";

import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { Countdown, GameTime } from "@/components/game/game-time";
import { DAY_MS } from "@/lib/common/time";
import { formatGameDayTime } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { ListedCourse } from "@/lib/game/education/curriculum";
import { coursePath } from "@/lib/game/education/path";
import {
  courseState,
  type CourseState,
  NOTHING_LEARNED,
  type Progress,
} from "@/lib/game/education/progress";

import { courseName, type EducationState, factorOf, idsOf } from "./education-state";
import { explainPath } from "./explanation";
import { suggestedReason } from "./text";

interface EducationHeadlineProps {
  study: EducationState;
  suggested: ListedCourse | null;
}

/** The number of finished courses (a dash if unknown), the current course, and the time and cost left for all courses. */
export function EducationHeadline({ study, suggested }: EducationHeadlineProps) {
  const { curriculum, progress, shortening, nowMs } = study;
  const { courses } = curriculum;
  const factor = factorOf(study);
  const everything = useMemo(
    () => coursePath(curriculum, idsOf(curriculum), progress ?? NOTHING_LEARNED, nowMs, factor),
    [curriculum, progress, nowMs, factor],
  );
  const count = (state: CourseState) =>
    progress === null
      ? "–"
      : formatWhole(courses.filter((course) => courseState(course, progress) === state).length);

  return (
    <PageHeadline
      figure={`${count("done")} of ${formatWhole(courses.length)}`}
      text="courses done"
      note={
        <>
          {progress !== null && <Current study={study} progress={progress} />}
          <span className="inline-flex items-center gap-1">
            {progress === null ? (
              "Couldn’t load your progress, so nothing counts as done."
            ) : (
              <CurrentEnd progress={progress} />
            )}
            <Explain title="the time and cost left" {...explainPath(everything, shortening)} />
          </span>
        </>
      }
      status={[
        suggested !== null && (
          <span key="next">
            Next: <span translate="no">{suggested.name}</span>
          </span>
        ),
        [
          suggested !== null && `The ${suggestedReason(suggested)}`,
          everything.remainingMs !== null &&
            `${formatCount(Math.floor(everything.remainingMs / DAY_MS), "day", "days")} left for all`,
        ]
          .filter(Boolean)
          .join(", "),
      ]}
      side={[
        {
          label: "Available",
          value: count("open"),
          note: progress === null ? "unknown" : "bonus first, then shortest",
        },
        {
          label: "Days left",
          value: orDash(everything.remainingMs, (ms) => formatWhole(Math.floor(ms / DAY_MS))),
          note: "for all courses",
        },
        {
          label: "Cost left",
          value: formatMoneyShort(everything.cost),
          note: formatMoney(everything.cost),
        },
      ]}
    />
  );
}

/** The current course and the time left of it; nothing without one. */
function Current({ study, progress: { running } }: { study: EducationState; progress: Progress }) {
  if (running === null) return null;
  return (
    <>
      Current course: <b className="text-foreground">{courseName(study, running.courseId)}</b>,{" "}
      {running.endsAtMs !== null && (
        <>
          <Countdown endsAtMs={running.endsAtMs} /> left,{" "}
        </>
      )}
    </>
  );
}

/** The end of the current course. It stays on one line with the icon after it. */
function CurrentEnd({ progress: { running } }: { progress: Progress }) {
  if (running === null) return "No course in progress.";
  if (running.endsAtMs === null) return "end unknown.";
  return (
    <span>
      until <GameTime atMs={running.endsAtMs}>{formatGameDayTime(running.endsAtMs)} TCT</GameTime>.
    </span>
  );
}
