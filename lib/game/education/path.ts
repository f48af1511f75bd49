import { reachableFrom, topologicalGroups } from "@/lib/common/graph";
import { sum } from "@/lib/common/numbers";
import type { Perks } from "@/lib/game/account/account";

import type { Curriculum, DataIssue, ListedCourse } from "./curriculum";
import { missingIds, type Progress } from "./progress";

/** What is left to do for some courses. */
export interface CoursePath {
  /** In the order of the list, each after what it needs. */
  steps: readonly PathStep[];
  /** Null where the game does not say how long one of them takes. */
  remainingMs: number | null;
  /** Dollars. */
  cost: number;
  /** What the game's data gets wrong along this path. */
  issues: readonly DataIssue[];
}

export interface PathStep {
  course: ListedCourse;
  isRunning: boolean;
  /** Null where the game does not say how long it takes. */
  remainingMs: number | null;
  cost: number;
  /** When all are done, taken one after the other after the running course. Null if the time of any is not known. */
  endsAtMs: number | null;
}

/**
 * The path to these courses. Finished ones count nothing; the running course comes first, is paid for, and counts what is
 * left of it, or its whole time if the game does not say when it ends. Courses that need one another count once
 * each, and what is not listed does not count. `factor` is the part of the listed durations that is left to the player.
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

/** How long a course takes from its start; null where it is not known. */
export const durationMs = (
  { durationSeconds }: Pick<ListedCourse, "durationSeconds">,
  factor: number,
): number | null => (durationSeconds === null ? null : durationSeconds * 1000 * factor);

/** How long several take together; null if that of any is not known. */
export function totalDurationMs(times: readonly (number | null)[]): number | null {
  const known = times.flatMap((ms) => ms ?? []);
  return known.length < times.length ? null : sum(known);
}

/** When the next course can begin: only one runs at a time. */
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

/** What finishing a course opens, among the courses that the player has not started. */
interface Unlocks {
  /** What it opens: nothing else that they need is left to do. */
  atOnce: readonly ListedCourse[];
  /** All that cannot be begun without it, directly or through others, those above included. */
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

/** By how much perks from one source make a player's courses shorter than the game lists. */
export interface CourseReduction {
  source: keyof Perks;
  percent: number;
}

/** What makes a player's courses shorter than the game lists. */
export interface Shortening {
  reductions: readonly CourseReduction[];
  /** The part of a listed duration that is left, 0 to 1. */
  factor: number;
}

/** The game adds up the percentages (a public user script computes the game's times this way; no other source tells). */
export function shorteningBy(reductions: readonly CourseReduction[]): Shortening {
  const percent = sum(reductions.map((reduction) => reduction.percent));
  return { reductions, factor: Math.max(0, 1 - percent / 100) };
}
