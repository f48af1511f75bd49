import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { formatMoney } from "@/lib/format/numbers";
import type { ListedCourse } from "@/lib/game/education/curriculum";
import { coursePath, durationMs, unlocks } from "@/lib/game/education/path";
import { courseState, missingIds, type Progress } from "@/lib/game/education/progress";
import { cn } from "@/lib/utils";

import {
  courseName,
  type EducationState,
  effectiveProgress,
  factorOf,
  fieldText,
} from "./education-state";
import { coursesText, durationText, rewardText, someNames } from "./text";

export function CourseCard({ course, study }: { course: ListedCourse; study: EducationState }) {
  const { name, description, cost, rewards } = course;
  const { progress, nowMs } = study;
  const factor = factorOf(study);
  const rewarded = rewardText(rewards);
  return (
    <>
      <div className="pair">
        <h2 translate="no" className="min-w-0 font-semibold">
          {name}
        </h2>
        {progress !== null && (
          <CourseMark
            course={course}
            progress={progress}
            nowMs={nowMs}
            takesMs={durationMs(course, factor)}
          />
        )}
      </div>
      <p translate="no" className="text-small text-muted-foreground">
        {fieldText(course)}
      </p>
      {description !== "" && <p className="mt-1 text-small">{description}</p>}
      <dl className="mt-1 text-small">
        <DescriptionRow label="Duration" value={durationText(durationMs(course, 1))} />
        {factor < 1 && (
          <DescriptionRow label="Your duration" value={durationText(durationMs(course, factor))} />
        )}
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
        {rewarded !== "" && <Fact label="Rewards">{rewarded}</Fact>}
        <Ahead course={course} study={study} />
      </dl>
      <PathTo course={course} study={study} />
    </>
  );
}

interface FactProps {
  label: string;
  /** The game's names that the text contains; browsers don't translate them. */
  names?: readonly string[];
  children: string;
}

function Fact({ label, names = [], children }: FactProps) {
  return (
    <div className="py-0.5">
      <dt className="inline text-muted-foreground">{label}: </dt>
      <dd className="inline">
        <WithNames names={names}>{children}</WithNames>
      </dd>
    </div>
  );
}

/** The course's missing prerequisites if it is locked, otherwise all; and the courses that it unlocks, unless it is done. */
function Ahead({ course, study }: { course: ListedCourse; study: EducationState }) {
  const progress = effectiveProgress(study);
  const state = courseState(course, progress);
  const isLocked = state === "locked";
  const needed = isLocked ? missingIds(course, progress) : course.prerequisiteIds;
  const neededNames = needed.map((id) => courseName(study, id));
  const { atOnce, inTheEnd } = unlocks(study.curriculum, course.id, progress);
  const unlockedNames = atOnce.map(({ name }) => name);
  const unlocked = [
    atOnce.length > 0 && someNames(unlockedNames),
    inTheEnd.length > atOnce.length && `${coursesText(inTheEnd.length)} eventually`,
  ];
  return (
    <>
      {needed.length > 0 && (
        <Fact label={isLocked ? "Requires" : "Prerequisites"} names={neededNames}>
          {someNames(neededNames)}
        </Fact>
      )}
      {state !== "done" && inTheEnd.length > 0 && (
        <Fact label="Unlocks" names={unlockedNames}>
          {unlocked.filter(Boolean).join("; ")}
        </Fact>
      )}
    </>
  );
}

/** The link to the path of a course; nothing if the course doesn't need other courses first. */
function PathTo({ course, study }: { course: ListedCourse; study: EducationState }) {
  const { curriculum, nowMs } = study;
  const { steps, remainingMs, cost } = coursePath(
    curriculum,
    [course.id],
    effectiveProgress(study),
    nowMs,
    factorOf(study),
  );
  if (steps.length < 2) return null;
  return (
    <PathLink courseId={course.id}>
      <span>
        Path of {coursesText(steps.length)}, {durationText(remainingMs)}, {formatMoney(cost)}{" "}
        <span className="sr-only">
          to <span translate="no">{course.name}</span>
        </span>
      </span>
    </PathLink>
  );
}

const LOOK = "flex items-center gap-1.5 text-small whitespace-nowrap";

/** The state of a course as text, with a circle for its progress. */
function CourseMark({
  course,
  progress,
  nowMs,
  takesMs,
}: {
  course: ListedCourse;
  progress: Progress;
  nowMs: number;
  /** The duration for the player, from the start of the course; null if unknown. */
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
          Available
        </p>
      );
    case "locked":
      return (
        <p className={cn(LOOK, "text-muted-foreground")}>
          Locked, {missingIds(course, progress).length} of{" "}
          {coursesText(course.prerequisiteIds.length)} to go
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
  if (endsAtMs === null) return <p className={cn(LOOK, "font-semibold")}>In progress</p>;
  return (
    <p className={cn(LOOK, "font-semibold")}>
      {takesMs !== null && takesMs > 0 && (
        <ProgressCircle value={1 - (endsAtMs - nowMs) / takesMs} />
      )}
      <span>
        In progress, <Countdown endsAtMs={endsAtMs} />
      </span>
    </p>
  );
}

/** A link from the list to the path of a course. Back restores the list, since its filters are in the address. */
function PathLink({ courseId, children }: { courseId: number; children: ReactNode }) {
  const view = new URLSearchParams(useSearchParams());
  view.set("view", "path");
  view.set("to", String(courseId));
  const search = `?${view.toString()}`;
  return (
    <a
      href={search}
      className="inline-flex min-h-6 items-center text-small text-primary underline max-md:min-h-11"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        window.history.pushState(null, "", search);
        // The link disappears with the list: without this, keyboard focus would return to the top of the page.
        document.getElementById("main")?.focus({ preventScroll: true });
        window.scrollTo(0, 0);
      }}
    >
      {children}
    </a>
  );
}
