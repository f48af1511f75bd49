import { useMemo } from "react";

import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { Countdown } from "@/components/game/countdown";
import { GameTime } from "@/components/game/game-time";
import { formatGameDayTime } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { coursePath } from "@/lib/game/education/path";
import {
  courseState,
  type CourseState,
  NOTHING_LEARNED,
  type Progress,
} from "@/lib/game/education/progress";
import { DAY_MS } from "@/lib/game/time/time";

import { courseName, factorOf, idsOf, type EducationState } from "./education-state";
import { explainPath } from "./explanation";

/** How much is done, as far as that is known; what runs, and what is left to everything. */
export function EducationHeadline({ study }: { study: EducationState }) {
  const { curriculum, progress, shortening, nowMs } = study;
  const { courses } = curriculum;
  const factor = factorOf(study);
  const everything = useMemo(
    () => coursePath(curriculum, idsOf(curriculum), progress ?? NOTHING_LEARNED, nowMs, factor),
    [curriculum, progress, nowMs, factor],
  );
  const whenToBegin = progress?.running ? "after the one that runs" : "to begin now";
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
          {progress === null ? (
            "Your progress couldn’t be read, so everything counts as left to do."
          ) : (
            <Now study={study} progress={progress} />
          )}{" "}
          <Explain title="what is left to everything" {...explainPath(everything, shortening)} />
        </>
      }
      status={[
        progress !== null && `${count("open")} open to you`,
        everything.remainingMs !== null &&
          `${formatCount(Math.floor(everything.remainingMs / DAY_MS), "day", "days")} left to all`,
      ]}
      side={[
        {
          label: "Open to you",
          value: count("open"),
          note: progress === null ? "not known" : whenToBegin,
        },
        {
          label: "Days left",
          value: orDash(everything.remainingMs, (ms) => formatWhole(Math.floor(ms / DAY_MS))),
          note: "to everything",
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

function Now({ study, progress: { running } }: { study: EducationState; progress: Progress }) {
  if (running === null) return "No course is running.";
  return (
    <>
      Running: <b className="text-foreground">{courseName(study, running.courseId)}</b>,{" "}
      {running.endsAtMs === null ? (
        "its end is not known."
      ) : (
        <>
          <Countdown endsAtMs={running.endsAtMs} /> left, until{" "}
          <GameTime atMs={running.endsAtMs}>{formatGameDayTime(running.endsAtMs)} TCT</GameTime>.
        </>
      )}
    </>
  );
}
