import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Countdown } from "@/components/game/game-time";
import { WithNames } from "@/components/game/player-name";
import { OpeningRow } from "@/components/list/two-line-row";
import { startAtTop } from "@/components/window/start-at-top";
import type { useOpened } from "@/components/window/use-opened";
import { formatMoney, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { ListedCourse } from "@/lib/game/education/curriculum";
import { coursePath, durationMs, unlocks } from "@/lib/game/education/path";
import { courseState, missingIds } from "@/lib/game/education/progress";
import { cn } from "@/lib/utils";

import {
  courseName,
  type EducationState,
  effectiveProgress,
  factorOf,
  fieldText,
} from "./education-state";
import {
  coursesText,
  durationText,
  rewardLines,
  rewardText,
  shortReward,
  someNames,
  suggestedReason,
} from "./text";

interface CourseProps {
  course: ListedCourse;
  study: EducationState;
}

interface CourseCardProps extends CourseProps {
  opened: ReturnType<typeof useOpened>;
  /** True if the player searches: what was found may be in the description. */
  isSearched: boolean;
  /** True under a heading that says the course’s state. */
  isGrouped: boolean;
}

export function CourseCard({ course, study, opened, isSearched, isGrouped }: CourseCardProps) {
  const id = String(course.id);
  const { description, rewards } = course;
  const look = isGrouped && isSaidByHeading(course, study) ? null : stateLook(course, study);
  const isOpen = opened.isOpen(id);
  const isWhole = isOpen || isSearched;
  const factor = factorOf(study);
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {course.name}
        </h2>
        <p className="font-semibold whitespace-nowrap">
          <span className="sr-only">Duration </span>
          {orDash(durationMs(course, factor), formatDuration)}
        </p>
      </div>
      {look !== null && (
        <p className={cn("flex items-center gap-1.5 text-small", look.tone)}>
          {look.circle !== null && <ProgressCircle value={look.circle} />}
          {look.text}
        </p>
      )}
      {rewardLines(rewards).map((line) => (
        <p key={line} className="text-small">
          {line}
        </p>
      ))}
      <div className="pair items-baseline text-small">
        <p translate="no" className="min-w-0 text-muted-foreground">
          {fieldText(course)}
        </p>
        <p className="flex items-baseline gap-4">
          <span>
            <span className="sr-only">Cost </span>
            {formatMoney(course.cost)}
          </span>
          {!isSearched && (
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex min-h-6 items-center text-primary underline"
              onClick={() => {
                opened.toggle(id, !isOpen);
              }}
            >
              {isOpen ? "Less" : "More"}
              <span className="sr-only">
                {" "}
                about <span translate="no">{course.name}</span>
              </span>
            </button>
          )}
        </p>
      </div>
      {isWhole && description !== "" && <p className="mt-1 text-small">{description}</p>}
      <dl className="text-small">
        {isWhole && factor < 1 && (
          <DescriptionRow label="Listed duration" value={durationText(durationMs(course, 1))} />
        )}
        <Ahead course={course} study={study} isWhole={isWhole} />
      </dl>
      <PathTo course={course} study={study} />
    </>
  );
}

/** A course on a phone: two lines, which open on the rest of its card. */
export function CourseLines({
  course,
  study,
  opened,
}: CourseProps & { opened: ReturnType<typeof useOpened> }) {
  const id = String(course.id);
  const look = stateLook(course, study);
  const state = study.progress === null ? null : courseState(course, study.progress);
  // Of a course that can be taken, the reward says more than its state, which the order of the list shows.
  const reward = state === "open" ? shortReward(course.rewards) : "";
  return (
    <OpeningRow
      id={id}
      isOpen={opened.isOpen(id)}
      toggle={opened.toggle}
      title={
        <>
          <span translate="no">{course.name}</span>
          {course.id === study.suggestedId && <span className="text-success">, next</span>}
        </>
      }
      figure={formatMoney(course.cost)}
      detail={
        reward !== "" ? (
          reward
        ) : state === "locked" ? (
          <Needs course={course} study={study} />
        ) : look === null ? (
          fieldText(course)
        ) : (
          <span className={look.tone}>{look.text}</span>
        )
      }
      second={orDash(durationMs(course, factorOf(study)), formatDuration)}
    >
      <p translate="no" className="text-small text-muted-foreground">
        {fieldText(course)}
      </p>
      <CourseFacts course={course} study={study} />
    </OpeningRow>
  );
}

