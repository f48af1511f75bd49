import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  listOf,
  type List,
  type Nested,
  numberOrNull,
  numericId,
  presentListOf,
  secondsOrNull,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { Course, CourseCategory } from "@/lib/game/education/curriculum";
import * as z from "@/lib/zod";

const course = {
  id: numericId,
  name: z.string(),
  code: z.nullish(z.string()),
  description: z.nullish(z.string()),
  duration: secondsOrNull,
};

const currentCourse = z.pipe(
  z.object({
    ...course,
    prerequisites: z.nullish(z.object({ cost: numberOrNull, courses: listOf(z.number()) })),
    rewards: z.nullish(
      z.object({
        working_stats: z.nullish(
          z.object({
            manual_labor: numberOrNull,
            intelligence: numberOrNull,
            endurance: numberOrNull,
          }),
        ),
        effect: textOrNull,
        honor: numberOrNull,
      }),
    ),
  }),
  z.transform(({ prerequisites, rewards, ...wire }): Course => ({
    id: wire.id,
    code: wire.code ?? "",
    name: wire.name,
    description: wire.description ?? "",
    durationSeconds: wire.duration,
    cost: prerequisites?.cost ?? 0,
    prerequisiteIds: prerequisites?.courses.entries ?? [],
    rewards: {
      workingStats: {
        manualLabor: rewards?.working_stats?.manual_labor ?? null,
        intelligence: rewards?.working_stats?.intelligence ?? null,
        endurance: rewards?.working_stats?.endurance ?? null,
      },
      effect: rewards?.effect ?? null,
      honorId: rewards?.honor ?? null,
    },
  })),
);

const category = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    courses: z.nullable(presentListOf(currentCourse)),
  }),
  z.transform(({ id, name, courses }): Nested<CourseCategory> => ({
    record: { id, name, courses: courses?.entries ?? [] },
    dropped: courses?.dropped ?? 0,
  })),
);

/** The first number of a list. It may be written as text, like the ids of a map. */
const firstNumber = z.pipe(
  listOf(numericId),
  z.transform(({ entries }) => entries[0] ?? null),
);

const joinedText = z.pipe(
  listOf(z.string()),
  z.transform(({ entries }) => (entries.length > 0 ? entries.join(", ") : null)),
);

/** The legacy courses: a map by id without categories, with each reward as a list of texts. */
const legacyCourse = z.pipe(
  z.object({
    ...course,
    money_cost: z.number(),
    prerequisites: listOf(z.number()),
    results: z.catch(
      z.nullish(
        z.object({
          perk: joinedText,
          manual_labor: firstNumber,
          intelligence: firstNumber,
          endurance: firstNumber,
        }),
      ),
      null,
    ),
  }),
  z.transform(({ results, ...wire }): Course => ({
    id: wire.id,
    code: wire.code ?? "",
    name: wire.name,
    description: wire.description ?? "",
    durationSeconds: wire.duration,
    cost: wire.money_cost,
    prerequisiteIds: wire.prerequisites.entries,
    rewards: {
      workingStats: {
        manualLabor: results?.manual_labor ?? null,
        intelligence: results?.intelligence ?? null,
        endurance: results?.endurance ?? null,
      },
      effect: results?.perk ?? null,
      honorId: null,
    },
  })),
);

/** The legacy courses are all in one category without a name. */
const education = z.pipe(
  listOf(
    currentOrLegacy<z.output<typeof category> | z.output<typeof legacyCourse>>(
      category,
      legacyCourse,
    ),
  ),
  z.transform(({ entries, dropped }): List<CourseCategory> => {
    const categories = entries.filter((entry) => "record" in entry);
    const courses = entries.filter((entry) => "durationSeconds" in entry);
    const unnamed = courses.length > 0 ? [{ id: 0, name: "", courses }] : [];
    return {
      entries: [...categories.map(({ record }) => record), ...unnamed],
      dropped: categories.reduce((sum, entry) => sum + entry.dropped, dropped),
    };
  }),
);

export const educationWire = z.object({ education });

/** Every course, by category. */
export function educationQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "education"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/education", educationWire, signal)).education,
  });
}
