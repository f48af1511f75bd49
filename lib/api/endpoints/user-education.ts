import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSecondsOrNull,
  secondsOrNull,
  idOrNull,
} from "@/lib/api/transport/wire";
import type { UserEducation } from "@/lib/game/education/user-education";
import * as z from "@/lib/zod";

/** A list of ids, or the map that PHP makes of a list with gaps. A map may also have `true` for each id. */
const courseIds = z.pipe(
  z.nullish(z.union([z.array(z.number()), z.record(z.string(), z.unknown())])),
  z.transform((wire) => {
    if (!wire) return [];
    if (Array.isArray(wire)) return wire;
    return Object.entries(wire).map(([key, value]) =>
      typeof value === "number" ? value : Number(key),
    );
  }),
);

const currentShape = z.pipe(
  z.object({
    education: z.object({
      complete: courseIds,
      current: z.nullish(z.object({ id: idOrNull, until: epochSecondsOrNull })),
    }),
  }),
  z.transform(({ education: { complete, current } }): UserEducation => ({
    completedIds: complete,
    current: current?.id
      ? { courseId: current.id, endsAtMs: current.until, secondsLeft: null }
      : null,
  })),
);

const legacyShape = z.pipe(
  z.object({
    education_current: z.number(),
    education_timeleft: secondsOrNull,
    education_completed: courseIds,
  }),
  z.transform((wire): UserEducation => ({
    completedIds: wire.education_completed,
    current:
      wire.education_current === 0
        ? null
        : {
            courseId: wire.education_current,
            endsAtMs: null,
            secondsLeft: wire.education_timeleft,
          },
  })),
);

export const userEducationWire = currentOrLegacy(currentShape, legacyShape);

/** The courses that the player has completed, and the one in progress. */
export function userEducationQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "education"],
    queryFn: ({ signal }) => request(session, "/user/education", userEducationWire, signal),
  });
}
