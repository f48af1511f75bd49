import { reachableFrom, topologicalGroups } from "@/lib/common/graph";
import { sum } from "@/lib/common/numbers";
import type { Perks } from "@/lib/game/account/account";

import type { Curriculum, DataIssue, ListedCourse } from "./curriculum";
import { missingIds, type Progress } from "./progress";

/** The steps left to complete some courses. */
export interface CoursePath {
  /** In the order of the list, each course after its prerequisites. */
  steps: readonly PathStep[];
  /** Null if the game doesn't give the duration of one of them. */
  remainingMs: number | null;
  /** Dollars. */
  cost: number;
  /** Inconsistencies in the game's data that affect this path. */
  issues: readonly DataIssue[];
}

export interface PathStep {
  course: ListedCourse;
  isRunning: boolean;
  /** Null if the game doesn't give the duration. */
  remainingMs: number | null;
  cost: number;
  /**
   * End of this step if the steps are taken one after the other, after the running course. Null if the end of the running course,
   * or the duration of this step or of an earlier one, is unknown.
   */
  endsAtMs: number | null;
}

/**
 * The path to these courses. Finished courses and courses that are not listed are left out. The running course comes first and
 * costs nothing; it takes its remaining time, or its whole duration if the game doesn't say when it ends. Courses that require
 * one another are included once each. `factor` is the part of the listed durations that remains for the player.
 */
export function coursePath(
  curriculum: Curriculum,
  targetIds: readonly number[],
  progress: Progress,
  nowMs: number,
  factor = 1,
): CoursePath {
  const { courses, byId } = curriculum;
  const { doneIds, running } = progress;
  const isLeft = (id: number) => byId.has(id) && !doneIds.has(id);
  const runs = (id: number) => id === running?.courseId;
  // The running course has been started, so it needs nothing more.
  const prerequisitesOf = (id: number) =>
    runs(id) ? [] : (byId.get(id)?.prerequisiteIds ?? []).filter(isLeft);

  const wanted = targetIds.filter(isLeft);
  const onTheWay = new Set([...wanted, ...reachableFrom(wanted, prerequisitesOf)]);
  const left = courses.filter(({ id }) => onTheWay.has(id)).map(({ id }) => id);
  const ordered = topologicalGroups(
    [...left.filter(runs), ...left.filter((id) => !runs(id))],
    prerequisitesOf,
  )
    .flat()
    .flatMap((id) => byId.get(id) ?? []);

  let atMs = freeAtMs(progress, nowMs);
  const steps = ordered.map((course): PathStep => {
    if (runs(course.id)) {
      const remainingMs = atMs === null ? durationMs(course, factor) : Math.max(0, atMs - nowMs);
      return { course, isRunning: true, remainingMs, cost: 0, endsAtMs: atMs };
    }
    const remainingMs = durationMs(course, factor);
    atMs = atMs === null || remainingMs === null ? null : atMs + remainingMs;
    return { course, isRunning: false, remainingMs, cost: course.cost, endsAtMs: atMs };
  });
  return {
    steps,
    remainingMs: totalDurationMs(steps.map((step) => step.remainingMs)),
    cost: sum(steps.map((step) => step.cost)),
    issues: curriculum.issues.filter((fault) => isOnTheWay(fault, onTheWay, progress)),
  };
}

/** Milliseconds that a course takes from its start; null if unknown. */
export const durationMs = (
  { durationSeconds }: Pick<ListedCourse, "durationSeconds">,
  factor: number,
): number | null => (durationSeconds === null ? null : durationSeconds * 1000 * factor);

/** Milliseconds that several courses take together; null if any duration is unknown. */
export function totalDurationMs(times: readonly (number | null)[]): number | null {
  const known = times.flatMap((ms) => ms ?? []);
  return known.length < times.length ? null : sum(known);
}

/** The time at which the next course can begin, because only one runs at a time. Null if unknown. */
const freeAtMs = ({ running }: Progress, nowMs: number) =>
  running === null ? nowMs : running.endsAtMs;

function isOnTheWay(
  fault: DataIssue,
  onTheWay: ReadonlySet<number>,
  { doneIds }: Progress,
): boolean {
  switch (fault.kind) {
    case "duplicate":
      return onTheWay.has(fault.kept.id);
    case "unknown":
      return onTheWay.has(fault.course.id) && !doneIds.has(fault.neededId);
    case "cycle":
      return fault.courses.some(({ id }) => onTheWay.has(id));
  }
}

/** The courses that a completed course unlocks, among those that the player has not started. */
interface Unlocks {
  /** Courses that it unlocks directly: it is their only missing prerequisite. */
  atOnce: readonly ListedCourse[];
  /** All courses that can't be started without it, directly or through others, including those of `atOnce`. */
  inTheEnd: readonly ListedCourse[];
}

export function unlocks(
  { courses, neededBy }: Curriculum,
  courseId: number,
  progress: Progress,
): Unlocks {
  const isAhead = ({ id }: ListedCourse) =>
    !progress.doneIds.has(id) && progress.running?.courseId !== id;
  const after = (id: number) => (neededBy.get(id) ?? []).filter(isAhead).map((course) => course.id);
  const leadsTo = reachableFrom([courseId], after);
  const inTheEnd = courses.filter(({ id }) => leadsTo.has(id) && id !== courseId);
  const waitsForItAlone = (course: ListedCourse) => {
    const missing = missingIds(course, progress);
    return missing.length === 1 && missing[0] === courseId;
  };
  return { atOnce: inTheEnd.filter(waitsForItAlone), inTheEnd };
}

/** The percentage by which perks from one source shorten a player's courses. */
export interface CourseReduction {
  source: keyof Perks;
  percent: number;
}

/** The reductions that shorten a player's courses. */
export interface Shortening {
  reductions: readonly CourseReduction[];
  /** The part of a listed duration that remains, 0 to 1. */
  factor: number;
}

/**
 * Adds up the percentages, as the game does. A public user script computes the game's times this way; there is no other source.
 */
export function shorteningBy(reductions: readonly CourseReduction[]): Shortening {
  const percent = sum(reductions.map((reduction) => reduction.percent));
  return { reductions, factor: Math.max(0, 1 - percent / 100) };
}
