import type { Virus } from "@/lib/game/account/account";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import { courseEndsAtMs, type UserEducation } from "@/lib/game/education/user-education";
import { type MissionGiver, openContracts } from "@/lib/game/missions/mission";

import { checkResult, type CheckResult, type FetchedAt } from "./check-result";

/** The running course, with a null end if the game doesn't say; or the numbers of completed courses and of all courses. */
type Education =
  | { kind: "course"; courseId: number; endsAtMs: number | null }
  | { kind: "no course"; completed: number; courses: number };

/** Complete while a course is running. Null if none is running; a course that ends exactly now no longer runs. */
export function checkEnrolled(
  userEducation: UserEducation,
  { nowMs, fetchedAtMs }: FetchedAt,
): CheckResult<Education> | null {
  const endsAtMs = courseEndsAtMs(userEducation, fetchedAtMs);
  if (userEducation.current === null || (endsAtMs !== null && endsAtMs <= nowMs)) return null;
  return checkResult(true, { kind: "course", courseId: userEducation.current.courseId, endsAtMs });
}

/**
 * For a player with no running course: complete once every course of the game is done. A course that has just ended counts only
 * from the next response on. Source: contract 7.5.
 */
export function checkFinished(
  { completedIds }: Pick<UserEducation, "completedIds">,
  categories: readonly CourseCategory[],
): CheckResult<Education> {
  const done = new Set(completedIds);
  const courses = categories.flatMap((category) => category.courses);
  const completed = courses.filter(({ id }) => done.has(id)).length;
  const isFinished = courses.length > 0 && completed === courses.length;
  return checkResult(isFinished, { kind: "no course", completed, courses: courses.length });
}

/** The number of open contracts, and their next expiry; null if none expires. */
export interface Contracts {
  count: number;
  expiresAtMs: number | null;
}

/** Complete while Duke has no contract that is offered or accepted. Source: contract 7.6. */
export function checkMissions(
  givers: readonly MissionGiver[],
  { nowMs }: { nowMs: number },
): CheckResult<Contracts> {
  const open = openContracts(givers, nowMs);
  const expiries = open.flatMap(({ expiresAtMs }) => expiresAtMs ?? []);
  return checkResult(open.length === 0, {
    count: open.length,
    expiresAtMs: expiries.length === 0 ? null : Math.min(...expiries),
  });
}

/** A log entry about the coding of a virus: its start, or its end for any reason. */
export interface VirusEvent {
  id: string;
  atMs: number;
  kind: "start" | "end";
  /** Such as "Simple Virus"; null if the entry doesn't say. */
  name: string | null;
}

/** Name and end are null if the game doesn't give them. */
type Coding =
  | { kind: "virus"; name: string | null; endsAtMs: number | null }
  | { kind: "no virus" };

/** Complete while a virus is being coded; a virus that is finished by now doesn't count. Source: contract 7.7. */
export function checkVirus(virus: Virus | null, { nowMs }: { nowMs: number }): CheckResult<Coding> {
  return virus === null || (virus.endsAtMs !== null && virus.endsAtMs <= nowMs)
    ? checkResult(false, { kind: "no virus" })
    : checkResult(true, { kind: "virus", ...virus });
}

/**
 * `checkVirus` by the log, which gives no end: complete if the latest entry is a start. Of entries in the same second, the first
 * in the list is the latest, because the game lists the newest first.
 */
export function checkVirusByLog(events: readonly VirusEvent[]): CheckResult<Coding> {
  const [latest] = events.toSorted((a, b) => b.atMs - a.atMs);
  return latest?.kind === "start"
    ? checkResult(true, { kind: "virus", name: latest.name, endsAtMs: null })
    : checkResult(false, { kind: "no virus" });
}