/** "Needs Algebra and 1 more". */
function Needs({ course, study }: CourseProps) {
  const names = missingIds(course, effectiveProgress(study)).map((id) => courseName(study, id));
  const [first = ""] = names;
  return (
    <WithNames names={[first]}>
      {`Needs ${first}${names.length > 1 ? ` and ${names.length - 1} more` : ""}`}
    </WithNames>
  );
}

/** The part of a course's entry on a phone below its name and code: its cost, what it brings, and the courses around it. */
function CourseFacts({ course, study }: CourseProps) {
  const { description, cost, rewards } = course;
  const factor = factorOf(study);
  const rewarded = rewardText(rewards);
  return (
    <>
      {description !== "" && <p className="mt-1 text-small">{description}</p>}
      <dl className="mt-1 text-small">
        <DescriptionRow label="Duration" value={durationText(durationMs(course, 1))} />
        {factor < 1 && (
          <DescriptionRow label="Your duration" value={durationText(durationMs(course, factor))} />
        )}
        <DescriptionRow label="Cost" value={formatMoney(cost)} />
        {rewarded !== "" && <Fact label="Rewards">{rewarded}</Fact>}
        <Ahead course={course} study={study} isWhole />
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

interface AheadProps extends CourseProps {
  /** False leaves out the courses around an unlocked one. */
  isWhole: boolean;
}

/** The course's missing prerequisites if it is locked, otherwise all; and the courses that it unlocks, unless it is done. */
function Ahead({ course, study, isWhole }: AheadProps) {
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
      {needed.length > 0 && (isLocked || isWhole) && (
        <Fact label={isLocked ? "Requires" : "Prerequisites"} names={neededNames}>
          {someNames(neededNames)}
        </Fact>
      )}
      {isWhole && state !== "done" && inTheEnd.length > 0 && (
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

/** True if a heading says all that a card would say of the course’s state. */
function isSaidByHeading(course: ListedCourse, { progress, suggestedId }: EducationState) {
  const state = progress === null ? null : courseState(course, progress);
  return state === "done" || (state === "open" && course.id !== suggestedId);
}

interface StateLook {
  /** From 0 to 1; null without a circle. */
  circle: number | null;
  text: ReactNode;
  tone: string;
}

/** The state of a course as text, with a circle for its progress; null if the player's courses are unknown. */
function stateLook(course: ListedCourse, study: EducationState): StateLook | null {
  const { progress, nowMs, suggestedId } = study;
  if (progress === null) return null;
  const quiet = "text-muted-foreground";
  switch (courseState(course, progress)) {
    case "done":
      return { circle: 1, text: "Done", tone: quiet };
    case "running":
      return runningLook(durationMs(course, factorOf(study)), progress.running?.endsAtMs, nowMs);
    case "open": {
      const text =
        course.id === suggestedId ? `Suggested next: ${suggestedReason(course)}` : "Available";
      return { circle: 0, text, tone: "font-semibold text-success" };
    }
    case "locked": {
      const missing = missingIds(course, progress).length;
      const text = `Locked, ${missing} of ${coursesText(course.prerequisiteIds.length)} to go`;
      return { circle: null, text, tone: quiet };
    }
  }
}

/** @param takesMs the duration for the player, from the start of the course; null if unknown */
function runningLook(
  takesMs: number | null,
  endsAtMs: number | null | undefined,
  nowMs: number,
): StateLook {
  const tone = "font-semibold";
  if (endsAtMs === null || endsAtMs === undefined) {
    return { circle: null, text: "In progress", tone };
  }
  const circle = takesMs !== null && takesMs > 0 ? 1 - (endsAtMs - nowMs) / takesMs : null;
  const text = (
    <span>
      In progress, <Countdown endsAtMs={endsAtMs} />
    </span>
  );
  return { circle, text, tone };
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
        startAtTop();
      }}
    >
      {children}
    </a>
  );
}
